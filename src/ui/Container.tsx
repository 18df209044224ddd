import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './Container.module.css';

/** Holds content to the page's measure and keeps the gutters. */
export function Container({ className, children }: Styled & { children: ReactNode }) {
  return <div className={classNames(styles.container, className)}>{children}</div>;
}
