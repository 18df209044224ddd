import styles from './TickedBox.module.css';

/** A box on the sheet, ticked by hand as it scrolls into view. Decorative. */
export function TickedBox() {
  return (
    <svg className={styles.box} viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <rect x="3" y="5" width="20" height="20" rx="3" stroke="currentColor" strokeWidth="2.5" />
      <path className={styles.tick} pathLength="1" d="m7 14 6 6L26 3" />
    </svg>
  );
}
