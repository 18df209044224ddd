import { PlanPistons } from './PlanPistons.tsx';
import type { Action } from '#ui/link.ts';
import { OfferCard } from '#ui/OfferCard.tsx';
import { Price } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { TickList } from '#ui/TickList.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Pricing.module.css';

/** What a plan costs when paid in one of the two ways. */
type Offer = {
  /** The price that this one replaces, if there is one, and what it was for. */
  anchor: { amount?: string; terms: string };
  price: string;
  period: string;
  note: string;
  action: Action;
};

export type Plan = {
  id: string;
  name: string;
  isPopular: boolean;
  forWhom: string;
  features: readonly string[];
  /** What the next size adds; absent on the largest plan. */
  nextSize?: { heading: string; features: readonly string[] } | undefined;
  monthly: Offer;
  yearly: Offer;
};

/** One plan with both of its offers. The section around it hides one offer of each by its `data-period`. */
export function PlanCard(props: {
  plan: Plan;
  /** The plan's place among the sizes, from 1; the drawing runs that many cylinders. */
  size: number;
  /** What the one popular plan is called. */
  popular: string;
  /** What screen readers announce before the struck-through price. */
  insteadOf: string;
}) {
  const { plan, size, popular, insteadOf } = props;
  const { name, isPopular, forWhom, features, nextSize, monthly, yearly } = plan;
  return (
    <OfferCard
      isEmphasized={isPopular}
      className={isPopular ? styles.popular : undefined}
      flag={isPopular ? popular : undefined}
      art={
        <div className={styles.pistons} data-print="hidden">
          <PlanPistons running={size} />
        </div>
      }
      name={name}
      text={forWhom}
      terms={Object.entries({ monthly, yearly }).map(([period, offer]) => ({
        period,
        price: (
          <>
            <Text size="note" isMuted className={styles.anchor}>
              {offer.anchor.amount && (
                <>
                  <VisuallyHidden>{`${insteadOf} `}</VisuallyHidden>
                  <Text as="s" size="titleSmall">
                    {offer.anchor.amount}
                  </Text>{' '}
                </>
              )}
              {offer.anchor.terms}
            </Text>
            <Price size="large" amount={offer.price} after={` ${offer.period}`} />
          </>
        ),
        remark: offer.note,
        action: offer.action,
      }))}
      features={<TickList items={features} />}
      note={
        nextSize && (
          <div className={styles.next}>
            <Text size="label">{nextSize.heading}</Text>
            <ul>
              {nextSize.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
        )
      }
    />
  );
}
