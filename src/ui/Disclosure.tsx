import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './Disclosure.module.css';
import { Heading } from './Heading.tsx';
import { Text } from './Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/*
 * Built on the browser's own `details`: they open without scripts, for links to them and for the browser's search, and
 * they are open in print.
 */

/** Something long behind its heading. */
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
      <summary className={classNames(styles.summary, note && styles.noted)}>
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

/** Something that a phone shows when asked, and a wide window always. `name` tells screen readers what it is about. */
export function PhoneDisclosure(
  props: Styled & {
    summary: string;
    name?: string;
    /** `button` where it is the only thing of its section. */
    look?: 'link' | 'button';
    children: ReactNode;
  },
) {
  const { summary, name, look = 'link', className, children } = props;
  return (
    <details className={classNames(styles.phone, className)}>
      <summary className={classNames(styles.more, look === 'button' && styles.button)}>
        {summary}
        {name && <VisuallyHidden>{`: ${name}`}</VisuallyHidden>}
      </summary>
      {children}
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
          <summary className={styles.summary}>
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
