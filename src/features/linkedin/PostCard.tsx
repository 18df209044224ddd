import styles from './PostCard.module.css';

/** A post, and where it appears. */
export function PostCard({ place }: { place: string }) {
  return (
    <span className={styles.post}>
      <i />
      <i />
      <b>{place}</b>
    </span>
  );
}
