import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './Note.module.css';

/** A remark in small type: what holds for everything above it. */
export function Note({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <p className={classNames(styles.note, className)}>{children}</p>;
}
