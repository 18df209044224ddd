import { PERIOD_WORDS } from '#data/prices.ts';
import type { PremiumPlanId } from '#data/premium-plan-terms.ts';
import {
  bundleIn,
  DISCOUNTED,
  premiumPlanById,
  premiumPlans,
  type PremiumPlan,
} from '#data/premium-plans.ts';
import { ACCOUNTS, AUTOMATION, SERVICE } from '#data/standard-plans.ts';
import { additionalServiceById, type AdditionalServiceId } from '#data/services.ts';
import { scheduleCall } from '#features/navigation/content.ts';
import { breakEven } from '#features/offers/calculator.ts';
import { highlighted } from '#features/offers/content.ts';
import { packageOf } from '#features/proof/content.ts';
import { formatCents, formatMoney, lessPercent, times } from '#lib/money.ts';
import { joinList, unbroken } from '#lib/text.ts';
import type { PremiumPricingProps } from './PremiumPricing.tsx';

/**
 * What a plan that only raises the discount offers, in a few words. Above some amount of services, the last one is the
 * cheapest; those before it never are.
 */
const fitOf = ({ id, discountPercent }: PremiumPlan) =>
  id === 'premium-plus'
    ? `Cheapest if you buy over ${breakEven} of services a month`
    : `You pay ${100 - discountPercent}% of our list prices`;

/** The service whose price shows what the discount of a plan amounts to: a different one on every card. */
const examples: Partial<Record<PremiumPlanId, AdditionalServiceId>> = {
  'standard-plus': 'ai-advertising',
  'deluxe-plus': 'social-media',
  enterprise: 'video',
  premium: 'website',
  'premium-plus': 'brand-development',
};

/** The price of that service with a plan, and what is charged on top regardless of the discount. */
function exampleWith({ id, discountPercent }: PremiumPlan): string[] {
  const example = examples[id];
  if (discountPercent === 0 || !example) return [];
  const { name, price, isStartingPrice, period, plus } = additionalServiceById[example];
  const amount = lessPercent(price, discountPercent);
  // A discounted starting price is still a starting price; $0 is exact.
  const from = isStartingPrice && amount.minorUnits > 0 ? 'from ' : '';
  const unit = period === 'month' ? ' a month' : '';
  const onTop = plus === null ? '' : `, plus ${plus}`;
  return [`${name} ${from}${formatMoney(amount)}${unit} instead of ${formatMoney(price)}${onTop}`];
}

/** A plan with the LinkedIn level of the plan before it only raises the discount. */
const isRaised = ({ linkedinLevel }: PremiumPlan, index: number) =>
  linkedinLevel === premiumPlans[index - 1]?.linkedinLevel;
const raised = premiumPlans.filter(isRaised);
/** The plan that the raised ones build on. */
const base = premiumPlans[premiumPlans.findIndex(isRaised) - 1];

/** The facts by which one plan can have more than another: their values, the least first. */
const SCALES = {
  accounts: Object.keys(ACCOUNTS),
  setup: Object.keys(SERVICE),
  automation: Object.keys(AUTOMATION),
};

/** Whether a plan has at least what `other` has, and nothing that is open on `other` makes that uncertain. */
function hasAllOf(plan: PremiumPlan, other: PremiumPlan): boolean {
  const isAsGood = (['accounts', 'setup', 'automation'] as const).every((fact) => {
    const placeOf = (one: PremiumPlan) => SCALES[fact].indexOf(one[fact] ?? '');
    return placeOf(plan) >= placeOf(other);
  });
  return (
    isAsGood &&
    other.extras.every((extra) => plan.extras.includes(extra)) &&
    other.open.every((fact) => plan.open.includes(fact))
  );
}
const haveAllOfBase = base !== undefined && raised.every((plan) => hasAllOf(plan, base));

/**
 * What a card adds to the cards before it. A plan with a new LinkedIn level lists everything, because it is a different
 * service; raised plans omit what the plan that they build on has, if all of them include it.
 */
function stepOf(plan: PremiumPlan, index: number) {
  const isStep = isRaised(plan, index);
  return {
    isRaised: isStep,
    rises: [
      ...(isStep ? [] : bundleIn(plan).features.slice(0, 2)),
      ...plan.included.filter((fact) => !(isStep && haveAllOfBase && base.included.includes(fact))),
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
    ...stepOf(plan, index),
    fit: fitOf(plan),
    holds: packageOf(plan.linkedinLevel),
    flag: plan.id === highlighted.id ? highlighted.reason : undefined,
    action: { label: 'Select', href: month.path },
  };
});

const [first, second] = [premiumPlanById['essentials-plus'], premiumPlanById['standard-plus']];
/** The monthly price difference between a plan and the next one up. */
const rise = formatCents(
  second.prices.month.amount.minorUnits - first.prices.month.amount.minorUnits,
);

/** The heading, the text and the call above the plans that only raise the discount. */
export const larger = {
  heading: `Level ${Math.max(...raised.map(({ linkedinLevel }) => linkedinLevel))}, with larger discounts.`,
  text: `${haveAllOfBase ? 'Everything in' : 'The LinkedIn management of'} ${base?.name}. Each ${rise} more a month takes off another ${second.discountPercent}%.`,
  between: `Also: ${joinList(
    raised
      .slice(0, -1)
      .map(({ name, prices }) => unbroken(`${name} ${formatMoney(prices.month.amount)}`)),
  )}`,
  // Whoever spends this much a month wants to talk first.
  call: { text: 'Talk first:', action: scheduleCall },
};

/** The steps of the staircase, one per plan. */
export const stairs = planCards.map(({ id, name, price }, index) => ({
  id,
  name,
  price,
  percent: premiumPlans[index]?.discountPercent ?? 0,
}));
