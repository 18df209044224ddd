import { company } from '#data/company.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { bundleIn, premiumPlans, type PremiumPlan } from '#data/premium-plans.ts';
import {
  ACCOUNTS,
  AUTOMATION,
  isDoneForYou,
  standardPlans,
  type StandardPlan,
} from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { asPartOfSentence, joinList } from '#lib/text.ts';
import { content, highlighted } from './content.ts';
import { arePremiumPlansListed, comesWith } from './premium-facts.ts';

/*
 * Every plan of both lines. Each line has a table of its own, with only the columns that its records can fill: nothing
 * says that a premium plan contains the standard plan whose name it shares.
 */

const words = content.comparison;

const select = (href: string, plan: string) => ({ href, label: words.select, plan });

/** The accounts, the setup and the automation of a plan; empty if its terms leave one of them open. */
function platformFacts(plan: Pick<PremiumPlan, 'accounts' | 'setup' | 'automation' | 'extras'>) {
  const { accounts, setup, automation, extras } = plan;
  if (!accounts || !setup || !automation) return [];
  const level = AUTOMATION[automation];
  return [
    { text: ACCOUNTS[accounts] },
    { text: setup === 'done-for-you' ? words.doneForYou : words.doneWithYou },
    { text: extras.length > 0 ? `${level}, with ${joinList(extras)}` : level },
  ];
}

const inOneFact = ([first, ...others]: readonly { text: string }[]) =>
  [first?.text, ...others.map(({ text }) => asPartOfSentence(text))].join(', ');

function standardRow(plan: StandardPlan) {
  const { month, year } = plan.prices;
  return {
    id: plan.id,
    name: plan.name,
    // No flag: the cards already say which plan is popular.
    flag: null,
    bestIf: words.bestIf[plan.id],
    monthly: { price: formatMoney(month.amount), select: select(month.path, plan.name) },
    yearly: {
      price: formatMoney(year.amount),
      select: select(year.path, `${plan.name} yearly`),
    },
    facts: platformFacts({ ...plan, setup: plan.service }),
    terms: {
      monthlyCents: month.amount.minorUnits,
      isDoneForYou: isDoneForYou(plan),
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
    bestIf: `${words.bestIf[plan.id]}${comesWith(plan)}`,
    monthly: {
      price: formatMoney(prices.month.amount),
      select: select(prices.month.path, plan.name),
    },
    // A year is sold on a call: the specification gives a premium plan only one link.
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
      ...(arePremiumPlansListed ? [{ text: inOneFact(platformFacts(plan)) }] : []),
    ],
    terms: {
      monthlyCents: prices.month.amount.minorUnits,
      // `null` where the owner has not listed it.
      isDoneForYou: plan.setup ? plan.setup === 'done-for-you' : null,
      hasUnlimitedAccounts: plan.accounts ? plan.accounts === 'unlimited' : null,
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
  unsure: words.unsure,
  call: words.call,
};
