import { classNames } from '#lib/class-names.ts';
import styles from './Pill.module.css';

/** A status in a product drawing. */
export function Pill({ isDone = false, children }: { isDone?: boolean; children: string }) {
  return <span className={classNames(styles.pill, isDone && styles.done)}>{children}</span>;
}

/** Marks the one emphasized card of a set, in words. */
export function Flag({ children }: { children: string }) {
  return <span className={styles.flag}>{children}</span>;
}
