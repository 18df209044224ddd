import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import { Station } from './Station.tsx';
import styles from './StationLine.module.css';

const turnClass = { '48rem': styles.turnsAt48, '64rem': styles.turnsAt64 };

/**
 * A list of stops on a line. The line runs down and, from the width `turnAt` on, across, in columns of equal width. It
 * begins and ends at a station. Distances and color are custom properties (StationLine.module.css).
 */
export function StationLine(
  props: Styled & {
    as?: 'ol' | 'ul';
    turnAt?: keyof typeof turnClass;
    /** Instead of `turnAt`: from 64rem on, in rows of three, of which the first runs over both edges of the page. */
    columns?: 3;
    /** The end that runs on over the edge of the page, once the line runs across; a container must clip it. */
    bleed?: 'start' | 'end';
    /** The size while the line runs down; across, every line is large. */
    size?: 'small';
    /** Whether scrolling draws the line, in engines that support this. */
    isDrawnByScroll?: boolean;
    'aria-label'?: string;
    /** One `Stop` each. */
    children: ReactNode;
  },
) {
  const { as: Tag = 'ol', turnAt, columns, bleed, size, ...others } = props;
  const { isDrawnByScroll, className, ...rest } = others;
  return (
    <Tag
      {...rest}
      className={classNames(
        styles.line,
        size && styles[size],
        turnAt && turnClass[turnAt],
        columns && `${styles.turnsAt64} ${styles.rows}`,
        bleed === 'start' && styles.bleedsAtStart,
        bleed === 'end' && styles.bleedsAtEnd,
        isDrawnByScroll && styles.drawn,
        className,
      )}
    />
  );
}

/** A stop: its words, and its station on the line. */
export function Stop(
  props: Styled & {
    /** Fills the station: where the visitor is, or what the visitor does. */
    isMarked?: boolean;
    'aria-current'?: 'true' | undefined;
    children: ReactNode;
  },
) {
  const { isMarked = false, className, children, ...rest } = props;
  return (
    <li {...rest} className={classNames(styles.stop, className)}>
      {children}
      <Station isMarked={isMarked} className={styles.station} />
    </li>
  );
}
