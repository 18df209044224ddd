import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Bubble.module.css';

/** A chat message: the business's on the right, in the engine's color; a customer's on the left, on a plain surface. */
export function Bubble(
  props: Styled & {
    from: 'business' | 'customer';
    /** Shown in small type above the message. */
    note?: string | undefined;
    children: ReactNode;
  },
) {
  const { from, note, className, children } = props;
  return (
    <p className={classNames(styles.bubble, styles[from], className)}>
      {note && (
        <Text as="span" size="small" className={styles.note}>
          {note}
          <VisuallyHidden>:</VisuallyHidden>
        </Text>
      )}
      {children}
    </p>
  );
}
