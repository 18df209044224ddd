import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Section, type Ground } from '#ui/Section.tsx';
import { Split } from '#ui/Split.tsx';
import { Text } from '#ui/Text.tsx';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './Cases.module.css';

export type CasesProps = {
  id: string;
  heading: string;
  /** A band of its own, or the ground of the section above, which it then continues with a dark card. */
  ground: Ground;
  labels: { before: string; after: string; measured: string };
  cases: readonly { client: string; before: string; after: string; measured: string }[];
};

/** Results for customers as rows of a board: from before to after, and how the result was measured. */
export function Cases({ id, heading, ground, labels, cases }: CasesProps) {
  return (
    <Section
      ground={ground}
      space="tight"
      className={ground === 'band' ? undefined : styles.continued}
    >
      <Container>
        <Split ratio="4-8">
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <ul className={classNames('band', styles.results)}>
            {cases.map(({ client, before, after, measured }) => (
              <li key={client} className={styles.row}>
                <Text size="titleSmall" className={styles.client}>
                  {client}
                </Text>
                <State label={labels.before} text={before} />
                <Icon name="arrow" className={styles.arrow} />
                <State label={labels.after} text={after} className={styles.after} />
                <Text size="note" isMuted className={styles.measured}>
                  {`${labels.measured}: ${measured}`}
                </Text>
              </li>
            ))}
          </ul>
        </Split>
      </Container>
    </Section>
  );
}

/** What was measured. The figure that it begins with, if it does, is large. */
function State({ label, text, className }: Styled & { label: string; text: string }) {
  const [, figure, rest] = /^(\d\S*) (.+)$/.exec(text) ?? [];
  return (
    <Text size="titleSmall" className={classNames(styles.state, className)}>
      <Text as="span" size="note">{`${label} `}</Text>
      {figure && <b className={styles.figure}>{`${figure} `}</b>}
      <span className={styles.what}>{rest ?? text}</span>
    </Text>
  );
}
