import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import { Icon } from './Icon.tsx';
import { withWholeRange } from './Text.tsx';
import styles from './TickList.module.css';

/** The contents of a plan or an offer, one tick each. */
export function TickList(
  props: Styled & {
    items: readonly ReactNode[];
    /** `small` in a narrow column, however large the window is. */
    size?: 'normal' | 'small';
  },
) {
  const { items, size = 'normal', className } = props;
  return (
    <ul className={classNames(styles.list, styles[size], className)}>
      {items.map((item, index) => (
        <li key={index}>
          <Icon name="tick" />
          <span>{withWholeRange(item)}</span>
        </li>
      ))}
    </ul>
  );
}
