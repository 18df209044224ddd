import styles from './LevelRings.module.css';

/** A LinkedIn level: as many stations on the line as there are levels, filled up to this one. */
export function LevelRings({ level, levels }: { level: number; levels: number }) {
  return (
    <span className={styles.rings} aria-hidden="true">
      {Array.from({ length: levels }, (_, index) => (
        <i key={index} data-on={index < level || undefined} />
      ))}
    </span>
  );
}
