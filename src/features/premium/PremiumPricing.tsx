import { DiscountStairs } from './DiscountStairs.tsx';
import { classNames } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { TickList } from '#ui/TickList.tsx';
import { PurchaseTerms, type PurchaseTermsProps } from '#features/offers/PurchaseTerms.tsx';
import { PremiumCard, type PremiumCardProps } from './PremiumCard.tsx';
import styles from './PremiumPricing.module.css';

type Card = Omit<PremiumCardProps, 'levels' | 'priceSize'> & { discountPercent: number };

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

/** A column has room for a price of this many characters in the large figures. */
const MAX_CHARACTERS_LARGE = 6;

/** The head fits over the stairs if no step below it, as a share of their width, is higher than this discount. */
const HEAD = { share: 0.46, percent: 40 };

/** The ladder of discounts, with the matching plan under each step. */
export function PremiumPricing(props: PremiumPricingProps) {
  const { sectionId, id, heading, lead, shared, cards, levels, note, platform, terms } = props;
  const isLong = cards.some(({ price }) => price.length > MAX_CHARACTERS_LARGE);
  const hasCorner = cards.every(
    ({ discountPercent }, index) =>
      index / cards.length >= HEAD.share || discountPercent <= HEAD.percent,
  );
  return (
    <Section id={sectionId} ground="tint" isClipped className={styles.pricing}>
      <Container>
        <div className={classNames(hasCorner && styles.ladder)}>
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
              <PremiumCard
                key={card.id}
                {...card}
                levels={levels}
                priceSize={isLong ? 'inline' : 'normal'}
              />
            ))}
          </div>
        </div>
        <PurchaseTerms {...terms} className={styles.terms} />
        <div className={styles.foot}>
          <p>{note}</p>
          <TextLink {...platform} icon="arrow" />
        </div>
      </Container>
    </Section>
  );
}
