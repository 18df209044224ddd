import type { ReactNode } from 'react';
import { EngineCar, NetworkCar, SumSign, TagCar } from './TrainCars.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './PlusSum.module.css';

type Part = { name: string; text: string };

export type PlusSumProps = {
  id: string;
  heading: string;
  /** What the price buys compared with the platform alone. */
  lead: string;
  /** The names of the signs between the parts. */
  plus: string;
  equals: string;
  engine: Part;
  linkedin: Part;
  sum: Part & { from: string; amount: string; period: string };
  /** What more expensive plans add to the sum. */
  discount: Part;
  /** What the discount is on, by name and list price. */
  services: { heading: string; list: readonly { name: string; price: string }[] };
};

/** What makes up a premium plan, as a sum on the line: an engine, a car, the sign they stop at, and what joins them. */
export function PlusSum(props: PlusSumProps) {
  const { id, heading, lead, plus, equals, engine, linkedin, sum, discount, services } = props;
  return (
    <Section ground="band" isClipped>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} className={styles.head} />
        <ol className={styles.sum}>
          <Term part={engine}>
            <EngineCar className={styles.car} />
          </Term>
          <Term part={linkedin} sign="plus" srText={plus}>
            <NetworkCar className={styles.car} />
          </Term>
          <Term part={sum} sign="equals" srText={equals}>
            <p className={styles.board}>
              {`${sum.from} `}
              <b>{sum.amount}</b>
              {` ${sum.period}`}
            </p>
          </Term>
          <Term part={discount} sign="plus" srText={plus}>
            <TagCar className={styles.car} />
          </Term>
        </ol>
        <Heading level={3} size="h4" className={styles.services}>
          {services.heading}
        </Heading>
        {/* The search finds the price list below. */}
        <dl className={styles.list} data-unsearched="">
          {services.list.map(({ name, price }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}

/** One part of the sum with its drawing; `srText` is what screen readers announce for its sign. */
function Term(props: {
  part: Part;
  sign?: 'plus' | 'equals';
  srText?: string;
  children: ReactNode;
}) {
  const { part, sign, srText, children } = props;
  return (
    <li>
      {sign && <SumSign kind={sign} className={styles.sign} />}
      <div className={styles.words}>
        <Heading level={3} size="h4">
          {srText && <VisuallyHidden>{`${srText} `}</VisuallyHidden>}
          {part.name}
        </Heading>
        <p>{part.text}</p>
      </div>
      <div className={styles.art}>{children}</div>
    </li>
  );
}
