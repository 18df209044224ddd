import type { Styled } from '#lib/class-names.ts';
import { LANE_NUMBERS } from '#art/lane-numbers.ts';
import { roundedLine } from '#art/rounded-line.ts';
import { wovenLine } from '#art/WovenLine.tsx';
import styles from './StepArt.module.css';
import { stepTangle } from './step-tangle.ts';

const Tangle = wovenLine('tangle-step', stepTangle);

/** The lanes continue to the right, as far as the page around the drawing shows them. */
const [MIDDLE, RIGHT] = [65, 270];
const FAR = 2600;
const [FIRST_LANE_Y, PITCH] = [19.5, 13];
const laneY = (lane: number) => FIRST_LANE_Y + PITCH * (lane - 1);

/** The stations on the lanes of the running engine: the lane, and the x on it. */
const STATIONS = [
  [1, 52],
  [2, 196],
  [4, 112],
  [6, 64],
  [7, 222],
  [8, 158],
] as const;

function leavingPath(lane: number): string {
  const reach = Math.abs(laneY(lane) - MIDDLE);
  const corners = [
    [96, MIDDLE],
    [112, MIDDLE],
    [112 + reach, laneY(lane)],
    [RIGHT, laneY(lane)],
  ] as const;
  return roundedLine(corners, 5);
}

/** One stretch of the line per step; the stretches join when the drawings are side by side. */
const stretches = [
  <Tangle key="tangle" />,
  <g key="choice">
    <path
      className={styles.line}
      d="M-10 65H40C70 65 70 28 100 28S130 102 160 102 190 65 220 65H270"
    />
    <g className={styles.stations}>
      <circle cx="100" cy="28" r="9" />
      <circle cx="160" cy="102" r="9" />
    </g>
  </g>,
  <g key="engine">
    <path className={styles.line} d="M-10 65H96" />
    <g className={styles.lanes}>
      {LANE_NUMBERS.map((lane) => (
        <path key={lane} data-lane={lane} d={leavingPath(lane)} />
      ))}
    </g>
    <circle cx="92" cy={MIDDLE} r="34" fill="var(--engine)" />
    <circle
      cx="92"
      cy={MIDDLE}
      r="26"
      stroke="var(--engine-line)"
      strokeWidth="3"
      strokeDasharray="7 5"
    />
  </g>,
  <g key="lanes">
    <g className={styles.lanes}>
      {LANE_NUMBERS.map((lane) => (
        <path key={lane} data-lane={lane} d={`M-10 ${laneY(lane)}H${FAR}`} />
      ))}
    </g>
    <g className={styles.stations}>
      {STATIONS.map(([lane, x]) => (
        <circle key={lane} cx={x} cy={laneY(lane)} r="7" />
      ))}
    </g>
  </g>,
];

/** The line on its way from tangle to lanes: the stretch for `step`, from 0 to 3. 260 by 130. */
export function StepArt({ step, className }: Styled & { step: number }) {
  return (
    <svg className={className} viewBox="0 0 260 130" fill="none" aria-hidden="true">
      {stretches[step]}
    </svg>
  );
}
