import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './Answering.module.css';
import { Photograph, type Picture } from './Photograph.tsx';

export type AnsweringProps = {
  id: string;
  heading: string;
  picture?: Picture | undefined;
  /** Who answers, when, in which time zone and how fast, each under its name. */
  facts: readonly { name: string; value: string }[];
};

/** The person who answers, and when, with a photograph if there is one. */
export function Answering({ id, heading, picture, facts }: AnsweringProps) {
  return (
    <Section className={styles.answering}>
      <Container>
        <div className={styles.parts}>
          <Heading level={2} id={id} className={styles.heading}>
            {heading}
          </Heading>
          {picture && <Photograph picture={picture} className={styles.photograph} />}
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <Text as="dt" size="label" isMuted>
                  {name}
                </Text>
                <Text as="dd" size="title" className={styles.value}>
                  {value}
                </Text>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </Section>
  );
}
