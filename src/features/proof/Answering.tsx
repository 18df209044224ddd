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
  /** Who answers, when and how fast, each under its name. */
  facts: readonly { name: string; value: string }[];
};

/** A card below the section on support: the person who answers, and when, with a photograph if there is one. */
export function Answering({ id, heading, picture, facts }: AnsweringProps) {
  return (
    <Section className={styles.answering}>
      <Container>
        <div className={styles.card}>
          {picture && <Photograph picture={picture} className={styles.portrait} />}
          <div className={styles.words}>
            <Heading level={2} size="h4" id={id}>
              {heading}
            </Heading>
            <dl className={styles.facts}>
              {facts.map(({ name, value }) => (
                <div key={name} className={styles.fact}>
                  <Text as="dt" size="note" isMuted>
                    {name}
                  </Text>{' '}
                  <Text as="dd" size="label" className={styles.value}>
                    {value}
                  </Text>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Container>
    </Section>
  );
}
