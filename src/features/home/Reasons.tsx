import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import styles from './Reasons.module.css';

export type ReasonsProps = {
  id: string;
  heading: string;
  reasons: readonly { word: string; phrase: string; text: string }[];
};

/** Four reasons, each a single word that a phrase completes. */
export function Reasons({ id, heading, reasons }: ReasonsProps) {
  return (
    <Section ground="band">
      <Container>
        <Heading level={2} id={id} className={styles.heading}>
          {heading}
        </Heading>
        <ol className={styles.list}>
          {reasons.map(({ word, phrase, text }) => (
            <li key={word}>
              <h3>
                <b>{word}</b>
                {` ${phrase}`}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
