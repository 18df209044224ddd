import type { ComponentProps } from 'react';
import styles from './InvisibleInput.module.css';

/**
 * A native box or radio button, unseen, over all of its label: what stands after it in the label is drawn in its
 * place. The label is `position: relative`.
 */
export function InvisibleInput(
  attributes: Omit<ComponentProps<'input'>, 'className'> & { type: 'checkbox' | 'radio' },
) {
  return <input {...attributes} className={styles.input} />;
}
