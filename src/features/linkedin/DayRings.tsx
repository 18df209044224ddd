import styles from './DayRings.module.css';

/** The people of one day, one ring each: `solid` first, then `open`. */
export function DayRings({ solid, open }: { solid: number; open: number }) {
  return (
    <span className={styles.rings} aria-hidden="true">
      {Array.from({ length: solid + open }, (_, person) => (
        <i key={person} data-on={person < solid || undefined} />
      ))}
    </span>
  );
}
