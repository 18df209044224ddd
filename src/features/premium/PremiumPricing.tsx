import { PurchaseTerms, type PurchaseTermsProps } from '#features/offers/PurchaseTerms.tsx';
import { PremiumCard, type PremiumCardProps } from './PremiumCard.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { OfferRow } from '#ui/OfferCard.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { TickList } from '#ui/TickList.tsx';
import styles from './PremiumPricing.module.css';

export type PremiumPricingProps = {
  /** The id of the whole section. */
  sectionId: string;
  id: string;
  heading: string;
  lead: string;
  cards: readonly Omit<PremiumCardProps, 'levels'>[];
  /** The heading and the text before the cards that only raise the discount. */
  larger: { heading: string; text: string };
  /** What all of them include. */
  shared: { heading: string; features: readonly string[] };
  /** How many LinkedIn levels there are. */
  levels: number;
  note: string;
  /** A link to what the discount covers. */
  covers: Action;
  /** A link to the table of all plans. */
  compared: Action;
  /** A link to the plans without the plus. */
  platform: Action;
  terms: PurchaseTermsProps;
};

/** The plans: first one for each LinkedIn level, then those that only raise the discount. */
export function PremiumPricing(props: PremiumPricingProps) {
  const { sectionId, id, heading, lead, shared, cards, larger, levels } = props;
  const { note, covers, compared, platform, terms } = props;
  const raised = cards.filter(({ isRaised }) => isRaised);
  return (
    <Section id={sectionId} ground="tint" className={styles.pricing}>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} space="tight" />
        <div className={styles.shared}>
          <Text size="titleSmall">{shared.heading}</Text>
          <TickList isRow size="small" items={shared.features} />
        </div>
        <OfferRow>
          {cards
            .filter(({ isRaised }) => !isRaised)
            .map((card) => (
              <PremiumCard key={card.id} {...card} levels={levels} />
            ))}
        </OfferRow>
        {raised.length > 0 && (
          <>
            <div className={styles.larger}>
              <Heading level={3}>{larger.heading}</Heading>
              <Text isMuted measure="wide">
                {larger.text}
              </Text>
            </div>
            <OfferRow>
              {raised.map((card) => (
                <PremiumCard key={card.id} {...card} levels={levels} />
              ))}
            </OfferRow>
          </>
        )}
        <div className={styles.terms}>
          <PurchaseTerms {...terms} />
          <Text size="note" isMuted>
            {note}
          </Text>
        </div>
        <div className={styles.foot}>
          <TextLink {...covers} icon="arrow" />
          <TextLink {...compared} icon="arrow" />
          <TextLink {...platform} icon="arrow" />
        </div>
      </Container>
    </Section>
  );
}
