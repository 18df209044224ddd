import { ClosingTangle } from './ClosingTangle.tsx';
import { ClosingCall, type ClosingCallProps } from '#features/closing/ClosingCall.tsx';
import styles from './HomeClosing.module.css';

/** The closing call of Home: the tangle of the hero ends at its button. */
export function HomeClosing(props: ClosingCallProps) {
  return (
    <ClosingCall
      {...props}
      className={styles.closing}
      art={<ClosingTangle className={styles.tangle} />}
    />
  );
}
