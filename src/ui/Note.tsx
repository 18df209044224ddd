import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './Note.module.css';

/** A remark in small type: what holds for everything above it. */
export function Note(props: {
  /** It is of drawings, which nobody hears of. */
  isOfDrawings?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { isOfDrawings, className, children } = props;
  return (
    <p className={classNames(styles.note, className)} aria-hidden={isOfDrawings}>
      {children}
    </p>
  );
}
