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
  enterprise: 'For months that swing from quiet to busy',
  premium: 'For the same swings, with a larger discount',
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
    discountPercent: plan.discountPercent,
    discount:
      plan.discountPercent > 0
        ? { amount: `${plan.discountPercent}% off`, onWhat: DISCOUNTED }
        : { amount: 'No discount', onWhat: 'on additional services' },
    step: stepOf(plan, premiumPlans[index - 1]),
    fit: fit[plan.id],
    unlisted: unlistedOf(plan),
    flag: plan.id === highlighted.id ? highlighted.reason : undefined,
    // Whoever spends this much a month wants to talk first.
    call: plan.discountPercent > 0 ? scheduleCall : undefined,
    action: { label: 'Select', href: month.path },
  };
});
