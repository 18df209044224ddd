import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import { Icon } from './Icon.tsx';
import { withWholeRange } from './Text.tsx';
import styles from './TickList.module.css';

/** What is included, and a sentence that explains it, if there is one. */
type Tick = { what: ReactNode; note?: string | undefined };

/** The contents of a plan or an offer, one tick each. */
export function TickList(
  props: Styled & {
    items: readonly (string | Tick)[];
    /** `small` in a narrow column, however large the window is. */
    size?: 'normal' | 'small';
  },
) {
  const { items, size = 'normal', className } = props;
  return (
    <ul className={classNames(styles.list, styles[size], className)}>
      {items.map((item, index) => {
        const { what, note }: Tick = typeof item === 'string' ? { what: item } : item;
        return (
          <li key={index}>
            <Icon name="tick" />
            <span>
              {withWholeRange(what)}
              {note && (
                <>
                  {' '}
                  <span className={styles.note} data-note="">
                    {note}
                  </span>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
