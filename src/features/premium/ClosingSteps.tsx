import type { Styled } from '#lib/class-names.ts';
import { ClosingCall, type ClosingCallProps } from '#features/closing/ClosingCall.tsx';
import { roundedLine, type Point } from '#art/rounded-line.ts';
import { Stations } from '#art/Stations.tsx';
import styles from './ClosingSteps.module.css';

/** The closing call: the line leaves its button and climbs one step per plan. */
export function ClosingSteps({ steps, ...props }: ClosingCallProps & { steps: number }) {
  return <ClosingCall {...props} art={<StepRun steps={steps} className={styles.run} />} />;
}

const [WIDTH, HEIGHT] = [2600, 60];
const START_Y = 30;
/** The first tread is long, so that the line clears the words above it before it climbs. */
const FIRST_TREAD = 560;
const TREAD = 168;
const RISE = 26;
const SETBACK = 6;

/** A line that climbs `steps` steps, a station on each, and runs off the page. 2600 by 60, to begin under a button. */
function StepRun({ steps, className }: Styled & { steps: number }) {
  const starts = Array.from(
    { length: steps - 1 },
    (_, step) => FIRST_TREAD + step * (TREAD + RISE),
  );
  const corners = starts.flatMap((x, step): Point[] => [
    [x, START_Y - step * RISE],
    [x + RISE, START_Y - (step + 1) * RISE],
  ]);
  const end: Point = [WIDTH, START_Y - (steps - 1) * RISE];
  const stations = starts.map((x, step): Point => [
    x + RISE + TREAD / 2,
    START_Y - (step + 1) * RISE,
  ]);
  return (
    <svg
      className={className}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="none"
      overflow="visible"
      aria-hidden="true"
    >
      <path
        stroke="var(--wire, var(--accent))"
        strokeWidth="6"
        d={roundedLine([[0, START_Y], ...corners, end], SETBACK)}
      />
      <Stations
        at={[[FIRST_TREAD / 2 + 90, START_Y], ...stations]}
        radius={15}
        border={6}
        color="var(--wire, var(--ink))"
      />
    </svg>
  );
}
