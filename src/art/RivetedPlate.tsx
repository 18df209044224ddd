import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './RivetedPlate.module.css';

/** A machine's plate: a panel screwed on at its four corners. */
export function RivetedPlate({ className, children }: Styled & { children: ReactNode }) {
  return <div className={classNames(styles.plate, className)}>{children}</div>;
}
