import { DiscountStairs } from '#art/premium/DiscountStairs.tsx';
import { Container } from '#ui/Container.tsx';
import type { Action } from '#ui/link-target.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { TickList } from '#ui/TickList.tsx';
import { PurchaseTerms, type PurchaseTermsProps } from '#sections/shared/PurchaseTerms.tsx';
import { PremiumCard, type PremiumCardProps } from './PremiumCard.tsx';
import styles from './PremiumPricing.module.css';

type Card = Omit<PremiumCardProps, 'levels'> & { discountPercent: number };

export type PremiumPricingProps = {
  /** The id of the whole section. */
  sectionId: string;
  id: string;
  heading: string;
  lead: string;
  cards: readonly Card[];
  /** What all of them include. */
  shared: { heading: string; features: readonly string[] };
  /** How many LinkedIn levels there are. */
  levels: number;
  note: string;
  /** A link to the plans without the plus. */
  platform: Action;
  terms: PurchaseTermsProps;
};

/** The ladder of discounts, with the matching plan under each step. */
export function PremiumPricing(props: PremiumPricingProps) {
  const { sectionId, id, heading, lead, shared, cards, levels, note, platform, terms } = props;
  return (
    <Section id={sectionId} ground="tint" className={styles.pricing}>
      <Container>
        <div className={styles.ladder}>
          <SectionHead id={id} heading={heading} lead={lead} className={styles.head} />
          <DiscountStairs
            className={styles.stairs}
            percents={cards.map(({ discountPercent }) => discountPercent)}
            marked={cards.findIndex(({ isWinner }) => isWinner)}
          />
        </div>
        <div className={styles.offer}>
          <div className={styles.shared}>
            <p>{shared.heading}</p>
            <TickList items={shared.features} className={styles.features} />
          </div>
          <div className={styles.plans}>
            {cards.map((card) => (
              <PremiumCard key={card.id} {...card} levels={levels} />
            ))}
          </div>
        </div>
        <PurchaseTerms {...terms} className={styles.terms} />
        <div className={styles.foot}>
          <p>{note}</p>
          <TextLink to={platform.to} icon="arrow">
            {platform.label}
          </TextLink>
        </div>
      </Container>
    </Section>
  );
}
