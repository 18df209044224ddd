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
import { packageOf } from '#features/proof/content.ts';
import { formatCents, formatMoney, lessPercent, times } from '#lib/money.ts';
import type { PremiumPricingProps } from './PremiumPricing.tsx';

/**
 * What a plan that only raises the discount changes, in a few words. The last one is the cheapest from some amount of
 * services on; those before it never are.
 */
const fitOf = ({ id, discountPercent }: PremiumPlan) =>
  id === 'premium-plus'
    ? `Cheapest above ${breakEven} of services a month`
    : `You pay ${100 - discountPercent}% of our list prices`;

/** The service of the price list that shows what the discount of a plan comes to: another one on every card. */
const examples: Partial<Record<PremiumPlanId, AdditionalServiceId>> = {
  'standard-plus': 'ai-advertising',
  'deluxe-plus': 'social-media',
  enterprise: 'video',
  premium: 'website',
  'premium-plus': 'brand-development',
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
      `Or ${formatMoney(year.amount)} ${PERIOD_WORDS.year}`,
      `(${formatMoney(times(year.amount, 1 / 12))} a month)`,
    ],
    level: plan.linkedinLevel,
    levelName: `LinkedIn Level ${plan.linkedinLevel}`,
    discount:
      plan.discountPercent > 0
        ? { amount: `${plan.discountPercent}% off`, onWhat: DISCOUNTED }
        : { amount: 'No discount', onWhat: 'on additional services' },
    ...stepOf(plan, premiumPlans[index - 1]),
    fit: fitOf(plan),
    communication: packageOf(plan.linkedinLevel),
    unlisted: unlistedOf(plan),
    flag: plan.id === highlighted.id ? highlighted.reason : undefined,
    action: { label: 'Select', href: month.path },
  };
});

const raised = premiumPlans.filter((_, index) => planCards[index]?.isRaised);
/** The plan that the raised ones build on. */
const base = premiumPlans[planCards.findIndex(({ isRaised }) => isRaised) - 1];

const [first, second] = [premiumPlanById['essentials-plus'], premiumPlanById['standard-plus']];
/** What a step up costs a month. */
const rise = formatCents(
  second.prices.month.amount.minorUnits - first.prices.month.amount.minorUnits,
);

/** What comes before the plans that only raise the discount. */
export const larger = {
  heading: `Level ${Math.max(...raised.map(({ linkedinLevel }) => linkedinLevel))}, with larger discounts.`,
  text: `Everything in the ${base?.name} plan. Each ${rise} a month more takes another ${second.discountPercent}% off our other services. ${[...new Set(raised.map(unlistedOf))].join(' ')}`.trim(),
  // Whoever spends this much a month wants to talk first.
  call: { text: 'Talk first:', action: scheduleCall },
};

/** The steps of the staircase, one per plan. */
export const stairs = planCards.map(({ id, name, price, level }, index) => ({
  id,
  name,
  price,
  level: `Level ${level}`,
  percent: premiumPlans[index]?.discountPercent ?? 0,
}));
