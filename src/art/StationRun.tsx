import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import { roundedLine, type Point } from './rounded-line.ts';
import { Stations } from './Stations.tsx';
import styles from './StationRun.module.css';

/** The length of a run, enough to leave any page, and the y of its middle. */
export const [RUN_LENGTH, RUN_MIDDLE] = [2600, 30];

/**
 * A run of stations in the color of the wire, through `corners`; it grows to the right as the page scrolls.
 * 2600 by 60, to begin under a button and run off the page.
 */
export function StationRun(
  props: Styled & {
    corners: readonly Point[];
    stations: readonly Point[];
    /** Drawn between the line and the stations. */
    children?: ReactNode;
  },
) {
  const { corners, stations, className, children } = props;
  return (
    <svg
      className={classNames(styles.run, className)}
      width="520"
      viewBox={`0 0 ${RUN_LENGTH} ${2 * RUN_MIDDLE}`}
      fill="none"
      overflow="visible"
      aria-hidden="true"
    >
      <path stroke="var(--wire, var(--accent))" strokeWidth="6" d={roundedLine(corners, 6)} />
      {children}
      <Stations at={stations} radius={9} border={6} color="var(--wire, var(--ink))" />
    </svg>
  );
}
