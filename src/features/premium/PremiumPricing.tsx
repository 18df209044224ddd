import { PurchaseTerms, type PurchaseTermsProps } from '#features/offers/PurchaseTerms.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { OfferRow } from '#ui/OfferCard.tsx';
import { PhoneDisclosure } from '#ui/PhoneDisclosure.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { PremiumCard, RaisedPlan, type PremiumCardProps } from './PremiumCard.tsx';
import styles from './PremiumPricing.module.css';

export type PremiumPricingProps = {
  /** The id of the whole section. */
  sectionId: string;
  id: string;
  heading: string;
  cards: readonly PremiumCardProps[];
  /** The heading and text above the plans that only raise the discount, and the call to make before ordering one. */
  larger: {
    heading: string;
    text: string;
    /** The summary that opens all of them but the last on a phone. */
    between: string;
    call: { text: string; action: Action };
  };
  /** What it takes to start with a plan and with its parts, and the comparison of a whole year. */
  lead: string;
  apart: Action;
  /** The summary that opens the rest of a card on a phone. */
  details: string;
  /** How many LinkedIn levels there are. */
  levels: number;
  note: string;
  /** A link to the table of all plans. */
  compared: Action;
  terms: PurchaseTermsProps;
};

/** The plans: first one for each LinkedIn level, then those that only raise the discount. */
export function PremiumPricing(props: PremiumPricingProps) {
  const { sectionId, id, heading, lead, apart, cards, larger, levels } = props;
  const { details, note, compared, terms } = props;
  const raised = cards.filter(({ isRaised }) => isRaised);
  return (
    <Section id={sectionId} ground="tint" className={styles.pricing}>
      <Container>
        <SectionHead
          id={id}
          heading={heading}
          className={styles.head}
          lead={
            <>
              {`${lead} `}
              <TextLink {...apart} />
            </>
          }
        />
        <OfferRow>
          {cards
            .filter(({ isRaised }) => !isRaised)
            .map((card) => (
              <PremiumCard key={card.id} {...card} levels={levels} details={details} />
            ))}
        </OfferRow>
        {raised.length > 0 && (
          <div className={styles.larger}>
            <div className={styles.pair}>
              <Heading level={3}>{larger.heading}</Heading>
              <Text size="note" isMuted>
                {larger.text}
              </Text>
            </div>
            <div className={styles.list}>
              {raised.length > 1 && (
                <PhoneDisclosure summary={larger.between} className={styles.between}>
                  {raised.slice(0, -1).map((card) => (
                    <RaisedPlan key={card.id} {...card} />
                  ))}
                </PhoneDisclosure>
              )}
              {raised.slice(-1).map((card) => (
                <RaisedPlan key={card.id} {...card} />
              ))}
              <div className={styles.call} data-print="hidden">
                <Text isStrong>
                  {`${larger.call.text} `}
                  <TextLink {...larger.call.action} icon="arrow" />
                </Text>
              </div>
            </div>
          </div>
        )}
        <div className={`${styles.pair} ${styles.terms}`}>
          <PurchaseTerms {...terms} />
          <Text size="note" isMuted>
            {`${note} `}
            <TextLink {...compared} />
          </Text>
        </div>
      </Container>
    </Section>
  );
}
