import type { ProductLine } from '#data/catalog-entry.ts';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section, type Ground } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Station } from '#ui/Station.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { shortLadder } from './ladder.ts';
import styles from './Ladder.module.css';

export type LadderProps = {
  id: string;
  heading: string;
  lead?: string;
  rungs: readonly {
    id: string;
    name: string;
    what: string;
    price: string;
    href: string;
    /** Marks the rung of this page. */
    here?: string;
    /** The label of the link, if the name is not the link. */
    more?: string;
    answers?: readonly { question: string; answer: string }[];
  }[];
  note?: string;
};

/** The ways to buy as stations of a line that rises from the smallest to the largest. */
export function Ladder({ id, heading, lead, rungs, note }: LadderProps) {
  return (
    // Search results show the full one only.
    <div className={styles.ladder} data-unsearched={note === undefined ? '' : undefined}>
      <SectionHead id={id} heading={heading} lead={lead} space="tight" />
      <ol className={styles.rungs}>
        {rungs.map((rung) => (
          <li key={rung.id} className={styles.rung} aria-current={rung.here ? 'true' : undefined}>
            <Station className={styles.stop} />
            <Name {...rung} />
            <Text size="tight">{rung.what}</Text>
            <Text size="label">{rung.price}</Text>
            {rung.answers && (
              <dl className={styles.answers}>
                {rung.answers.map(({ question, answer }) => (
                  <div key={question}>
                    <Text as="dt" size="label">
                      {question}
                    </Text>
                    <Text as="dd" size="note">
                      {answer}
                    </Text>
                  </div>
                ))}
              </dl>
            )}
            {rung.more && <TextLink href={rung.href} label={rung.more} icon="arrow" />}
          </li>
        ))}
      </ol>
      {note && (
        <Text size="note" isMuted>
          {note}
        </Text>
      )}
    </div>
  );
}

/** The name of a rung: a heading, the place of this page, or a link. */
function Name({ name, href, here, more }: LadderProps['rungs'][number]) {
  if (more)
    return (
      <Heading level={3} size="h4">
        {name}
      </Heading>
    );
  if (!here) return <TextLink href={href} label={name} className={styles.name} />;
  return (
    <Text as="div" size="titleSmall">
      {name}
      <Text as="span" size="small" isMuted>{` ${here}`}</Text>
    </Text>
  );
}

/** The short ladder as a section, at the end of the page of the rung `current`. */
export function LadderSection({ current, ground }: { current: ProductLine; ground?: Ground }) {
  return (
    <Section {...(ground && { ground })}>
      <Container>
        <Ladder {...shortLadder(current)} />
      </Container>
    </Section>
  );
}
