import { MONTHS_FREE_PER_YEAR } from '#data/catalog-entry.ts';
import { company } from '#data/company.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { PREMIUM_BY_THE_YEAR, premiumPlans, type PremiumPlan } from '#data/premium-plans.ts';
import {
  ACCOUNTS,
  AUTOMATION,
  SERVICE,
  standardPlans,
  SUPPORT,
  type StandardPlan,
} from '#data/standard-plans.ts';
import { formatMoney, type Money } from '#lib/money.ts';
import { inWords, inWordsFirst, joinList } from '#lib/text.ts';
import { scheduleCall } from '#features/navigation/content.ts';
import { cheapest } from '#data/prices.ts';
import { bestIfPremium, bestIfStandard, lowestAtTopLevel, lowestWith } from './plan-fit-content.ts';

/*
 * Every plan of both lines. Each line has a table of its own, with only the columns that its records can fill: nothing
 * says that a premium plan contains the standard plan whose name it shares.
 */

const SERVICE_WORDS = {
  'done-with-you': 'Done with you',
  'done-for-you': 'Done for you',
} as const satisfies Record<StandardPlan['service'], string>;

type Plans = { standard: readonly StandardPlan[]; premium: readonly PremiumPlan[] };

const select = (href: string, plan: string) => ({ href, label: 'Select', plan });

/** What all plans of a line come with, so that no column has to repeat it. */
function shared(plans: readonly { features: readonly string[] }[], others: readonly string[]) {
  const hasSupport = plans.every(({ features }) => features.includes(SUPPORT));
  return `All ${inWords(plans.length)}: ${joinList([...others, ...(hasSupport ? [SUPPORT] : [])])}.`;
}

/** A standard plan's automation, with the plan's extras. */
const withExtras = (text: string, extras: readonly string[]) =>
  extras.length > 0 ? `${text}, with ${joinList(extras)}` : text;

function standardRow(plan: StandardPlan) {
  const { month, year } = plan.prices;
  return {
    id: plan.id,
    name: plan.name,
    flag: plan.popular ? 'Popular' : null,
    bestIf: bestIfStandard[plan.id],
    monthly: { price: formatMoney(month.amount), select: select(month.path, plan.name) },
    yearly: {
      price: formatMoney(year.amount),
      select: select(year.path, `${plan.name} yearly`),
    },
    facts: [
      { text: ACCOUNTS[plan.accounts] },
      { text: SERVICE_WORDS[plan.service] },
      { text: withExtras(AUTOMATION[plan.automation], plan.extras) },
    ],
    terms: {
      monthlyCents: month.amount.minorUnits,
      isDoneForYou: plan.service === 'done-for-you',
      hasUnlimitedAccounts: plan.accounts === 'unlimited',
      linkedinLevel: 0,
    },
  };
}

/** The service that a premium plan names among its extras. */
function serviceIn(extras: readonly string[]): StandardPlan['service'] | null {
  const services = Object.keys(SERVICE) as StandardPlan['service'][];
  return services.find((service) => extras.includes(SERVICE[service])) ?? null;
}

function premiumRow(plan: PremiumPlan, plans: readonly PremiumPlan[]) {
  const { month, year } = plan.prices;
  const service = serviceIn(plan.extras);
  const bundle = linkedinBundles.find(({ number }) => number === plan.linkedinLevel);
  return {
    id: plan.id,
    name: plan.name,
    flag: plan === lowestAtTopLevel(plans) ? lowestWith(plan) : null,
    bestIf: bestIfPremium(plan, plans),
    monthly: { price: formatMoney(month.amount), select: select(month.path, plan.name) },
    // A year is sold in a call: the specification gives a premium plan only one link.
    yearly: { price: formatMoney(year.amount), select: null },
    facts: [
      {
        text: `Level ${plan.linkedinLevel}, ${bundle?.advertisementsPerWeek ?? 0} ads a week`,
        level: { level: plan.linkedinLevel, levels: linkedinBundles.length },
      },
      {
        text: plan.discountPercent > 0 ? `${plan.discountPercent}% off` : 'List price',
        percent: plan.discountPercent,
      },
    ],
    terms: {
      monthlyCents: month.amount.minorUnits,
      isDoneForYou: service === null ? null : service === 'done-for-you',
      hasUnlimitedAccounts: null,
      linkedinLevel: plan.linkedinLevel,
    },
  };
}

