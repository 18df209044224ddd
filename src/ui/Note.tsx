import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './Note.module.css';

/** A remark in small type that applies to everything above it. */
export function Note(
  props: Styled & {
    /** The remark is about drawings, so it is hidden from screen readers as they are. */
    isOfDrawings?: boolean;
    children: ReactNode;
  },
) {
  const { isOfDrawings, className, children } = props;
  return (
    <p className={classNames(styles.note, className)} aria-hidden={isOfDrawings}>
      {children}
    </p>
  );
}
