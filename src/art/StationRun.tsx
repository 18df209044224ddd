import { classNames, type Styled } from '#lib/class-names.ts';
import type { Point } from './rounded-line.ts';
import { Stations } from './Stations.tsx';
import styles from './StationRun.module.css';

const [WIDTH, HEIGHT, LINE_Y] = [2600, 60, 30];
/** How far the stations are from the start, at uneven intervals. */
const STATIONS = [210, 340, 520, 640, 830, 1050, 1180, 1430, 1600, 1730, 1960, 2110, 2350];

/**
 * A straight run of stations in the color of the wire; it grows to the right as the page scrolls.
 * 2600 by 60, to begin under a button and run off the page.
 */
export function StationRun({ className }: Styled) {
  return (
    <svg
      className={classNames(styles.run, className)}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="none"
      aria-hidden="true"
    >
      <path stroke="var(--wire, var(--accent))" strokeWidth="6" d={`M0 ${LINE_Y}H${WIDTH}`} />
      <Stations
        at={STATIONS.map((x): Point => [x, LINE_Y])}
        radius={15}
        border={6}
        color="var(--wire, var(--ink))"
      />
    </svg>
  );
}
