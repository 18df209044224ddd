import { Bar } from './Bar.tsx';
import styles from './TilesSkeleton.module.css';

/** A catalog: tiles, one for each lane, with a stripe in its color. */
export function TilesSkeleton() {
  return (
    <div className={styles.tiles}>
      {[1, 2, 3, 5, 6, 8].map((lane) => (
        <div key={lane} className={styles.tile} data-lane={lane}>
          <i className={styles.stripe} />
          <Bar size="heading" tenths={lane % 2 ? 6 : 7} />
          <Bar />
          <Bar tenths={lane % 2 ? 8 : 5} />
        </div>
      ))}
    </div>
  );
}
