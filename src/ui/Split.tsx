import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './Split.module.css';

const ratioClass = {
  '1-1': undefined,
  '4-8': styles.r48,
  '5-7': styles.r57,
  '7-4': styles.r74,
  '8-4': styles.r84,
} as const;
export type SplitRatio = keyof typeof ratioClass;

/** Two parts, one below the other and, in a wide window, side by side. */
export function Split(
  props: Styled & {
    /** The widths of the parts, in twelfths. */
    ratio: SplitRatio;
    /** The window width from which they are side by side. */
    from?: '64rem' | '72rem';
    align?: 'start' | 'center' | 'end';
    children: ReactNode;
  },
) {
  const { ratio, from = '64rem', align = 'start', className, children } = props;
  return (
    <div
      className={classNames(
        styles.split,
        ratioClass[ratio],
        from === '72rem' && styles.late,
        align !== 'start' && styles[align],
        className,
      )}
    >
      {children}
    </div>
  );
}
