import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './TickList.module.css';

/** "30-60+" */
const RANGE = /(\d+-\d+\+?)/;

/** The words of an item. Keeps ranges whole: browsers break a line after a hyphen, which would split the number. */
function words(item: ReactNode): ReactNode {
  if (typeof item !== 'string' || !RANGE.test(item)) return item;
  const [before, range, after] = item.split(RANGE);
  return (
    <>
      {before}
      <span className={styles.range}>{range}</span>
      {after}
    </>
  );
}

/** What a plan or an offer includes, one tick each. */
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
          <span>{words(item)}</span>
        </li>
      ))}
    </ul>
  );
}
