import { Ribbon } from '#art/Ribbon.tsx';
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

// One curve. Every crossing is steeper than 40 degrees and apart from the next, so that its gap is short and clear.
// prettier-ignore
const TANGLE =
  'M0 250C190 250 380 250 569.4 250C649 250 716.5 259 808 257.7 871.5 256.9 946.4 251.1 965.2 205.8 981.3 167.1 956.3 99.4 914.7 73.4 868 44.2 800.4 67.4 761 114.1 719.2 163.5 709.2 239.2 736.7 280.8 763.7 321.6 826.6 329.7 887.8 346.6 950.5 363.9 1011.5 390.2 1054.9 367.7 1096.2 346.3 1121.7 280.8 1114.7 219.2 1107.6 157.9 1068.2 100.6 1020.9 90.2 973.8 80 919 116.1 877 156.7 836 196.1 807.3 239.8 810.8 296.1 814.2 351.6 848.8 419.3 894.8 422.6 938.7 425.7 993 370.2 1001.2 324.5 1011 269.4 954 228.6 898.9 183.4 843.9 138.3 790.7 88.9 745.6 101.4 705.5 112.6 671.8 172.8 664.6 233.2 656.3 302.9 683.3 372.9 735.1 397.2 781.7 419.2 848.5 404 893.5 368.1 935.7 334.5 958.8 282.9 1001.2 262.6 1033.6 247.2 1077.1 250 1115.4 250C1677 250 2238 250 2800 250';
const Tangle = wovenLine('tangle-closing', TANGLE, 30);

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
