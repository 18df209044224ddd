import type { ProductLine } from '#data/catalog-entry.ts';
import { classNames } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import { PhoneDisclosure } from '#ui/PhoneDisclosure.tsx';
import { Section, type Ground } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { StationLine, Stop } from '#ui/StationLine.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { fullLadder, shortLadder } from './ladder.ts';
import styles from './Ladder.module.css';

/** `figure` begins the answer, and `rest` goes on. */
type RungAnswer = { question: string; figure?: string | undefined; rest: string };

export type LadderProps = {
  id: string;
  heading: string;
  lead?: string;
  /** The summary that opens the rungs on a phone, if they are closed there. */
  open?: string;
  /** The summary that opens the answers on a phone. */
  details?: string;
  rungs: readonly {
    id: string;
    name: string;
    what: string;
    price: readonly [from: string, rest?: string];
    href: string;
    /** Marks the rung of this page. */
    here?: string;
    answers?: readonly RungAnswer[];
  }[];
  note?: string;
};

/** The ways to buy as stations of a line. */
function Ladder({ id, heading, lead, open, details, rungs, note }: LadderProps) {
  return (
    // Search results show only the full ladder.
    <div className={styles.ladder} data-unsearched={note === undefined ? '' : undefined}>
      <SectionHead id={id} heading={heading} lead={lead} space="tight" className={styles.head} />
      <PhoneDisclosure summary={open} look="button" from="48rem">
        <StationLine turnAt="64rem" bleed="end" className={styles.rungs}>
          {rungs.map((rung) => (
            <Stop
              key={rung.id}
              className={styles.rung}
              isMarked={rung.here !== undefined}
              aria-current={rung.here ? 'true' : undefined}
            >
              <Name {...rung} />
              <Text size="note" className={styles.offer}>
                <span>{`${rung.what} `}</span>
                <b>
                  <span className={styles.from}>{rung.price[0]}</span> {rung.price[1]}
                </b>
              </Text>
              {rung.answers && details && (
                <Answers summary={details} name={rung.name} answers={rung.answers} />
              )}
            </Stop>
          ))}
        </StationLine>
      </PhoneDisclosure>
      {note && (
        <Text size="note" isMuted>
          {note}
        </Text>
      )}
    </div>
  );
}

/** The answers of a rung: on a phone they open on request, in a wide window they are always open. */
function Answers(props: { summary: string; name: string; answers: readonly RungAnswer[] }) {
  const { summary, name, answers } = props;
  return (
    <PhoneDisclosure summary={summary} name={name} look="corner" className={styles.details}>
      <dl className={styles.answers}>
        {answers.map(({ question, figure, rest }) => (
          <div key={question}>
            <Text as="dt" size="label">
              {question}
            </Text>
            <Text as="dd" size="note">
              {figure && <b>{`${figure} `}</b>}
              {rest}
            </Text>
          </div>
        ))}
      </dl>
    </PhoneDisclosure>
  );
}

/** The name of a rung: a link, or plain text if the rung is that of this page. */
function Name({ name, href, here }: LadderProps['rungs'][number]) {
  if (!here) return <TextLink href={href} label={name} className={styles.name} />;
  return (
    <Text as="div" size="titleSmall" className={classNames(styles.name, styles.here)}>
      {name}
      <Text as="span" size="small" isMuted>{` ${here}`}</Text>
    </Text>
  );
}

/** The short ladder of the page of the rung `current`, or the full one, as a section. */
export function LadderSection({ current, ground }: { current?: ProductLine; ground?: Ground }) {
  return (
    <Section isClipped space={current ? 'tight' : 'normal'} {...(ground && { ground })}>
      <Container>
        <Ladder {...(current ? shortLadder(current) : fullLadder)} />
      </Container>
    </Section>
  );
}
