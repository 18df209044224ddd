import { MONTHS_FREE_PER_YEAR } from '#data/catalog-entry.ts';
import { claims } from '#data/claims.ts';
import { laneFeatures, platformFeatures } from '#data/platform-features.ts';
import {
  standardPlans,
  SUPPORT,
  type StandardPlan,
  type StandardPlanId,
} from '#data/standard-plans.ts';
import { formatMoney, times, type Money } from '#lib/money.ts';
import { asPartOfSentence, inWords, inWordsFirst, joinList } from '#lib/text.ts';
import { cheapest, PERIOD_WORDS, separately } from '#data/prices.ts';

/*
 * Everything on /pbsengine that states a price, a plan or what a plan includes. Each builder takes the
 * records, so that a changed price shows up everywhere; no amount is written here.
 */

type Plans = readonly StandardPlan[];

/** Whom each plan is for, by its id. */
const forWhom: Record<StandardPlanId, string> = {
  essentials: 'For one business getting its first real system.',
  standard: 'For growing teams, several locations or client accounts.',
  deluxe: 'For owners who want it done for them.',
};

const freeMonths = `${MONTHS_FREE_PER_YEAR} months free`;

/** The platform's features by plan: unlimited sub-accounts need a plan with more than one account. */
function includedFeatures(plans: Plans): string {
  const named = (needsAccounts: boolean) =>
    joinList(
      platformFeatures
        .filter(({ id }) => (id === 'unlimited-sub-accounts') === needsAccounts)
        .map(({ name }) => asPartOfSentence(name)),
    );
  const larger = plansWithAccounts(plans);
  return `Every plan includes ${named(false)}. ${joinList(larger)} ${larger.length === 1 ? 'adds' : 'add'} ${named(true)}.`;
}

/** The names of the plans with more than one account. */
export function plansWithAccounts(plans: Plans = standardPlans): string[] {
  return plans.filter(({ accounts }) => accounts === 'unlimited').map(({ name }) => name);
}

/** One plan as its card shows it, by the month and by the year; `next` is the next size up. */
function planCard(plan: StandardPlan, next: StandardPlan | undefined, toolsCost: Money) {
  const { month, year } = plan.prices;
  const yearlyPrice = formatMoney(year.amount);
  const added = next?.features.filter((feature) => !plan.features.includes(feature)) ?? [];
  return {
    id: plan.id,
    name: plan.name,
    isPopular: plan.popular,
    forWhom: forWhom[plan.id],
    features: plan.features,
    nextSize: next && { heading: `${next.name} adds`, features: added.map(asPartOfSentence) },
    monthly: {
      anchor: { amount: separately(toolsCost), terms: 'per month in separate tools' },
      price: formatMoney(month.amount),
      period: PERIOD_WORDS.month,
      note: `Or ${yearlyPrice} ${PERIOD_WORDS.year}, ${freeMonths}.`,
      action: { label: `Select ${plan.name}`, href: month.path },
    },
    yearly: {
      anchor: {
        amount: formatMoney(times(month.amount, 12)),
        terms: `${PERIOD_WORDS.year}, paid month by month`,
      },
      price: yearlyPrice,
      period: PERIOD_WORDS.year,
      note: `${freeMonths}, so ${formatMoney(times(year.amount, 1 / 12))} ${PERIOD_WORDS.month}.`,
      action: { label: `Select ${plan.name} yearly`, href: year.path },
    },
  };
}

/** The pricing section: the anchor, the switch and a card per plan. */
export function platformPricing(
  plans: Plans = standardPlans,
  toolsCost: Money = claims.separateToolsMonthlyCost,
) {
  return {
    id: 'plans',
    heading: `${inWordsFirst(plans.length)} sizes of\nthe same engine.`,
    periods: { legend: 'Billing', monthly: 'Monthly', yearly: 'Yearly', saving: freeMonths },
    anchor: {
      before: 'The separate tools we compared came to',
      amount: separately(toolsCost),
      after: 'per month',
    },
    popular: 'Popular',
    insteadOf: 'Compared with',
    plans: plans.map((plan, index) => planCard(plan, plans[index + 1], toolsCost)),
    includes: includedFeatures(plans),
    note: 'Want your LinkedIn managed, too?',
  };
}

/** The names of the plans that come with `service`, the smallest first. */
export function plansWith(service: StandardPlan['service'], plans: Plans = standardPlans) {
  return plans.filter((plan) => plan.service === service).map(({ name }) => name);
}

/** The support that every subscriber gets from a person; `null` if a plan lacks it. */
export function highTouchSupport(plans: Plans = standardPlans): string | null {
  const isOnAll = plans.every(({ features }) => features.includes(SUPPORT));
  return isOnAll ? `Every plan has ${SUPPORT}: text us your question.` : null;
}

/**
 * The two receipts: a tool for each job that the platform has a lane for, against one plan. The
 * specification gives only the sum, so no tool has a price.
 */
export function toolsAgainstEngine(
  plans: Plans = standardPlans,
  toolsCost: Money = claims.separateToolsMonthlyCost,
) {
  const tools = laneFeatures.map(({ name }) => name);
  const jobs = tools.map(asPartOfSentence).join(', ');
  const total = separately(toolsCost);
  const from = cheapest(plans);
  return {
    pile: {
      title: 'Separate tools',
      tools,
      lines: [
        { name: 'Logins', value: 'one each' },
        { name: 'Bills', value: 'one each' },
        { name: 'Connecting them', value: 'your evenings' },
      ],
      sum: { label: 'What we compared came to', amount: total, period: 'per month' },
    },
    engine: {
      jobs: `The same ${inWords(tools.length)} jobs`,
      lines: [
        { name: 'Logins', value: 'one' },
        { name: 'Platform bills', value: 'one' },
      ],
      sum: { label: 'From', amount: from, period: 'per month' },
    },
    description:
      `Two receipts. The long one is for separate tools: ${jobs}. ` +
      `Each has its own login and bill. What we compared came to ${total} per month. ` +
      `The short one is for the same jobs on one engine, with one login and one platform bill: from ${from} per month.`,
  };
}
