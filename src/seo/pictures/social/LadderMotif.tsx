import { roundedLine, type Point } from '#art/rounded-line.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { CARD } from './SocialCard.tsx';

const [FIRST_X, LAST_X, RUN] = [150, 1030, 84];
const [BOTTOM_Y, TOP_Y] = [566, 372];
const [STROKE, BESIDE] = [16, 20];

/**
 * The platform and the LinkedIn line climb side by side, one station for each step of the discount.
 * `current` is the step that the picture is about; if there is none, the picture is about all of them.
 */
export function LadderMotif({ current }: { current: number | undefined }) {
  // Plans may share a discount.
  const steps = [...new Set(premiumPlans.map((plan) => plan.discountPercent))];
  const highest = Math.max(...steps);
  const pitch = (LAST_X - FIRST_X) / Math.max(1, steps.length - 1);
  const stations = steps.map((percent, index) => ({
    percent,
    x: FIRST_X + pitch * index,
    y: BOTTOM_Y - ((BOTTOM_Y - TOP_Y) * percent) / highest,
  }));
  const climb = (offset: number) => {
    const corners = stations.flatMap(({ x, y }, index): Point[] => {
      const next = stations[index + 1];
      const rise = next ? y - next.y : 0;
      const from: Point = [x + RUN, y + offset];
      return next ? [from, [x + RUN + rise, next.y + offset]] : [from];
    });
    const [first] = stations;
    const last = stations.at(-1);
    return roundedLine(
      [[-10, (first?.y ?? 0) + offset], ...corners, [CARD.width + 10, (last?.y ?? 0) + offset]],
      12,
    );
  };
  return (
    <>
      {stations.map(({ x, y, percent }) => (
        <path
          key={percent}
          d={`M${x} ${y}V${CARD.height}`}
          stroke={percent === current ? 'var(--accent)' : 'var(--line)'}
          strokeWidth="6"
        />
      ))}
      <path stroke="var(--lane-5)" strokeWidth={STROKE} d={climb(BESIDE)} />
      <path stroke="var(--accent)" strokeWidth={STROKE} d={climb(0)} />
      {stations.map(({ x, y, percent }) => {
        const isCurrent = percent === current;
        const isQuiet = current !== undefined && !isCurrent;
        return (
          <g key={percent}>
            <rect
              x={x - 20}
              y={y - 20}
              width="40"
              height={40 + BESIDE}
              rx="20"
              fill={isCurrent ? 'var(--accent)' : 'var(--bg)'}
              stroke="var(--ink)"
              strokeWidth="7"
            />
            <text
              x={x}
              y={y - 40}
              textAnchor="middle"
              fontFamily="var(--face-display)"
              fontSize={isCurrent ? 58 : 40}
              letterSpacing="-1"
              fill={isQuiet ? 'var(--ink-muted)' : 'var(--ink)'}
            >
              {`${percent}%`}
            </text>
          </g>
        );
      })}
    </>
  );
}
