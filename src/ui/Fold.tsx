import type { ReactNode } from 'react';
import { Heading } from './Heading.tsx';
import styles from './Fold.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Something long, folded behind its heading with the browser's own `details`. It opens without scripts, for a link to
 * its heading and for the browser's search, and it is open in print.
 */
export function Fold(props: {
  /** The id of the heading, if others link to it. */
  id?: string;
  heading: string;
  /** What the fold contains, in a few words. */
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
