import { describe, expect, test } from 'vitest';
import {
  breakEven,
  breakEvenByYear,
  costedPlans,
  costsByMonth,
  pairs,
} from '#features/offers/calculator.ts';
import { planComparison } from '#features/offers/comparison.ts';
import { content, highlighted } from '#features/offers/content.ts';
import { breakEvenCents, comparedByYear, monthlyCosts } from '#features/offers/plan-costs.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { SUPERCHARGED_ACCESS } from '#data/premium-plan-terms.ts';
import { premiumPlanById, premiumPlans } from '#data/premium-plans.ts';
import { ACCOUNTS, AUTOMATION, SERVICE, standardPlans } from '#data/standard-plans.ts';
import { formatCents } from '#lib/money.ts';

const { comparison } = content;
const levels = linkedinBundles.map(({ number }) => number);
const topLevel = Math.max(...levels);

test('the filter offers every level and, the lowest first, every monthly price once', () => {
  const { linkedin, budget } = planComparison.filter;
  expect(linkedin.options.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '0 Any',
    ...levels.map((level) => `${level} ${level}${level < topLevel ? '+' : ''}`),
  ]);
  const prices = [...standardPlans, ...premiumPlans].map(
    ({ prices: { month } }) => month.amount.minorUnits,
  );
  expect(budget.options.map(({ value }) => value)).toEqual(
    [...new Set(prices)].sort((a, b) => a - b),
  );
});

const FACTS = [ACCOUNTS, SERVICE, AUTOMATION, { SUPERCHARGED_ACCESS }].flatMap((words) =>
  Object.values<string>(words),
);

test('a row says what its plan gives, and no more, whatever the name of a premium plan recalls', () => {
  const line = planComparison.table.lines[1];
  expect(line?.plans).toHaveLength(premiumPlans.length);
  const hasColumns = line?.columns.some(({ name }) => name.includes('setup'));
  expect(hasColumns).toBe(
    premiumPlans.every(({ setup, accounts, automation }) => setup && accounts && automation),
  );
  for (const [index, { setup, accounts, included }] of premiumPlans.entries()) {
    const { id = '', terms, bestIf = '', facts = [] } = line?.plans[index] ?? {};
    expect.soft(terms?.isDoneForYou, id).toBe(setup ? setup === 'done-for-you' : null);
    expect.soft(terms?.hasUnlimitedAccounts, id).toBe(accounts ? accounts === 'unlimited' : null);
    expect.soft(bestIf.includes('Comes '), id).toBe(included.length > 0 && !hasColumns);
    const said = [bestIf, ...facts.map(({ text }) => text)].join('. ').toLowerCase();
    for (const fact of FACTS) {
      const isSaid = said
        .replace(/done (for|with) you/, 'done-$1-you')
        .includes(fact.toLowerCase());
      expect.soft(isSaid, `${id}: ${fact}`).toBe(included.includes(fact));
    }
  }
});

test('the plan that stands out is the cheapest with the highest level', () => {
  const price = ({ prices }: (typeof premiumPlans)[number]) => prices.month.amount.minorUnits;
  const atTop = premiumPlans.filter(({ linkedinLevel }) => linkedinLevel === topLevel);
  expect(price(premiumPlanById[highlighted.id])).toBe(Math.min(...atTop.map(price)));
  const ads = linkedinBundles.find(({ number }) => number === topLevel)?.advertisementsPerWeek;
  expect(highlighted.reason).toBe(`${ads} ads a week start here`);
  expect(content.calculator.startLevel).toBe(1);
});

describe('the calculator', () => {
  test('has one break-even for all levels: below it the lowest plan costs least, above it the last', () => {
    const even = breakEvenCents(costedPlans);
    expect(breakEven).toBe(formatCents(even));
    for (const level of levels) {
      const [below, above] = [even - 100, even + 100].map((cents) =>
        monthlyCosts(costedPlans, level, cents).flatMap(({ plan, isCheapest }) =>
          isCheapest ? [plan.id] : [],
        ),
      );
      expect.soft(below).toEqual([costedPlans.find((plan) => plan.linkedinLevel === level)?.id]);
      expect.soft(above).toEqual([costedPlans.at(-1)?.id]);
    }
  });

  test('shows in its table what it would answer', () => {
    for (const [place, { totals }] of costsByMonth.rows.entries()) {
      expect(totals).toHaveLength(costsByMonth.columns.length);
      expect(totals[0]).toBe(formatCents(costedPlans[place]?.monthCents ?? 0));
    }
  });
});

test('whom a standard plan is for is said by account, place and time, as its record has it', () => {
  for (const { id, accounts, service } of standardPlans) {
    const words = comparison.bestIf[id];
    const accountWords = { single: /one business/, unlimited: /locations|unlimited accounts/ };
    const serviceWords = { 'done-with-you': /have time/, 'done-for-you': /no time/ };
    for (const [kind, said] of Object.entries({ ...accountWords, ...serviceWords }))
      expect.soft(said.test(words), words).toBe([accounts, service].some((one) => one === kind));
  }
});

test('where setup and accounts are not listed, the table and the filter send the visitor to ask', () => {
  const isOpen = (...facts: string[]) =>
    premiumPlans.some(({ open }) => facts.some((fact) => open.some((one) => one === fact)));
  const asks = (words: string) => /ask us (about .*)?before you order/.test(words);
  expect(asks(comparison.premium.shared)).toBe(premiumPlans.some(({ open }) => open.length > 0));
  expect(asks(comparison.filter.none)).toBe(isOpen('setup', 'accounts'));
  for (const fact of ['setup', 'accounts']) {
    expect.soft(comparison.premium.shared.includes(fact)).toBe(isOpen(fact));
    expect.soft(comparison.filter.none.includes(fact)).toBe(isOpen(fact));
  }
});

test('the line for a year is where the cheapest plan by the year changes', () => {
  const cents = Number(breakEvenByYear.replaceAll(/\D/g, '')) * 100;
  for (const pair of pairs) {
    const winner = (services: number) =>
      comparedByYear(costedPlans, pair, services).premium.plan.id;
    const lowest = costedPlans.find((plan) => plan.linkedinLevel === pair.level)?.id;
    expect.soft(winner(cents - 1000)).toBe(lowest);
    expect.soft(winner(cents + 1000)).toBe(costedPlans.at(-1)?.id);
  }
});
