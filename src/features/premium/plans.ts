import { PERIOD_WORDS } from '#data/prices.ts';
import {
  bundleIn,
  DISCOUNTED,
  premiumPlanById,
  premiumPlans,
  unlistedOf,
  type PremiumPlan,
  type PremiumPlanId,
} from '#data/premium-plans.ts';
import { additionalServiceById, type AdditionalServiceId } from '#data/services.ts';
import { scheduleCall } from '#features/navigation/content.ts';
import { breakEven } from '#features/offers/calculator.ts';
import { highlighted } from '#features/offers/content.ts';
import { formatMoney, lessPercent, times } from '#lib/money.ts';
import type { PremiumPricingProps } from './PremiumPricing.tsx';

const managed = (id: PremiumPlanId) =>
  `LinkedIn managed, ${bundleIn(premiumPlanById[id]).advertisementsPerWeek} ads a week`;

/** When to choose each plan, in a few words. */
const fit: Readonly<Record<PremiumPlanId, string>> = {
  'essentials-plus': managed('essentials-plus'),
  'standard-plus': managed('standard-plus'),
  'deluxe-plus': managed('deluxe-plus'),
  enterprise: 'If you can’t predict your services',
  premium: 'The same, with a larger discount',
  'premium-plus': `Cheapest above ${breakEven} of services a month`,
};

/** The service of the price list that shows what the discount of a plan comes to: another one on every card. */
const examples: Partial<Record<PremiumPlanId, AdditionalServiceId>> = {
  'standard-plus': 'website',
  'deluxe-plus': 'social-media',
  enterprise: 'video',
  premium: 'brand-development',
  'premium-plus': 'ai-advertising',
};

/** What that service costs with a plan, and what is charged on top whatever the discount. */
function exampleWith({ id, discountPercent }: PremiumPlan): string[] {
  const example = examples[id];
  if (discountPercent === 0 || !example) return [];
  const { name, price, isStartingPrice, period, plus } = additionalServiceById[example];
  const amount = lessPercent(price, discountPercent);
  // A discounted starting price is still a starting price; $0 is exact.
  const from = isStartingPrice && amount.minorUnits > 0 ? 'from ' : '';
  const unit = period === 'month' ? ' a month' : '';
  const onTop = plus === null ? '' : ` plus ${plus},`;
  return [`${name} ${from}${formatMoney(amount)}${unit}${onTop} instead of ${formatMoney(price)}`];
}

/**
 * What a plan adds to the plan before it, and whether it has all of that plan. A different LinkedIn level is a different
 * service, so it adds to none.
 */
function stepOf(plan: PremiumPlan, before: PremiumPlan | undefined) {
  const isLevelNew = plan.linkedinLevel !== before?.linkedinLevel;
  return {
    isRaised: !isLevelNew && before.extras.every((extra) => plan.extras.includes(extra)),
    rises: [
      ...(isLevelNew ? bundleIn(plan).features.slice(0, 2) : []),
      ...plan.extras.filter((extra) => !before?.extras.includes(extra)),
      ...exampleWith(plan),
    ],
  };
}

/** The card of each plan, the smallest first. */
export const planCards: PremiumPricingProps['cards'] = premiumPlans.map((plan, index) => {
  const { month, year } = plan.prices;
  return {
    id: plan.id,
    name: plan.name,
    price: formatMoney(month.amount),
    period: PERIOD_WORDS.month,
    yearly: [
      `or ${formatMoney(year.amount)} ${PERIOD_WORDS.year}`,
      `(${formatMoney(times(year.amount, 1 / 12))} a month)`,
    ],
    level: plan.linkedinLevel,
    levelName: `LinkedIn Level ${plan.linkedinLevel}`,
    discount:
      plan.discountPercent > 0
        ? { amount: `${plan.discountPercent}% off`, onWhat: DISCOUNTED }
        : { amount: 'No discount', onWhat: 'on additional services' },
    ...stepOf(plan, premiumPlans[index - 1]),
    fit: fit[plan.id],
    unlisted: unlistedOf(plan),
    flag: plan.id === highlighted.id ? highlighted.reason : undefined,
    // Whoever spends this much a month wants to talk first.
    call: plan.discountPercent > 0 ? scheduleCall : undefined,
    action: { label: 'Select', href: month.path },
  };
});

const raised = premiumPlans.filter((_, index) => planCards[index]?.isRaised);
/** The plan that the raised ones build on. */
const base = premiumPlans[planCards.findIndex(({ isRaised }) => isRaised) - 1];

/** What comes before the cards of the plans that only raise the discount. */
export const larger = {
  heading: `Level ${Math.max(...raised.map(({ linkedinLevel }) => linkedinLevel))}, with larger discounts.`,
  text: `Everything in the ${base?.name} plan, with more off our fees. ${[...new Set(raised.map(unlistedOf))].join(' ')}`,
};

/** The steps of the staircase, one per plan. */
export const stairs = planCards.map(({ id, name, price, level }, index) => ({
  id,
  name,
  price,
  level: `Level ${level}`,
  percent: premiumPlans[index]?.discountPercent ?? 0,
}));
