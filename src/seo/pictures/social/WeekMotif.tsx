import { CARD } from './card.ts';

const LINE_Y = 556;
const BLOCK = { width: 176, height: 92, gap: 12 };

/** A week on a line: every advertisement is a block that stands on its day. */
export function WeekMotif({ days }: { days: readonly { day: string; ads: number }[] }) {
  const pitch = (CARD.width - 2 * CARD.margin) / days.length;
  const placed = days.map((day, index) => ({ ...day, x: CARD.margin + pitch * (index + 0.5) }));
  return (
    <>
      <path stroke="var(--lane-5)" strokeWidth="15" d={`M-10 ${LINE_Y}H${CARD.width + 10}`} />
      {placed.map(({ day, ads, x }) => (
        <g key={day} textAnchor="middle">
          {Array.from({ length: ads }, (_, block) => {
            const top = LINE_Y - 44 - (BLOCK.height + BLOCK.gap) * (block + 1);
            return (
              <g key={block}>
                <rect
                  x={x - BLOCK.width / 2}
                  y={top}
                  width={BLOCK.width}
                  height={BLOCK.height}
                  rx="12"
                  fill="var(--accent)"
                />
                <path
                  d={`M${x - 64} ${top + 34}h128M${x - 64} ${top + 58}h78`}
                  stroke="var(--accent-ink)"
                  strokeWidth="8"
                  strokeLinecap="round"
                />
              </g>
            );
          })}
          <circle
            cx={x}
            cy={LINE_Y}
            r="21"
            fill={ads > 0 ? 'var(--ink)' : 'var(--bg)'}
            stroke="var(--ink)"
            strokeWidth="8"
          />
          <text
            x={x}
            y={LINE_Y + 60}
            fontFamily="var(--face-text)"
            fontSize="28"
            fill="var(--ink-muted)"
          >
            {day}
          </text>
        </g>
      ))}
    </>
  );
}
