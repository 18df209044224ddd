import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

/**
 * Questions that open one by one, built on the browser's own `details`: they work without scripts, the browser's search
 * finds them, and links can lead to each by its id.
 */
export function Accordion(props: {
  /** An answer that is plain text becomes one paragraph. */
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
