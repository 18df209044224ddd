import type { Styled } from '#lib/class-names.ts';
import { Accordion } from '#ui/Disclosure.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Lead } from '#ui/Lead.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './Questions.module.css';

export type QuestionsProps = {
  id: string;
  heading: string;
  lead: string;
  /** The title of the form. */
  form: string;
  rows: readonly { id: string; question: string; answer: string }[];
  yours: { question: string; action: Action };
  terms: Action;
};

/**
 * A buyer's questions as a work order: each opens to the answer in the terms, and the last line is for the visitor's own.
 */
export function Questions({ id, heading, lead, terms, form, rows, yours }: QuestionsProps) {
  return (
    <Section ground="tint">
      <Container className={styles.row}>
        <div className={styles.words}>
          <Heading level={2} id={id} size="h3">
            {heading}
          </Heading>
          <Lead muted>{lead}</Lead>
          <TextLink {...terms} icon="arrow" />
          <Pencil className={styles.pencil} />
        </div>
        <div className={styles.form}>
          <Heading level={3} size="h4" className={styles.title}>
            {form}
          </Heading>
          <Accordion items={rows} />
          <p className={styles.yours}>
            {yours.question} <TextLink {...yours.action} icon="arrow" />
          </p>
        </div>
      </Container>
    </Section>
  );
}

/** A carpenter's pencil, pointing right: the next line of the form is for the visitor to fill in. 360 by 40. */
function Pencil({ className }: Styled) {
  return (
    <svg className={className} viewBox="0 0 360 40" fill="none" aria-hidden="true">
      <rect x="2" y="4" width="22" height="32" rx="4" fill="var(--paper-ink)" />
      <path fill="var(--accent)" d="M20 4H286V36H20z" />
      <path fill="var(--accent-deep)" d="M20 26H286V36H20z" />
      <path fill="var(--engine)" d="M206 4h52v32h-52z" />
      <path fill="var(--pencil)" d="m286 4 52 11v10l-52 11-9-5.5 9-5.2-9-5.3 9-5.3-9-5.2z" />
      <path fill="var(--paper-ink)" d="m334 14 22 6-22 6z" />
    </svg>
  );
}
