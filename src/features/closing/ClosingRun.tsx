import { StationRun } from '#art/StationRun.tsx';
import { ClosingCall, type ClosingCallProps } from './ClosingCall.tsx';
import styles from './ClosingRun.module.css';

/** The closing call of a page about a service: a straight run of stations leaves its button. */
export function ClosingRun(props: ClosingCallProps) {
  return <ClosingCall {...props} art={<StationRun className={styles.run} />} />;
}
