import { laneColor } from '#art/lane-numbers.ts';
import { CARD } from './card.ts';

const LINE_Y = 482;
const [RING, BORDER] = [21, 8];

/** One working day as a line: each stop with its time and its name, in the color of its lane. */
export function DayMotif(props: {
  stops: readonly { id: string; time: string; title: string; lane: number | undefined }[];
}) {
  const { stops } = props;
  const [first, pitch] = [
    CARD.margin + 66,
    (CARD.width - 2 * CARD.margin - 132) / (stops.length - 1),
  ];
  const placed = stops.map((stop, index) => ({ ...stop, x: first + pitch * index }));
  return (
    <>
      <path stroke="var(--accent)" strokeWidth="15" d={`M-10 ${LINE_Y}H${CARD.width + 10}`} />
      {placed.map(({ id, x, time, title, lane }) => (
        <g key={id} fontFamily="var(--face-text)" textAnchor="middle">
          <path d={`M${x} ${LINE_Y - 36}v-22`} stroke="var(--line-strong)" strokeWidth="3" />
          <text x={x} y={LINE_Y - 74} fontSize="27" fill="var(--ink-muted)">
            {time}
          </text>
          <circle
            cx={x}
            cy={LINE_Y}
            r={RING}
            fill={lane === undefined ? 'var(--ink)' : 'var(--bg)'}
            stroke={lane === undefined ? 'var(--ink)' : laneColor(lane)}
            strokeWidth={BORDER}
          />
          <text x={x} y={LINE_Y + 70} fontSize="29" fill="var(--ink)">
            {title}
          </text>
        </g>
      ))}
    </>
  );
}
