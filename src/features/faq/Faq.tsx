import { Accordion } from '#ui/Disclosure.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Section, type Ground } from '#ui/Section.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './Faq.module.css';

export type FaqProps = {
  ground?: Ground;
  id: string;
  heading: string;
  questions: readonly {
    id: string;
    question: string;
    answer: string;
    /** The clause that the answer is taken from. */
    source?: Action;
  }[];
};

/** What buyers ask before they buy. Each answer links to the clause that it is taken from. */
export function Faq({ ground = 'tint', id, heading, questions }: FaqProps) {
  return (
    <Section ground={ground}>
      <Container className={styles.row}>
        <Heading level={2} id={id} className={styles.heading}>
          {heading}
        </Heading>
        <Accordion
          items={questions.map(({ answer, source, ...question }) => ({
            ...question,
            answer: (
              <>
                <p>{answer}</p>
                {source && (
                  <p>
                    <TextLink {...source} className={styles.source} />
                  </p>
                )}
              </>
            ),
          }))}
        />
      </Container>
    </Section>
  );
}
