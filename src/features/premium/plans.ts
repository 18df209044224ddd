import { PERIOD_WORDS } from '#data/prices.ts';
import {
  bundleIn,
  premiumPlans,
  type PremiumPlan,
  type PremiumPlanId,
} from '#data/premium-plans.ts';
import { additionalServiceById } from '#data/services.ts';
import { breakEven } from '#features/offers/calculator.ts';
import { highlighted } from '#features/offers/content.ts';
import { formatMoney, lessPercent } from '#lib/money.ts';
import type { PremiumPricingProps } from './PremiumPricing.tsx';

/** What all discounts apply to. */
const ON_WHAT = 'additional services';

/** When to choose each plan, in a few words. */
const fit: Readonly<Record<PremiumPlanId, string>> = {
  'essentials-plus': 'The Level 1 plan',
  'standard-plus': 'The Level 2 plan',
  'deluxe-plus': 'The Level 3 plan',
  enterprise: 'If what you spend on services varies',
  premium: 'If what you spend on services varies',
  'premium-plus': `Costs least above ${breakEven} of services a month`,
};

/** The service of the price list that shows what a discount comes to. */
const example = additionalServiceById['social-media'];

/** What that service costs with a plan. */
function exampleWith({ discountPercent }: PremiumPlan): string[] {
  if (discountPercent === 0) return [];
  const price = lessPercent(example.price, discountPercent);
  // A discounted starting price is still a starting price; $0 is exact.
  const from = example.isStartingPrice && price.minorUnits > 0 ? 'from ' : '';
  return [
    `${example.name}: ${from}${formatMoney(price)} a month, not ${formatMoney(example.price)}`,
  ];
}

/** What a plan adds to the plan before it. A different LinkedIn level is a different service, so it adds to none. */
function stepOf(plan: PremiumPlan, before: PremiumPlan | undefined) {
  const isLevelNew = plan.linkedinLevel !== before?.linkedinLevel;
  const lost = before?.extras.filter((extra) => !plan.extras.includes(extra)) ?? [];
  return {
    heading:
      before && !isLevelNew && lost.length === 0
        ? `Everything in the ${before.name} plan, plus`
        : 'With this plan',
    rises: [
      ...(isLevelNew ? bundleIn(plan).features.slice(0, 2) : []),
      ...plan.extras.filter((extra) => !before?.extras.includes(extra)),
      ...exampleWith(plan),
    ],
  };
}

/** The card of each plan, the smallest first. */
export const planCards: PremiumPricingProps['cards'] = premiumPlans.map((plan, index) => ({
  id: plan.id,
  name: plan.name,
  price: formatMoney(plan.prices.month.amount),
  period: PERIOD_WORDS.month,
  yearly: `or ${formatMoney(plan.prices.year.amount)} ${PERIOD_WORDS.year}`,
  level: plan.linkedinLevel,
  levelName: `LinkedIn Level ${plan.linkedinLevel}`,
  discountPercent: plan.discountPercent,
  discount:
    plan.discountPercent > 0
      ? { amount: `${plan.discountPercent}% off`, onWhat: ON_WHAT }
      : { amount: 'No discount', onWhat: `on ${ON_WHAT}` },
  step: stepOf(plan, premiumPlans[index - 1]),
  fit: fit[plan.id],
  flag: plan.id === highlighted.id ? highlighted.reason : undefined,
  action: { label: 'Select', href: plan.prices.month.path },
}));
