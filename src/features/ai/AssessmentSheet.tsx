import { TickedBox } from './TickedBox.tsx';
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
