import styles from './LevelBars.module.css';

/** A LinkedIn level: as many rising bars as there are levels, filled up to this one. */
export function LevelBars({ level, levels }: { level: number; levels: number }) {
  return (
    <span className={styles.bars} aria-hidden="true">
      {Array.from({ length: levels }, (_, index) => (
        <i key={index} data-on={index < level || undefined} />
      ))}
    </span>
  );
}
