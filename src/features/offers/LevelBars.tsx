import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './LevelBars.module.css';

export type LevelBarsProps = { level: number; levels: number };

/** A LinkedIn level: as many rising bars as there are levels, filled up to this one. */
export function LevelBars({ level, levels, className }: LevelBarsProps & Styled) {
  return (
    <span className={classNames(styles.bars, className)} aria-hidden="true">
      {Array.from({ length: levels }, (_, index) => (
        <i key={index} data-on={index < level || undefined} />
      ))}
    </span>
  );
}
