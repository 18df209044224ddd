import { MONTHS_FREE_PER_YEAR } from '#data/catalog-entry.ts';
import { company } from '#data/company.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans, type PremiumPlan } from '#data/premium-plans.ts';
import {
  ACCOUNTS,
  AUTOMATION,
  SERVICE,
  standardPlans,
  SUPPORT,
  type StandardPlan,
} from '#data/standard-plans.ts';
import { formatMoney, type Money } from '#lib/money.ts';
import { asPartOfSentence } from '#lib/text.ts';
import { layoutCopy } from './layout.ts';

/*
 * Every plan of both lines, side by side. A premium plan that shares its name with a standard one is not said to
 * contain it: the table says of a plan what its record says.
 */

const SERVICE_WORDS = {
  'done-with-you': 'Done with you',
  'done-for-you': 'Done for you',
} as const satisfies Record<StandardPlan['service'], string>;
const NO_LINKEDIN = { level: 0, text: 'No LinkedIn' };
const NO_DISCOUNT = { percent: 0, text: 'No discount' };

const select = (href: string, plan: string) => ({ href, label: 'Select', plan });
const supportOf = (features: readonly string[]) =>
  features.includes(SUPPORT) ? 'Included' : 'Not included';

function standardRow(plan: StandardPlan) {
  const { month, year } = plan.prices;
  return {
    id: plan.id,
    name: plan.name,
    isPopular: plan.popular,
    monthly: { price: formatMoney(month.amount), select: select(month.path, plan.name) },
    yearly: {
      price: formatMoney(year.amount),
      select: select(year.path, `${plan.name} yearly`),
    },
    gives: [
      ACCOUNTS[plan.accounts],
      ...[SERVICE[plan.service], AUTOMATION[plan.automation]].map(asPartOfSentence),
    ].join(', '),
    linkedin: NO_LINKEDIN,
    discount: NO_DISCOUNT,
    extras: plan.extras,
    support: supportOf(plan.features),
    terms: {
      monthlyCents: month.amount.minorUnits,
      isDoneForYou: plan.service === 'done-for-you',
      hasUnlimitedAccounts: plan.accounts === 'unlimited',
      linkedinLevel: NO_LINKEDIN.level,
    },
  };
}

/** The service that a premium plan names among its extras. */
function serviceIn(extras: readonly string[]): StandardPlan['service'] | null {
  const services = Object.keys(SERVICE) as StandardPlan['service'][];
  return services.find((service) => extras.includes(SERVICE[service])) ?? null;
}

function premiumRow(plan: PremiumPlan) {
  const { month, year } = plan.prices;
  const service = serviceIn(plan.extras);
  return {
    id: plan.id,
    name: plan.name,
    isPopular: false,
    monthly: { price: formatMoney(month.amount), select: select(month.path, plan.name) },
    // Paid by the year on the same purchase page: the specification gives a premium plan one link.
    yearly: { price: formatMoney(year.amount), select: null },
    gives: [
      `${company.platformName} with LinkedIn management`,
      ...(service ? [asPartOfSentence(SERVICE[service])] : []),
    ].join(', '),
    linkedin: { level: plan.linkedinLevel, text: `Level ${plan.linkedinLevel}` },
    discount:
      plan.discountPercent > 0
        ? { percent: plan.discountPercent, text: `${plan.discountPercent}% off` }
        : NO_DISCOUNT,
    extras: plan.extras.filter((extra) => service === null || extra !== SERVICE[service]),
    support: supportOf(plan.features),
    terms: {
      monthlyCents: month.amount.minorUnits,
      isDoneForYou: service === null ? null : service === 'done-for-you',
      hasUnlimitedAccounts: null,
      linkedinLevel: plan.linkedinLevel,
    },
  };
}

/** The prices that a budget can be set to: what the plans cost by the month, each once. */
function budgets(prices: readonly Money[]) {
  const cents = [...new Set(prices.map(({ minorUnits }) => minorUnits))].sort((a, b) => a - b);
  return cents.map((minorUnits) => ({
    value: minorUnits,
    label: `Up to ${formatMoney({ minorUnits, currency: 'USD' })}`,
  }));
}

/** The levels that can be asked for: each will do where a lower one is needed. */
function levels(numbers: readonly number[]) {
  const highest = Math.max(...numbers);
  return [...numbers]
    .sort((a, b) => a - b)
    .map((level) => ({ value: level, label: level < highest ? `${level}+` : String(level) }));
}

/** The comparison of all plans: a group per line, a row per plan, and the filter over them. */
export function planComparison(
  standard: readonly StandardPlan[] = standardPlans,
  premium: readonly PremiumPlan[] = premiumPlans,
) {
  return {
    id: 'every-plan-side-by-side',
    heading: 'Every plan,\nside by side.',
    lead: 'Both lines in one table: what each plan costs, what it gives and where to buy it.',
    table: {
      caption: `Every plan of ${company.platformName} and ${company.premiumName}: prices, what it gives, and where to buy it`,
      hint: 'Slide the table sideways: what you get, LinkedIn and more.',
      columns: {
        plan: 'Plan',
        monthly: { name: 'Per month' },
        yearly: { name: 'Per year', note: `${MONTHS_FREE_PER_YEAR} months free` },
        gives: { name: 'What you get' },
        linkedin: { name: 'LinkedIn', note: 'management' },
        discount: { name: 'Discount', note: 'on additional services' },
        extras: { name: 'Extras' },
        support: { name: 'WhatsApp', note: 'support' },
      },
      groups: [
        { id: 'standard', name: company.platformName, plans: standard.map(standardRow) },
        { id: 'premium', name: company.premiumName, plans: premium.map(premiumRow) },
      ],
      popular: 'Popular',
      noExtras: 'None',
    },
    filter: {
      legend: 'What do you need?',
      doneForYou: SERVICE_WORDS['done-for-you'],
      unlimitedAccounts: 'Unlimited accounts',
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
        options: budgets([...standard, ...premium].map(({ prices }) => prices.month.amount)),
      },
      status: {
        all: 'All {all} plans.',
        one: '1 of {all} plans fits.',
        some: '{fits} of {all} plans fit.',
        andAsk: '{ask} more may: ask us.',
        onlyAsk: 'No plan says all of that. {ask} may fit: ask us.',
        none: 'None of the {all} plans fits.',
      },
      clear: 'Clear filters',
      none: 'Clear the filters, or tell us what you need and we’ll name the plan that comes closest.',
    },
    note: 'Prices in US dollars. Not sure which plan fits?',
    call: layoutCopy.scheduleCall,
  };
}
