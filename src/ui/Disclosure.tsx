import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './Disclosure.module.css';
import { Heading } from './Heading.tsx';
import { plus } from './PhoneDisclosure.tsx';
import { Text } from './Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/*
 * Built on the browser's own `details`: they open without scripts, for links to them and for the browser's search, and
 * they are open in print.
 */

/** Long content behind its heading. */
export function Disclosure(props: {
  /** The id of the heading, if others link to it. */
  id?: string;
  heading: string;
  /** What it contains, in a few words. */
  note?: string;
  children: ReactNode;
}) {
  const { id, heading, note, children } = props;
  return (
    <details className={styles.disclosure}>
      <summary className={classNames(styles.summary, plus, note && styles.noted)}>
        <Heading level={3} size="h4" id={id} className={styles.heading}>
          {heading}
        </Heading>
        {note && (
          <Text as="span" size="note" isMuted>
            <VisuallyHidden>: </VisuallyHidden>
            {note}
          </Text>
        )}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** Questions that open one by one; links can lead to each by its id. */
export function Accordion(props: {
  /** An answer that is plain text becomes one paragraph. */
  items: readonly { id: string; question: string; answer: ReactNode }[];
}) {
  return (
    <div className={styles.items}>
      {props.items.map(({ id, question, answer }) => (
        <details key={id} id={id} className={styles.item}>
          <summary className={classNames(styles.summary, plus)}>
            <Text as="span" size="title" className={styles.heading}>
              {question}
            </Text>
          </summary>
          <div className={styles.answer}>
            {typeof answer === 'string' ? <p>{answer}</p> : answer}
          </div>
        </details>
      ))}
    </div>
  );
}
