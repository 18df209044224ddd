import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { OfferRow } from '#ui/OfferCard.tsx';
import { Section } from '#ui/Section.tsx';
import { SegmentedChoice } from '#ui/SegmentedChoice.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { PurchaseTerms, type PurchaseTermsProps } from '#features/offers/PurchaseTerms.tsx';
import { PlanCard, type Plan } from './PlanCard.tsx';
import styles from './Pricing.module.css';

export type PricingProps = {
  /** The id of the whole section. */
  sectionId: string;
  id: string;
  heading: string;
  /** The switch; `saving` is what paying by the year saves. */
  periods: { legend: string; monthly: string; yearly: string; saving: string };
  /** The platform features that come with every plan, and what they cost elsewhere. */
  includes: string;
  anchor: { before: string; amount: string; after: string };
  popular: string;
  included: string;
  plans: readonly Plan[];
  /** The larger offers, each with the difference to a plan. */
  others: readonly { note: string; link: Action }[];
  /** Where the total of separate tools comes from, if the owner has said it. */
  source: { note: string; link: Action } | undefined;
  terms: PurchaseTermsProps;
};

/**
 * The plans by the month and by the year. The page contains both sets of prices; the switch hides one of them with
 * styles alone, from assistive technology too. In print both show.
 */
export function Pricing(props: PricingProps) {
  const { sectionId, id, heading, periods, anchor, popular, included, plans } = props;
  const { includes, others, source, terms } = props;
  return (
    <Section id={sectionId} className={styles.pricing}>
      <Container className={styles.content}>
        <div className={styles.head}>
          <Heading level={2} id={id} size="peak" className={styles.heading}>
            {heading}
          </Heading>
          <SegmentedChoice
            legend={periods.legend}
            name="billing"
            options={[
              { value: 'monthly', label: periods.monthly },
              {
                value: 'yearly',
                label: periods.yearly,
                srText: `${periods.yearly},`,
                note: periods.saving,
              },
            ]}
          />
        </div>
        <Text size="lead" isMuted measure="wide" className={styles.whole}>
          {`${includes} ${anchor.before} `}
          <b>{anchor.amount}</b>
          {` ${anchor.after}`}
        </Text>
        <OfferRow className={styles.plans}>
          {plans.map((plan, index) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              size={index + 1}
              popular={popular}
              included={included}
            />
          ))}
        </OfferRow>
        <div className={styles.notes}>
          {source && (
            <Text size="label" data-unsearched="">
              {`${source.note} `}
              <TextLink {...source.link} />
            </Text>
          )}
          <PurchaseTerms {...terms} />
          <div className={styles.others} data-unsearched="">
            {others.map(({ note, link }) => (
              <p key={link.href}>
                {`${note} `}
                <TextLink {...link} />
              </p>
            ))}
          </div>
        </div>
      </Container>
    </Section>
  );
}
