import { Ribbon } from '#art/Ribbon.tsx';
import { closing } from '#art/tangle-paths.ts';
import { wovenLine } from '#art/WovenLine.tsx';
import { ClosingCall, type ClosingCallProps } from '#features/closing/ClosingCall.tsx';
import styles from './HomeClosing.module.css';

/** The closing call of Home: the tangle of the hero ends at its button. */
export function HomeClosing(props: ClosingCallProps) {
  const lead = (
    <>
      {props.lead} <b hidden data-thread-part="again" />
    </>
  );
  return <ClosingCall {...props} lead={lead} art={<ClosingArt />} />;
}

const Tangle = wovenLine('tangle-closing', closing, 30);

/**
 * The tangle at the end of the page, drawn from left to right as the page scrolls (1120 by 480). Once the visitor has
 * pulled lines free, a cable with all lines takes its place, in which the pulled ones are lit.
 */
function ClosingArt() {
  return (
    <>
      <div className={`band ${styles.cable}`} data-print="hidden" data-thread-part="end" hidden>
        <Ribbon direction="across" className={styles.lines} />
      </div>
      <svg
        className={styles.tangle}
        width="520"
        viewBox="0 0 1120 480"
        fill="none"
        aria-hidden="true"
      >
        <Tangle className={styles.revealed} />
      </svg>
    </>
  );
}
