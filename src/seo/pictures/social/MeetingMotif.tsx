import { laneColor, LANE_NUMBERS } from '#art/lane-numbers.ts';
import { roundedLine, type Point } from '#art/rounded-line.ts';
import { CARD } from './card.ts';

const [PITCH, STROKE] = [24, 15];
const STATION = { x: 700, y: 378, width: 66 };
const laneY = (lane: number) => STATION.y + 34 + PITCH * (lane - 1);
/** The y at which each line enters from the left: farther apart than at the station. */
const arrivals = [362, 412, 456, 494, 532, 572, 622, 690];

/** Lines from different places meet at one long station and go on side by side. */
export function MeetingMotif() {
  return (
    <>
      {LANE_NUMBERS.map((lane, index) => {
        const [from, to] = [arrivals[index] ?? 0, laneY(lane)];
        const turn = 250 + 46 * Math.abs(index - 3.5);
        const corners: Point[] = [
          [-10, from],
          [turn, from],
          [turn + Math.abs(to - from), to],
          [CARD.width + 10, to],
        ];
        return (
          <path
            key={lane}
            stroke={laneColor(lane)}
            strokeWidth={STROKE}
            d={roundedLine(corners, 14)}
          />
        );
      })}
      <rect
        x={STATION.x}
        y={STATION.y}
        width={STATION.width}
        height={68 + PITCH * (LANE_NUMBERS.length - 1)}
        rx={STATION.width / 2}
        fill="var(--bg)"
        stroke="var(--ink)"
        strokeWidth="10"
      />
      {LANE_NUMBERS.map((lane) => (
        <circle
          key={lane}
          cx={STATION.x + STATION.width / 2}
          cy={laneY(lane)}
          r="7"
          fill="var(--ink)"
        />
      ))}
    </>
  );
}
