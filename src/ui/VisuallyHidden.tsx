import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/**
 * Text for screen readers and for readers of the bare page. `beside` a drawing that says the same, it shows wherever
 * the drawing cannot: on phones, and in colors that the visitor's system forces.
 */
export function VisuallyHidden({
  as: Tag = 'span',
  beside,
  children,
}: {
  as?: 'span' | 'p' | 'div';
  beside?: 'drawing';
  children: ReactNode;
}) {
  return (
    <Tag className={beside === 'drawing' ? styles.hiddenBesideDrawing : styles.hidden}>
      {children}
    </Tag>
  );
}
