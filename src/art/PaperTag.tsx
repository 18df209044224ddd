import { Text } from '#ui/Text.tsx';
import styles from './PaperTag.module.css';

/** A paper tag, centered on the top left corner of its container; `--tilt` is its angle, `--tag-limit` limits its type size. */
export function PaperTag({ children }: { children: string }) {
  return (
    <Text as="span" size="tiny" isStrong className={styles.tag}>
      {children}
    </Text>
  );
}
