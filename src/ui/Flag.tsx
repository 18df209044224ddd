import styles from './Flag.module.css';

/** Marks the one emphasized card of a set, in words. */
export function Flag({ children }: { children: string }) {
  return <span className={styles.flag}>{children}</span>;
}
