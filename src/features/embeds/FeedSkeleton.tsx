import { Station } from '#ui/Station.tsx';
import { Bar } from './Bar.tsx';
import styles from './FeedSkeleton.module.css';

/** A community: rooms as stations on a line, posts, a note at the side. */
export function FeedSkeleton() {
  return (
    <div className={styles.feed}>
      <div className={styles.rooms}>
        {[1, 3, 4, 5, 6, 8].map((lane) => (
          <span key={lane} data-lane={lane}>
            <Station className={styles.station} />
            <Bar tenths={lane % 2 ? 8 : 6} />
          </span>
        ))}
      </div>
      <div className={styles.posts}>
        <div className={styles.compose}>
          <Bar size="avatar" />
          <Bar size="slot" />
        </div>
        {([7, 5, 6] as const).map((tenths) => (
          <div key={tenths} className={styles.post}>
            <span>
              <Bar size="avatar" />
              <Bar tenths={3} />
            </span>
            <Bar size="heading" tenths={tenths} />
            <Bar tenths={9} />
            <Bar tenths={6} />
          </div>
        ))}
      </div>
      <div className={styles.note}>
        <Bar size="heading" tenths={7} />
        <Bar />
        <Bar />
        <Bar tenths={6} />
      </div>
    </div>
  );
}
