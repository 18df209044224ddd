import { CARD } from './SocialCard.tsx';

const SHEET = { x: 620, y: 330, width: 460, height: 360, rx: 10 };
const [LINE_Y, ROW_PITCH, TEXT_PITCH] = [500, 104, 24];
const SECTIONS = [1, 2, 3];
/** The lengths of a section's lines of text. */
const TEXT = [300, 330, 210];

/** A document on the line: a sheet with the first sections, and another sheet under it. */
export function DocumentMotif() {
  return (
    <>
      <path stroke="var(--accent)" strokeWidth="15" d={`M-10 ${LINE_Y}H${CARD.width + 10}`} />
      <rect
        {...SHEET}
        fill="var(--surface-2)"
        stroke="var(--line-strong)"
        strokeWidth="3"
        transform={`rotate(4 ${SHEET.x + SHEET.width} ${CARD.height})`}
      />
      <g transform={`rotate(-2 ${SHEET.x} ${CARD.height})`}>
        <rect {...SHEET} fill="var(--paper)" />
        {SECTIONS.map((section, row) => {
          const top = SHEET.y + 66 + ROW_PITCH * row;
          return (
            <g key={section}>
              <text
                x={SHEET.x + 78}
                y={top + 12}
                textAnchor="end"
                fontFamily="var(--face-display)"
                fontSize="44"
                fill="var(--paper-ink)"
              >
                {section}
              </text>
              {TEXT.map((width, line) => (
                <path
                  key={width}
                  stroke="var(--paper-line)"
                  strokeWidth={line === 0 ? 12 : 6}
                  d={`M${SHEET.x + 104} ${top + TEXT_PITCH * (line - 0.15)}h${line === 0 ? width * 0.6 : width}`}
                />
              ))}
            </g>
          );
        })}
      </g>
    </>
  );
}
