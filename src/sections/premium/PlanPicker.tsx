import { PickerBranch } from '#art/premium/PickerBranch.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { LinkTarget } from '#ui/link-target.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './PlanPicker.module.css';

type Answer = { says: string; name: string; why: string; price: string; to: LinkTarget };

export type PlanPickerProps = {
  id: string;
  heading: string;
  lead: string;
  questions: readonly {
    question: string;
    text: string;
    answers: readonly Answer[];
    /** The answer that leads to the next question. */
    otherwise?: string;
  }[];
};

/** Plain questions on a line that runs down; each answer leaves it at a station, which is a plan. */
export function PlanPicker({ id, heading, lead, questions }: PlanPickerProps) {
  return (
    <Section>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} className={styles.head} />
        <ol>
          {questions.map(({ question, text, answers, otherwise }, index) => (
            <li key={question} className={styles.question}>
              <p className={styles.station} aria-hidden="true">
                <i>{index + 1}</i>
              </p>
              <div className={styles.ask}>
                <Heading level={3} className={styles.words}>
                  {question}
                </Heading>
                <p>{text}</p>
              </div>
              <ul className={styles.answers}>
                {answers.map(({ says, name, why, price, to }) => (
                  <li key={name}>
                    <PickerBranch />
                    <p className={styles.says}>{says}</p>
                    <p className={styles.plan}>
                      <TextLink to={to} icon="arrow">
                        {name}
                      </TextLink>
                      <span className={styles.price}>{` ${price}`}</span>
                      <span className={styles.why}>{` ${why}`}</span>
                    </p>
                  </li>
                ))}
                {otherwise && (
                  <li className={styles.otherwise}>
                    <p className={styles.says}>{otherwise}</p>
                  </li>
                )}
              </ul>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
