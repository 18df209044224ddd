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

/** Content that a phone shows on request, and a window at least `from` wide always. `name` is for screen readers. */
export function PhoneDisclosure(
  props: Styled & {
    /** Without it, the content shows at every width. */
    summary: string | undefined;
    name?: string;
    /** `button` if it is alone in its section; `corner` for a plus in the upper right of a positioned parent. */
    look?: 'link' | 'button' | 'corner';
    from?: '48rem' | '64rem';
    children: ReactNode;
  },
) {
  const { summary, name, look = 'link', from = '64rem', className, children } = props;
  if (!summary) return children;
  return (
    <details className={classNames(styles.phone, from === '48rem' && styles.early, className)}>
      <summary
        className={classNames(
          styles.more,
          look === 'button' && styles.button,
          look === 'corner' && styles.corner,
        )}
      >
        {look === 'corner' ? <VisuallyHidden>{summary}</VisuallyHidden> : summary}
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
