import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './Price.module.css';

/** `large` for the price that a page is about, `inline` in a row of words. */
export type PriceSize = 'large' | 'normal' | 'inline';

/** An amount as a figure and, in plain type, the words before and after it, such as "from" and "per month". */
export function Price(
  props: Styled & {
    amount: string;
    before?: string | undefined;
    /** Includes the space that separates it from the amount, if any. */
    after?: ReactNode;
    size?: PriceSize;
  },
) {
  const { amount, before, after, size = 'normal', className } = props;
  return (
    <p className={classNames(styles.price, styles[size], className)}>
      {before && `${before} `}
      <b>{amount}</b>
      {after}
    </p>
  );
}
