import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './PaperTicket.module.css';

/**
 * A paper ticket for `months` stops with an empty stub: the line runs through
 * the stops and continues, dashed, after the perforation.
 */
export function PaperTicket(props: { months: number; stub: ReactNode; children: ReactNode }) {
  const { months, stub, children } = props;
  return (
    <div className={styles.ticket}>
      <div className={classNames(styles.paper, styles.face)}>
        <p className={styles.stops} aria-hidden="true">
          {Array.from({ length: months }, (_, month) => (
            <i key={month}>{month + 1}</i>
          ))}
        </p>
        {children}
      </div>
      <div className={classNames(styles.paper, styles.stub)}>
        <p className={classNames(styles.stops, styles.open)} aria-hidden="true">
          <i>{months + 1}</i>
        </p>
        {stub}
      </div>
    </div>
  );
}
