import { ClosingCall, type ClosingCallProps } from '#features/closing/ClosingCall.tsx';
import type { Point } from '#art/rounded-line.ts';
import { RUN_LENGTH, RUN_MIDDLE, StationRun } from '#art/StationRun.tsx';
import styles from './ClosingSteps.module.css';

const TREAD = 168;
const RISE = 26;
/** Where the last tread begins, before the button that stands on it. */
const LAST_TREAD = RUN_LENGTH - TREAD;

/** The closing call: the line climbs one step per plan, with a station on each, up to the button. */
export function ClosingSteps({ steps, ...props }: ClosingCallProps & { steps: number }) {
  /** The height and the beginning of a tread, counted back from the button. */
  const height = (back: number) => RUN_MIDDLE + back * RISE;
  const start = (back: number) => LAST_TREAD - back * (TREAD + RISE);
  const treads = Array.from({ length: steps }, (_, step) => steps - 1 - step);
  const rises = treads.slice(1).flatMap((back): Point[] => [
    [start(back) - RISE, height(back + 1)],
    [start(back), height(back)],
  ]);
  const corners: Point[] = [[0, height(steps - 1)], ...rises, [RUN_LENGTH, RUN_MIDDLE]];
  const stations = treads.map((back): Point => [start(back) + TREAD / 2 - RISE, height(back)]);
  const art = <StationRun corners={corners} stations={stations} className={styles.run} />;
  return <ClosingCall {...props} art={art} place="end" />;
}
