import type { ComponentProps } from 'react';
import styles from './InvisibleInput.module.css';

/**
 * A native checkbox or radio button, invisible, that covers its whole label. The element after it in the label is drawn
 * in its place. The label must be `position: relative`.
 */
export function InvisibleInput(
  attributes: Omit<ComponentProps<'input'>, 'className'> & { type: 'checkbox' | 'radio' },
) {
  return <input {...attributes} className={styles.input} />;
}
