import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './Note.module.css';

/** A remark in small type that applies to everything above it. */
export function Note(props: {
  /** The remark is about drawings, so it is hidden from screen readers as they are. */
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
