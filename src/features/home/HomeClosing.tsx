import { closing } from '#art/tangle-paths.ts';
import { wovenLine } from '#art/WovenLine.tsx';
import { ClosingCall, type ClosingCallProps } from '#features/closing/ClosingCall.tsx';
import styles from './HomeClosing.module.css';

/** The closing call of Home: the tangle of the hero ends at its button. */
export function HomeClosing(props: ClosingCallProps) {
  return <ClosingCall {...props} art={<ClosingTangle />} />;
}

const Tangle = wovenLine('tangle-closing', closing);

/** The tangle at the end of the page; it is drawn from left to right as the page scrolls. 1120 by 480. */
function ClosingTangle() {
  return (
    <svg className={styles.tangle} viewBox="0 0 1120 480" fill="none" aria-hidden="true">
      <Tangle className={styles.revealed} />
    </svg>
  );
}
