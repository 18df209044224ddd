import type { Point } from './rounded-line.ts';

/**
 * The stations of a drawing: discs of the ground's color with an ink border. Each is a dot drawn twice, wide and then
 * narrow, so that any number of them needs only two paths.
 */
export function Stations(props: {
  at: readonly Point[];
  radius: number;
  border: number;
  /** The border's color, if not ink. */
  color?: string;
}) {
  const { at, radius, border, color = 'var(--ink)' } = props;
  const dots = at.map(([x, y]) => `M${x} ${y}h.01`).join('');
  return (
    <g strokeLinecap="round">
      <path d={dots} stroke={color} strokeWidth={2 * radius + border} />
      <path d={dots} stroke="var(--bg)" strokeWidth={2 * radius - border} />
    </g>
  );
}
