import { ClosingCall, type ClosingCallProps } from '#features/closing/ClosingCall.tsx';
import type { Point } from '#art/rounded-line.ts';
import { RUN_LENGTH, RUN_MIDDLE, StationRun } from '#art/StationRun.tsx';
import styles from './ClosingSteps.module.css';

/** The first tread is long, so that the line clears the words above it before it climbs. */
const FIRST_TREAD = 560;
const TREAD = 168;
const RISE = 26;

/** The closing call: the line leaves its button and climbs one step per plan, with a station on each. */
export function ClosingSteps({ steps, ...props }: ClosingCallProps & { steps: number }) {
  const height = (step: number) => RUN_MIDDLE - step * RISE;
  const starts = Array.from(
    { length: steps - 1 },
    (_, step) => FIRST_TREAD + step * (TREAD + RISE),
  );
  const corners: Point[] = [
    [0, RUN_MIDDLE],
    ...starts.flatMap((x, step): Point[] => [
      [x, height(step)],
      [x + RISE, height(step + 1)],
    ]),
    [RUN_LENGTH, height(steps - 1)],
  ];
  const stations: Point[] = [
    [FIRST_TREAD / 2 + 90, RUN_MIDDLE],
    ...starts.map((x, step): Point => [x + RISE + TREAD / 2, height(step + 1)]),
  ];
  const art = <StationRun corners={corners} stations={stations} className={styles.run} />;
  return <ClosingCall {...props} art={art} />;
}
