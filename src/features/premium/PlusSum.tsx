import { roundedLine } from '#art/rounded-line.ts';
import { classNames, type Styled } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Station } from '#ui/Station.tsx';
import { Text, withWholeRange } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './PlusSum.module.css';

type Part = { name: string; text: string; link?: Action };
type Price = { from: string; amount: string; period: string };

export type PlusSumProps = {
  id: string;
  heading: string;
  lead: string;
  /** What screen readers announce between the parts. */
  plus: string;
  equals: string;
  engine: Part;
  linkedin: Part;
  sum: Part & Price;
  /** What more expensive plans add to the sum. */
  discount: Part;
};

/** The parts of a premium plan: two lines that meet at one station, its price, and the discount of larger plans. */
export function PlusSum(props: PlusSumProps) {
  const { id, heading, lead, plus, equals, engine, linkedin, sum, discount } = props;
  return (
    <Section ground="band" isClipped space="tight" className={styles.section}>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} />
        <ol className={styles.sum}>
          <Stop part={engine} />
          <Stop part={linkedin} sign={plus} className={styles.linkedin} />
          <Stop part={sum} sign={equals} price={sum} className={styles.plan} />
          <Stop part={discount} sign={plus} className={styles.last} />
        </ol>
      </Container>
    </Section>
  );
}

/** Both lines turn to the middle, where they go on as one. 72 by 58, with the lines of the stops at 12 and 46. */
function Junction() {
  const from = (y: number, bend: number) =>
    roundedLine(
      [
        [0, y],
        [bend, y],
        [bend + 17, 29],
        [72, 29],
      ],
      6,
    );
  return (
    <svg
      className={styles.junction}
      width="72"
      viewBox="0 0 72 58"
      fill="none"
      strokeWidth="6"
      aria-hidden="true"
    >
      <path stroke="var(--lane-5)" d={from(46, 12)} />
      <path stroke="var(--accent)" d={from(12, 12)} />
    </svg>
  );
}

function Stop(props: Styled & { part: Part; sign?: string; price?: Price }) {
  const { part, sign, price, className } = props;
  return (
    <li className={classNames(styles.stop, className)}>
      {price && <Junction />}
      <Station isMarked={price !== undefined} className={styles.ring} />
      <Heading level={3} size="h4">
        {sign && <VisuallyHidden>{`${sign} `}</VisuallyHidden>}
        {part.name}
      </Heading>
      {price && (
        <Text size="label" className={styles.price}>
          {`${price.from} `}
          <Text as="b" size="display">
            {price.amount}
          </Text>
          {` ${price.period}`}
        </Text>
      )}
      <Text size="tight" isMuted measure="text">
        {withWholeRange(part.text)}
        {part.link && (
          <>
            {' '}
            <TextLink {...part.link} />
          </>
        )}
      </Text>
    </li>
  );
}
