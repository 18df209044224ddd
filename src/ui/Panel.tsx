import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import { LaneDot } from './LaneLabel.tsx';
import styles from './Panel.module.css';
import { Text } from './Text.tsx';

/** A drawing of a product window: a title bar and what is below it. Its content is sample data. */
export function Panel(
  props: Styled & {
    title: string;
    /** The lane that the window belongs to. */
    lane: number;
    /** "Example", at the end of the bar. */
    label?: string;
    children: ReactNode;
  },
) {
  const { title, lane, label, className, children } = props;
  return (
    <div className={classNames(styles.panel, className)}>
      <div className={styles.bar}>
        <LaneDot lane={lane} />
        {title}
        {label && (
          <Text as="span" size="tiny" isMuted className={styles.label}>
            {label}
          </Text>
        )}
      </div>
      {children}
    </div>
  );
}
