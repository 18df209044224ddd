import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers and for readers of the page without styles. */
export function VisuallyHidden({
  as: Tag = 'span',
  children,
}: {
  as?: 'span' | 'p' | 'div';
  children: ReactNode;
}) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
