import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './Price.module.css';

/** An amount as a figure, and in plain type what stands before and after it, such as "from" and "per month". */
export function Price(props: {
  amount: string;
  before?: string | undefined;
  /** As it follows the amount, with the space that parts the two, if any. */
  after?: ReactNode;
  /** `large` for the price that a page is about, `inline` in a row of words. */
  size?: 'large' | 'normal' | 'inline';
  className?: string | undefined;
}) {
  const { amount, before, after, size = 'normal', className } = props;
  return (
    <p className={classNames(styles.price, styles[size], className)}>
      {before && `${before} `}
      <b>{amount}</b>
      {after}
    </p>
  );
}
