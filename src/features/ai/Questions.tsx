import { Pencil } from './Pencil.tsx';
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
