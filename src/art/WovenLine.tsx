import type { Styled } from '#lib/class-names.ts';
import { CASING_WIDTH, weave } from './weave.ts';

/**
 * Weaves `path` once, at import: the result is the same for every page. The line takes its color and width from
 * `--wire` and `--wire-width`; the casing at a crossing is `--bg`. `casingWidth` is the casing's width, or its maximum
 * where `--casing-width` narrows it.
 */
export function wovenLine(id: string, path: string, casingWidth = CASING_WIDTH) {
  const { pathLength, casing, over } = weave(path, { casing: casingWidth });
  const line = { stroke: 'var(--wire, var(--accent))', strokeWidth: 'var(--wire-width, 6)' };
  return function WovenLine({ className }: Styled) {
    return (
      <g className={className} fill="none" strokeLinejoin="round">
        <defs>
          <path id={id} d={path} pathLength={pathLength} />
        </defs>
        <use href={`#${id}`} {...line} />
        <use
          href={`#${id}`}
          stroke="var(--bg)"
          strokeWidth={`var(--casing-width, ${casingWidth})`}
          strokeDasharray={casing}
        />
        <use href={`#${id}`} {...line} strokeDasharray={over} />
      </g>
    );
  };
}
