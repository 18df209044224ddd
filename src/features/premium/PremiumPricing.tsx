import { classNames, type Styled } from '#lib/class-names.ts';
import { PurchaseTerms, type PurchaseTermsProps } from '#features/offers/PurchaseTerms.tsx';
import { PremiumCard, type PremiumCardProps } from './PremiumCard.tsx';
import { Container } from '#ui/Container.tsx';
import type { Action } from '#ui/link.ts';
import { OfferRow } from '#ui/OfferCard.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { TickList } from '#ui/TickList.tsx';
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
  /** A link to what the discount covers. */
  covers: Action;
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
  const { sectionId, id, heading, lead, shared, cards, levels, note, covers, platform, terms } =
    props;
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
            marked={cards.findIndex(({ flag }) => flag !== undefined)}
          />
        </div>
        <div className={styles.offer}>
          <div className={styles.shared}>
            <Text size="titleSmall">{shared.heading}</Text>
            <TickList isRow size="small" items={shared.features} />
          </div>
          <OfferRow className={styles.plans}>
            {cards.map((card) => (
              <PremiumCard
                key={card.id}
                {...card}
                levels={levels}
                priceSize={isLong ? 'inline' : 'normal'}
              />
            ))}
          </OfferRow>
        </div>
        <PurchaseTerms {...terms} className={styles.terms} />
        <div className={styles.foot}>
          <Text size="note" isMuted>
            {note}
          </Text>
          <TextLink {...covers} icon="arrow" />
          <TextLink {...platform} icon="arrow" />
        </div>
      </Container>
    </Section>
  );
}

/** The corners of each step in percent of the drawing, whose top is a discount of 100. */
function stepsOf(percents: readonly number[]) {
  const width = 100 / percents.length;
  return percents.map((percent, index) => ({
    percent,
    left: index * width,
    right: (index + 1) * width,
    top: 100 - percent,
    /** The top of the step before it. */
    from: 100 - (percents[index - 1] ?? percent),
    width,
  }));
}

const inPercent = (value: number) => `${Number(value.toFixed(3))}%`;

/**
 * The discounts as a staircase: a block is as high as its discount, the line comes in from the left,
 * climbs the treads and runs off at the top. All positions are shares of the drawing, so that it fills
 * any size that its class gives it, and as many equal columns line up under its steps.
 */
function DiscountStairs(
  props: Styled & {
    percents: readonly number[];
    /** The index of the highlighted step. */
    marked: number;
  },
) {
  const steps = stepsOf(props.percents);
  const first = steps[0];
  const last = steps.at(-1);
  return (
    <div
      className={classNames(styles.staircase, props.className)}
      aria-hidden="true"
      data-print="hidden"
    >
      <svg className={styles.blocks} width="100%" height="100%">
        {steps.map(({ left, top, width, percent }, index) => (
          <rect
            key={index}
            className={classNames(styles.block, index === props.marked && 'inverse')}
            x={inPercent(left)}
            y={inPercent(top)}
            width={inPercent(width)}
            height={inPercent(percent)}
          />
        ))}
        <g className={styles.line}>
          {first && <Line x={[-300, 0]} y={[first.top, first.top]} />}
          {steps.map(({ left, right, top, from }, index) => (
            <g key={index}>
              {from !== top && <Line x={[left, left]} y={[from, top]} />}
              <Line x={[left, right]} y={[top, top]} />
            </g>
          ))}
          {last && <Line x={[100, 400]} y={[last.top, last.top]} />}
        </g>
      </svg>
      <svg className={styles.figures} width="100%" height="100%">
        {steps.map(({ left, top, percent }, index) => (
          <text key={index} x={inPercent(left)} y={inPercent(top)}>
            {/* A step without a discount has no height: a figure would be the largest thing on it. */}
            {percent > 0 && `${percent}%`}
          </text>
        ))}
      </svg>
    </div>
  );
}

function Line({ x, y }: { x: readonly [number, number]; y: readonly [number, number] }) {
  const [x1, x2] = x.map(inPercent);
  const [y1, y2] = y.map(inPercent);
  return <line x1={x1} x2={x2} y1={y1} y2={y2} />;
}
