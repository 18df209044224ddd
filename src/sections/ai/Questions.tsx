import { Pencil } from '#art/ai/Pencil.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Lead } from '#ui/Lead.tsx';
import type { Action, LinkTarget } from '#ui/link-target.ts';
import { Section } from '#ui/Section.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './Questions.module.css';

export type QuestionsProps = {
  id: string;
  heading: string;
  lead: string;
  /** The title of the form. */
  form: string;
  rows: readonly { question: string; answer: string }[];
  yours: { question: string; action: string };
  terms: Action;
  to: LinkTarget;
};

/**
 * A buyer's questions as a work order: what the terms answer is filled in, and the last line is the visitor's.
 */
export function Questions({ id, heading, lead, terms, form, rows, yours, to }: QuestionsProps) {
  return (
    <Section ground="tint" className={styles.questions}>
      <Container className={styles.row}>
        <div className={styles.words}>
          <Heading level={2} id={id} size="h3">
            {heading}
          </Heading>
          <Lead muted>{lead}</Lead>
          <TextLink to={terms.to} icon="arrow">
            {terms.label}
          </TextLink>
          <Pencil className={styles.pencil} />
        </div>
        <div className={styles.form}>
          <Heading level={3} size="h4" className={styles.title}>
            {form}
          </Heading>
          <dl>
            {rows.map(({ question, answer }) => (
              <div key={question} className={styles.line}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
            <div className={styles.line}>
              <dt>{yours.question}</dt>
              <dd className={styles.blank}>
                <TextLink to={to} icon="arrow">
                  {yours.action}
                </TextLink>
              </dd>
            </div>
          </dl>
        </div>
      </Container>
    </Section>
  );
}
