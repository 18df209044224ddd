import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

const hidden = {
  always: styles.hidden,
  '48rem': styles.until48,
  '64rem': styles.until64,
} as const;

/** Text for screen readers and for the page without styles; from the window width `until` up, everybody sees it. */
export function VisuallyHidden({
  as: Tag = 'span',
  until = 'always',
  id,
  children,
}: {
  as?: 'span' | 'p' | 'div';
  until?: keyof typeof hidden;
  id?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Tag className={hidden[until]} id={id}>
      {children}
    </Tag>
  );
}
