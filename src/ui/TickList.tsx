import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './TickList.module.css';

/** What a plan or an offer gives, a tick each. */
export function TickList({
  items,
  className,
}: {
  items: readonly ReactNode[];
  className?: string | undefined;
}) {
  return (
    <ul className={classNames(styles.list, className)}>
      {items.map((item, index) => (
        <li key={index}>
          <Icon name="tick" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
