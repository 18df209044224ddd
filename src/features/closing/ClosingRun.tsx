import type { Point } from '#art/rounded-line.ts';
import { RUN_LENGTH, RUN_MIDDLE, StationRun } from '#art/StationRun.tsx';
import { ClosingCall, type ClosingCallProps } from './ClosingCall.tsx';
import styles from './ClosingRun.module.css';

const level = (x: number): Point => [x, RUN_MIDDLE];

const corners = [0, RUN_LENGTH].map(level);
/** At uneven intervals. */
const stations = [210, 340, 520, 640, 830, 1050, 1180, 1430, 1600, 1730, 1960, 2110, 2350].map(
  level,
);

/** The closing call of a page about a service: a straight run of stations leaves its button. */
export function ClosingRun(props: ClosingCallProps) {
  const art = <StationRun corners={corners} stations={stations} className={styles.run} />;
  return <ClosingCall {...props} art={art} />;
}
