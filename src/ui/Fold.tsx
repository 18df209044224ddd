import type { ReactNode } from 'react';
import { Heading } from './Heading.tsx';
import styles from './Fold.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Something long that waits behind its heading, by the browser's own `details`: it opens without scripts, for a link to
 * its heading and for the browser's search, and on paper it is open.
 */
export function Fold(props: {
  /** Of the heading, where others link to it. */
  id?: string;
  heading: string;
  /** What waits, in a few words. */
  note?: string;
  children: ReactNode;
}) {
  const { id, heading, note, children } = props;
  return (
    <details className={styles.fold}>
      <summary>
        <Heading level={3} size="h4" id={id}>
          {heading}
        </Heading>
        {note && (
          <span>
            <VisuallyHidden>: </VisuallyHidden>
            {note}
          </span>
        )}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
