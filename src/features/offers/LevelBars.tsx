import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './LevelBars.module.css';

export type LevelBarsProps = { level: number; levels: number };

/** The width of a bar with the gap next to it, and how much each bar is higher than the one before. */
const PITCH = 13;
const RISE = 5;

/** A LinkedIn level: as many rising bars as there are levels, filled up to this one. */
export function LevelBars({ level, levels, className }: LevelBarsProps & Styled) {
  const width = levels * PITCH - 4;
  const height = levels * RISE + 3;
  return (
    <svg
      className={classNames(styles.bars, className)}
      width={width}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {Array.from({ length: levels }, (_, index) => (
        <rect
          key={index}
          x={index * PITCH + 1}
          y={(levels - index - 1) * RISE + 1}
          width={PITCH - 6}
          height={(index + 1) * RISE + 1}
          rx="2"
          data-on={index < level || undefined}
        />
      ))}
    </svg>
  );
}
