import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

const hidden = {
  always: styles.hidden,
  '48rem': styles.until48,
  '64rem': styles.until64,
} as const;

/**
 * Text for screen readers and for the page without styles. Everybody sees it in a window as wide as `until`, or in one that
 * is narrower than `from`, and on paper.
 */
export function VisuallyHidden(props: {
  as?: 'span' | 'p' | 'div';
  until?: keyof typeof hidden;
  from?: '48rem';
  id?: string | undefined;
  children: ReactNode;
}) {
  const { as: Tag = 'span', until = 'always', from, id, children } = props;
  return (
    <Tag className={from ? styles.from48 : hidden[until]} id={id}>
      {children}
    </Tag>
  );
}
