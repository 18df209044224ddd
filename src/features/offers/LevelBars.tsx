import styles from './LevelBars.module.css';

export type LevelBarsProps = { level: number; levels: number };

/** A LinkedIn level: as many rising bars as there are levels, filled up to this one. */
export function LevelBars({ level, levels }: LevelBarsProps) {
  return (
    <span className={styles.bars} aria-hidden="true">
      {Array.from({ length: levels }, (_, index) => (
        <i key={index} data-on={index < level || undefined} />
      ))}
    </span>
  );
}
