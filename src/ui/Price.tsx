import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './Price.module.css';

/** `large` for the price that a page is about, `inline` in a row of words. */
export type PriceSize = 'large' | 'normal' | 'inline';

/** An amount as a figure and, in plain type, the words before and after it, such as "from" and "per month". */
export function Price(props: {
  amount: string;
  before?: string | undefined;
  /** Includes the space that separates it from the amount, if any. */
  after?: ReactNode;
  size?: PriceSize;
  /** The words are on lines of their own. */
  isStacked?: boolean;
}) {
  const { amount, before, after, size = 'normal', isStacked = false } = props;
  return (
    <p
      className={classNames(
        styles.price,
        size !== 'normal' && styles[size],
        isStacked && styles.stacked,
      )}
    >
      {before && <span className={styles.words}>{`${before} `}</span>}
      <b>{amount}</b>
      {after && <span className={styles.words}>{after}</span>}
    </p>
  );
}