/** The budgets to choose from: the monthly prices of the plans, without duplicates. */
function budgets(prices: readonly Money[]) {
  const cents = [...new Set(prices.map(({ minorUnits }) => minorUnits))].sort((a, b) => a - b);
  return cents.map((minorUnits) => ({
    value: minorUnits,
    label: `Up to ${formatMoney({ minorUnits, currency: 'USD' })}`,
  }));
}

/** The levels to choose from: a higher level also meets the need for a lower one. */
function levels(numbers: readonly number[]) {
  const highest = Math.max(...numbers);
  return [...numbers]
    .sort((a, b) => a - b)
    .map((level) => ({
      value: level,
      ...(level < highest
        ? { label: `${level}+`, srText: `${level} or higher` }
        : { label: String(level) }),
    }));
}

/** The two lines as tables. */
function lines({ standard, premium }: Plans) {
  return [
    {
      id: 'standard',
      name: company.platformName,
      shared: shared(standard, ['the platform', 'one login']),
      columns: [{ name: 'Accounts' }, { name: 'Setup' }, { name: 'Automation' }],
      plans: standard.map(standardRow),
    },
    {
      id: 'premium',
      name: company.premiumName,
      shared: `${shared(premium, [`the ${company.platformName} platform`, 'LinkedIn management'])} ${PREMIUM_BY_THE_YEAR}`,
      columns: [{ name: 'LinkedIn' }, { name: 'Additional services' }],
      plans: premium.map((plan) => premiumRow(plan, premium)),
    },
  ] as const;
}

/** The comparison of all plans: the page's `own` line first, and the filter over both. */
export function planComparison(
  own: 'standard' | 'premium',
  standard: readonly StandardPlan[] = standardPlans,
  premium: readonly PremiumPlan[] = premiumPlans,
) {
  const [first, second] = lines({ standard, premium });
  const all = [...standard, ...premium];
  const isStandard = own === 'standard';
  return {
    id: 'comparison',
    heading: 'Every plan,\nside by side.',
    fold: {
      heading: 'Every plan, side by side',
      note: `All ${inWords(all.length)} plans`,
    },
    table: {
      columns: {
        plan: 'Plan',
        monthly: { name: 'Per month' },
        yearly: { name: 'Per year', note: `${MONTHS_FREE_PER_YEAR} months free` },
      },
      lines: isStandard ? [first, second] : [second, first],
    },
    filter: {
      legend: 'What do you need?',
      doneForYou: SERVICE_WORDS['done-for-you'],
      unlimitedAccounts: ACCOUNTS.unlimited,
      linkedin: {
        legend: 'LinkedIn level',
        options: [
          { value: 0, label: 'Any' },
          ...levels(linkedinBundles.map(({ number }) => number)),
        ],
      },
      budget: {
        label: 'Monthly budget',
        any: 'Any amount',
        options: budgets(all.map(({ prices }) => prices.month.amount)),
      },
      status: {
        all: `All ${inWords(all.length)} plans fit.`,
        one: '1 of {all} plans lists this.',
        some: '{fits} of {all} plans list this.',
        none: 'No plan lists all of that.',
      },
      clear: 'Clear filters',
      none: 'Tell us what you need. We’ll name the closest plan.',
    },
    choice: {
      legend: 'Compare two or three',
      prices: 'prices by the month',
      few: 'Choose one more to compare.',
      full: `${inWordsFirst(3)} is the most. Take one off to choose another.`,
    },
    /** The button that opens the premium line on /pbsengine; `null` where both lines are open from the start. */
    more: isStandard
      ? `With managed LinkedIn: ${inWords(premium.length)} plans from ${cheapest(premium)}`
      : null,
    note: 'Prices in US dollars. Not sure which plan fits?',
    call: scheduleCall,
  };
}
