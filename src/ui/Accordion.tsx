import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

/**
 * Questions that open one by one, by the browser's own `details`: they work without scripts, are found by the
 * browser's search, and each can be linked to by its id.
 */
export function Accordion(props: {
  /** An answer of words alone is one paragraph. */
  items: readonly { id: string; question: string; answer: ReactNode }[];
}) {
  return (
    <div className={styles.items}>
      {props.items.map(({ id, question, answer }) => (
        <details key={id} id={id} className={styles.item}>
          <summary>{question}</summary>
          <div className={styles.answer}>
            {typeof answer === 'string' ? <p>{answer}</p> : answer}
          </div>
        </details>
      ))}
    </div>
  );
}
