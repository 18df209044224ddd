import { Container } from '#ui/Container.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './Cases.module.css';

export type CasesProps = {
  id: string;
  heading: string;
  labels: { before: string; after: string; measured: string };
  cases: readonly { client: string; before: string; after: string; measured: string }[];
};

/** Results for customers as rows of a board: before, after, and how the result was measured. */
export function Cases({ id, heading, labels, cases }: CasesProps) {
  return (
    <Section ground="band" space="tight">
      <Container>
        <SectionHead id={id} heading={heading} />
        <ul>
          {cases.map(({ client, before, after, measured }) => (
            <li key={client} className={styles.row}>
              <Text size="titleSmall" className={styles.client}>
                {client}
              </Text>
              <Text size="display" className={styles.state} isMuted>
                <Text as="span" size="note">{`${labels.before} `}</Text>
                <Result text={before} />
              </Text>
              <Text size="display" className={styles.state}>
                <Text as="span" size="note">{`${labels.after} `}</Text>
                <Result text={after} />
              </Text>
              <Text size="note" isMuted className={styles.measured}>
                {`${labels.measured}: ${measured}`}
              </Text>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

/** What was measured. The figure that it begins with, if it does, is large. */
function Result({ text }: { text: string }) {
  const [, figure, rest] = /^(\d\S*) (.+)$/.exec(text) ?? [];
  if (!figure) return text;
  return (
    <span className={styles.counted}>
      <b className={styles.figure}>{figure}</b> {rest}
    </span>
  );
}
