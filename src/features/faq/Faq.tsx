import { Accordion } from '#ui/Disclosure.tsx';
import { PhoneDisclosure } from '#ui/PhoneDisclosure.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Section, type Ground } from '#ui/Section.tsx';
import { Split } from '#ui/Split.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './Faq.module.css';

export type FaqProps = {
  ground?: Ground;
  id: string;
  heading: string;
  lead?: string;
  /** The document that the answers are taken from. */
  terms?: Action;
  questions: readonly {
    id: string;
    question: string;
    answer: string;
    /** The clause that the answer is taken from. */
    source?: Action;
  }[];
  /** The summary that opens the questions on a phone, if they are closed there. */
  open?: string;
  /** The last question is answered at once, on a call, or both. */
  last?: { question: string; answer?: string; action: Action };
};

/** The questions that buyers ask before they buy. An answer may link to the clause that it is taken from. */
export function Faq(props: FaqProps) {
  const { ground = 'tint', id, heading, lead, terms, questions, open, last } = props;
  return (
    <Section ground={ground} space="tight">
      <Container>
        <Split ratio="4-8">
          <div className={styles.words}>
            <Heading level={2} id={id}>
              {heading}
            </Heading>
            {lead && (
              <Text size="lead" isMuted>
                {lead}
              </Text>
            )}
            {terms && <TextLink {...terms} icon="arrow" />}
          </div>
          <div>
            <PhoneDisclosure summary={open} look="button" from="48rem">
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
            </PhoneDisclosure>
            {last && (
              <div className={styles.last}>
                <Text as="h3" size="title">
                  {last.question}
                </Text>
                {last.answer && <Text measure="text">{last.answer}</Text>}
                <TextLink {...last.action} icon="arrow" />
              </div>
            )}
          </div>
        </Split>
      </Container>
    </Section>
  );
}
