import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './Lead.module.css';

/** The paragraph under a heading, larger than running text. */
export function Lead(
  props: Styled & {
    muted?: boolean;
    children: ReactNode;
  },
) {
  const { muted = false, className, children } = props;
  return <p className={classNames(styles.lead, muted && styles.muted, className)}>{children}</p>;
}
