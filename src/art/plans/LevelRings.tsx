import styles from './LevelRings.module.css';

/** A LinkedIn level as rings on the social lane: as many are lit. */
export function LevelRings({ level, of }: { level: number; of: number }) {
  return (
    <svg
      className={styles.rings}
      viewBox={`0 0 ${of * 18} 14`}
      width={of * 18}
      height="14"
      aria-hidden="true"
    >
      <path className={styles.line} d={`M7 7h${(of - 1) * 18}`} />
      {Array.from({ length: of }, (_, index) => (
        <circle
          key={index}
          className={index < level ? styles.lit : undefined}
          cx={7 + index * 18}
          cy="7"
          r="5"
        />
      ))}
    </svg>
  );
}
