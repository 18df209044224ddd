import { Bar } from './Bar.tsx';
import styles from './FormSkeleton.module.css';

/** A form with a summary beside it: purchase pages and the catalog form. */
export function FormSkeleton() {
  return (
    <div className={styles.form}>
      <div>
        <Bar size="heading" tenths={5} />
        <Bar tenths={8} />
        <Bar tenths={6} />
        <Bar size="field" />
        <Bar size="field" />
        <Bar size="field" />
        <Bar size="slot" />
      </div>
      <div>
        <Bar size="block" />
        <Bar tenths={7} />
        <Bar tenths={5} />
      </div>
    </div>
  );
}
