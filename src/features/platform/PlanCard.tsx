import { PlanPistons } from './PlanPistons.tsx';
import { classNames } from '#lib/class-names.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Flag } from '#ui/Flag.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Note } from '#ui/Note.tsx';
import { Price } from '#ui/Price.tsx';
import { TickList } from '#ui/TickList.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './PlanCard.module.css';

/** What a plan costs when paid in one of the two ways. */
type Offer = {
  /** The price that this one replaces, and what that price was for. */
  anchor?: { amount: string; terms: string };
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

/**
 * One plan with both of its offers. The section around it lays the cards out and hides one offer of each by its
 * `data-period`.
 */
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
  const { name, isPopular, forWhom, nextSize, monthly, yearly } = plan;
  return (
    <Card isEmphasized={isPopular} className={classNames(styles.card, isPopular && styles.popular)}>
      <div className={styles.head}>
        <div className={styles.name}>
          <Heading level={3}>{name}</Heading>
          {isPopular && <Flag>{popular}</Flag>}
        </div>
        <PlanPistons running={size} />
        <p className={styles.forWhom}>{forWhom}</p>
      </div>
      <div className={styles.offers}>
        {Object.entries({ monthly, yearly }).map(([period, offer]) => (
          <div key={period} className={styles.offer} data-period={period}>
            {offer.anchor && (
              <p className={styles.anchor}>
                <VisuallyHidden>{`${insteadOf} `}</VisuallyHidden>
                <s>{offer.anchor.amount}</s>
                {` ${offer.anchor.terms}`}
              </p>
            )}
            <Price
              amount={offer.price}
              after={` ${offer.period}`}
              size="large"
              className={styles.price}
            />
            <Note className={styles.note}>{offer.note}</Note>
            <ButtonLink {...offer.action} variant={isPopular ? 'primary' : 'outline'} />
          </div>
        ))}
      </div>
      <div className={styles.gives}>
        <TickList items={plan.features} className={styles.features} />
        {nextSize && (
          <div className={styles.next}>
            <p>{nextSize.heading}</p>
            <ul>
              {nextSize.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  );
}
