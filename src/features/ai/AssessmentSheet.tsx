import styles from './AssessmentSheet.module.css';

export type AssessmentSheetProps = {
  heading: string;
  stamp: string;
  items: readonly string[];
  totals: readonly { label: string; value: string }[];
};

/** What the consultation covers, as the sheet that the consultant fills in with the visitor. */
export function AssessmentSheet({ heading, stamp, items, totals }: AssessmentSheetProps) {
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <h3>{heading}</h3>
        <span className={styles.stamp}>{stamp}</span>
      </div>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <TickedBox />
            <span>{item}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        {totals.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A box on the sheet, ticked by hand as it scrolls into view. Decorative. */
function TickedBox() {
  return (
    <svg className={styles.box} viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <rect x="3" y="5" width="20" height="20" rx="3" stroke="currentColor" strokeWidth="2.5" />
      <path className={styles.tick} pathLength="1" d="m7 14 6 6L26 3" />
    </svg>
  );
}
