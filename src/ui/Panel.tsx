import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import { LaneDot } from './LaneLabel.tsx';
import styles from './Panel.module.css';

/** A drawing of a product window: a title bar and what is below it. Its content is sample data. */
export function Panel(
  props: Styled & {
    title: string;
    /** The lane that the window belongs to. */
    lane: number;
    /** "Sample data" or "Example", in the bar. */
    label?: string;
    labelPlace?: 'beside' | 'end';
    children: ReactNode;
  },
) {
  const { title, lane, label, labelPlace = 'end', className, children } = props;
  return (
    <div className={classNames(styles.panel, className)}>
      <div className={styles.bar}>
        <LaneDot lane={lane} />
        {title}
        {label && <span className={styles[labelPlace]}>{label}</span>}
      </div>
      {children}
    </div>
  );
}
