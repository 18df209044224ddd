import type { Ticket } from '../ticket.ts';
import { CARD } from './SocialCard.tsx';

const PAPER = { x: CARD.margin, y: 340, width: CARD.width - 2 * CARD.margin, height: 238, rx: 10 };
const [LINE_Y, LINE_HEIGHT, WHO_SIZE, GAP] = [PAPER.y + PAPER.height / 2, 1.12, 30, 26];

/** A customer's words as a ticket on the line. */
export function TicketMotif({ lines, size, who }: Ticket) {
  const height = lines.length * size * LINE_HEIGHT + GAP + WHO_SIZE;
  const top = LINE_Y - height / 2;
  const x = PAPER.x + 44;
  return (
    <>
      <path stroke="var(--accent)" strokeWidth="15" d={`M-10 ${LINE_Y}H${CARD.width + 10}`} />
      <rect {...PAPER} fill="var(--paper)" />
      {[PAPER.x, PAPER.x + PAPER.width].map(
        (end) =>
        <circle key={end} cx={end} cy={LINE_Y} r="15" fill="var(--bg)" stroke="var(--ink)" strokeWidth="7" />, // prettier-ignore
      )}
      <g fill="var(--paper-ink)">
        <g fontFamily="var(--face-display)" fontSize={size} letterSpacing={-0.02 * size}>
          {lines.map((line, index) => (
            <text key={line} x={x} y={top + size * (LINE_HEIGHT * index + 0.8)}>
              {line}
            </text>
          ))}
        </g>
        <text x={x} y={top + height - 4} fontFamily="var(--face-text)" fontSize={WHO_SIZE}>
          {who}
        </text>
      </g>
    </>
  );
}
