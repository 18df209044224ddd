import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Bubble.module.css';

/** A message: of the business on the color of the engine, of somebody else on a well. */
export function Bubble(props: {
  from: 'business' | 'customer';
  /** In small letters above the message. */
  note?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { from, note, className, children } = props;
  return (
    <p className={classNames(styles.bubble, styles[from], className)}>
      {note && (
        <span>
          {note}
          <VisuallyHidden>:</VisuallyHidden>
        </span>
      )}
      {children}
    </p>
  );
}
