import { classNames, type Styled } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import { PhoneDisclosure } from '#ui/Disclosure.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Station } from '#ui/Station.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './PlusSum.module.css';

type Part = { name: string; text: string };
type Price = { from: string; amount: string; period: string };

export type PlusSumProps = {
  id: string;
  heading: string;
  /** What the price buys compared with the platform alone. */
  lead: string;
  /** What screen readers announce between the parts. */
  plus: string;
  equals: string;
  engine: Part;
  linkedin: Part;
  sum: Part & Price;
  /** What more expensive plans add to the sum. */
  discount: Part;
  /** What the discount is on, by name and list price. */
  services: { heading: string; list: readonly { name: string; price: string }[] };
};

/** What makes up a premium plan: two lines that meet at one station, its price, and what comes after it. */
export function PlusSum(props: PlusSumProps) {
  const { id, heading, lead, plus, equals, engine, linkedin, sum, discount, services } = props;
  return (
    <Section ground="band" isClipped>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} />
        <ol className={styles.sum}>
          <Stop part={engine} />
          <Stop part={linkedin} sign={plus} className={styles.linkedin} />
          <Stop part={sum} sign={equals} price={sum} className={styles.plan} />
          <Stop part={discount} sign={plus} className={styles.last} />
        </ol>
        {/* On a phone the summary is the heading. The search finds the price list below. */}
        <PhoneDisclosure summary={services.heading} look="button" className={styles.services}>
          <Heading level={3} size="h4" className={styles.heading}>
            {services.heading}
          </Heading>
          <dl className={styles.list} data-unsearched="">
            {services.list.map(({ name, price }) => (
              <div key={name}>
                <Text as="dt" size="note">
                  {name}
                </Text>
                <Text as="dd" size="label">
                  {price}
                </Text>
              </div>
            ))}
          </dl>
        </PhoneDisclosure>
      </Container>
    </Section>
  );
}

function Stop(props: Styled & { part: Part; sign?: string; price?: Price }) {
  const { part, sign, price, className } = props;
  return (
    <li className={classNames(styles.stop, className)}>
      <Station className={styles.ring} />
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
        {part.text}
      </Text>
    </li>
  );
}
