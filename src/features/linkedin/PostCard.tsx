import { Text } from '#ui/Text.tsx';
import styles from './PostCard.module.css';

/** A post, and where it appears. */
export function PostCard({ place }: { place: string }) {
  return (
    <span className={styles.post}>
      <i className={styles.line} />
      <i className={styles.line} />
      <Text as="b" size="tiny" isStrong>
        {place}
      </Text>
    </span>
  );
}
