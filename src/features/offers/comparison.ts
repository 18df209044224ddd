import { company } from '#data/company.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { bundleIn, premiumPlans, type PremiumPlan } from '#data/premium-plans.ts';
import {
  ACCOUNTS,
  AUTOMATION,
  SERVICE,
  standardPlans,
  type StandardPlan,
} from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { joinList } from '#lib/text.ts';
import { content, highlighted } from './content.ts';

/*
 * Every plan of both lines. Each line has a table of its own, with only the columns that its records can fill: nothing
 * says that a premium plan contains the standard plan whose name it shares.
 */

const words = content.comparison;

const select = (href: string, plan: string) => ({ href, label: words.select, plan });

function standardRow(plan: StandardPlan) {
  const { month, year } = plan.prices;
  const automation = AUTOMATION[plan.automation];
  const isDoneForYou = plan.service === 'done-for-you';
  return {
    id: plan.id,
    name: plan.name,
    // Its card says which plan is popular.
    flag: null,
    bestIf: words.bestIf[plan.id],
    monthly: { price: formatMoney(month.amount), select: select(month.path, plan.name) },
    yearly: {
      price: formatMoney(year.amount),
      select: select(year.path, `${plan.name} yearly`),
    },
    facts: [
      { text: ACCOUNTS[plan.accounts] },
      { text: isDoneForYou ? words.doneForYou : words.doneWithYou },
      {
        text: plan.extras.length > 0 ? `${automation}, with ${joinList(plan.extras)}` : automation,
      },
    ],
    terms: {
      monthlyCents: month.amount.minorUnits,
      isDoneForYou,
      hasUnlimitedAccounts: plan.accounts === 'unlimited',
      linkedinLevel: 0,
    },
  };
}

function premiumRow(plan: PremiumPlan) {
  const { linkedinLevel, discountPercent, prices } = plan;
  return {
    id: plan.id,
    name: plan.name,
    flag: plan.id === highlighted.id ? highlighted.reason : null,
    bestIf: words.bestIf[plan.id],
    monthly: {
      price: formatMoney(prices.month.amount),
      select: select(prices.month.path, plan.name),
    },
    // A year is sold in a call: the specification gives a premium plan only one link.
    yearly: { price: formatMoney(prices.year.amount), select: null },
    facts: [
      {
        text: `Level ${linkedinLevel}, ${bundleIn(plan).advertisementsPerWeek} ads a week`,
        level: { level: linkedinLevel, levels: linkedinBundles.length },
      },
      {
        text: discountPercent > 0 ? `${discountPercent}% off` : 'List price',
        percent: discountPercent,
      },
    ],
    terms: {
      monthlyCents: prices.month.amount.minorUnits,
      // Where a plan does not name the service, nobody knows.
      isDoneForYou: plan.extras.includes(SERVICE['done-for-you']) ? true : null,
      hasUnlimitedAccounts: null,
      linkedinLevel,
    },
  };
}

const lines = {
  standard: {
    id: 'standard',
    name: company.platformName,
    ...words.standard,
    plans: standardPlans.map(standardRow),
  },
  premium: {
    id: 'premium',
    name: company.premiumName,
    ...words.premium,
    plans: premiumPlans.map(premiumRow),
  },
};

/** The budgets to choose from: the monthly prices of the plans, without duplicates. */
const budgets = [...standardPlans, ...premiumPlans]
  .map(({ prices }) => prices.month.amount)
  .sort((a, b) => a.minorUnits - b.minorUnits)
  .filter(({ minorUnits }, index, all) => minorUnits !== all[index - 1]?.minorUnits)
  .map((amount) => ({ value: amount.minorUnits, label: `Up to ${formatMoney(amount)}` }));

/** The tables of all plans, and the filter over both. */
export const planComparison = {
  table: { columns: words.columns, lines: [lines.standard, lines.premium] },
  filter: { ...words.filter, budget: { ...words.filter.budget, options: budgets } },
  choice: words.choice,
  more: words.more,
  note: words.note,
  call: words.call,
};
