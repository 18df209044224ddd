import styles from './AdStack.module.css';

/**
 * The advertisements of a week as blocks that stand on what follows: on a wide screen one upon the
 * other, on a phone side by side, each in the place of its day.
 */
export function AdStack(props: {
  /** What a block is, in a word. */
  label: string;
  days: readonly { day: string; ads: number }[];
}) {
  return (
    <div className={styles.stack} aria-hidden="true">
      {props.days.flatMap(({ day, ads }) =>
        Array.from({ length: Math.max(ads, 1) }, (_, ad) => (
          <p
            key={`${day}${ad}`}
            className={ads > 0 ? styles.block : styles.free}
            data-on={ads > 0 || undefined}
          >
            {day}
            {ads > 0 && <span>{props.label}</span>}
          </p>
        )),
      )}
    </div>
  );
}
