import { laneColor } from '#art/lane-numbers.ts';
import { CARD } from './card.ts';

const SHEET = { x: 560, y: 352, width: 520, height: 330, rx: 14 };
const [LINE_Y, TAB, TAB_PITCH] = [512, { width: 74, height: 48, rx: 10 }, 66];

/** A catalog on the line, a little askew: its cover, a sheet behind it and a tab for each service. */
export function CatalogMotif({
  services,
}: {
  services: readonly { name: string; lane: number }[];
}) {
  const right = SHEET.x + SHEET.width;
  const rowY = (index: number) => SHEET.y + 84 + TAB_PITCH * index;
  return (
    <>
      <path stroke="var(--accent)" strokeWidth="15" d={`M-10 ${LINE_Y}H${CARD.width + 10}`} />
      <rect
        {...SHEET}
        x={SHEET.x + 10}
        fill="var(--surface-2)"
        stroke="var(--line-strong)"
        strokeWidth="3"
        transform={`rotate(3 ${right} ${CARD.height})`}
      />
      <g transform={`rotate(-4 ${SHEET.x} ${CARD.height})`}>
        {services.map(({ name, lane }, index) => (
          <rect key={name} {...TAB} x={right - 22} y={rowY(index) - 36} fill={laneColor(lane)} />
        ))}
        <rect {...SHEET} fill="var(--paper)" />
        {services.map(({ name, lane }, index) => (
          <g key={name}>
            <circle
              cx={SHEET.x + 54}
              cy={rowY(index) - 12}
              r="14"
              stroke={laneColor(lane)}
              strokeWidth="9"
            />
            <text
              x={SHEET.x + 90}
              y={rowY(index)}
              fontFamily="var(--face-display)"
              fontSize="38"
              letterSpacing="-0.5"
              fill="var(--paper-ink)"
            >
              {name}
            </text>
          </g>
        ))}
      </g>
    </>
  );
}
