import styles from './FrayedLine.module.css';

/** The line frays and stops short of its station. Decorative. */
export function FrayedLine() {
  return (
    <svg className={styles.drawing} viewBox="0 0 560 150" fill="none" aria-hidden="true">
      <path className={styles.line} d="M-2000 75H250" />
      <path
        className={styles.line}
        d="M250 75c24 0 36-9 52-22M250 75c26 2 40 4 62 2M250 75c22 4 34 14 46 26"
      />
      <circle className={styles.station} cx="470" cy="75" r="26" />
    </svg>
  );
}
