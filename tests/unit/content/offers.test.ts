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
import { premiumPlanById, premiumPlans } from '#data/premium-plans.ts';
import { SERVICE, standardPlans } from '#data/standard-plans.ts';
import { formatCents } from '#lib/money.ts';
import { asPartOfSentence } from '#lib/text.ts';

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

test('a row says what its plan gives, and no more, whatever the name of a premium plan recalls', () => {
  const { bestIf } = comparison;
  const plans = planComparison.table.lines[1]?.plans ?? [];
  expect(plans).toHaveLength(premiumPlans.length);
  for (const { id, terms } of plans) {
    const plan = premiumPlans.find((candidate) => candidate.id === id);
    const isForYou = plan?.extras.includes(SERVICE['done-for-you']);
    expect.soft(terms.isDoneForYou, id).toBe(isForYou ? true : null);
    expect.soft(terms.hasUnlimitedAccounts, id).toBeNull();
  }
  for (const { id, extras } of premiumPlans) {
    expect.soft(bestIf[id].includes('Comes '), id).toBe(extras.length > 0);
    for (const extra of extras) expect.soft(bestIf[id]).toContain(asPartOfSentence(extra));
  }
});

test('the plan that stands out is the cheapest with the highest level', () => {
  const price = ({ prices }: (typeof premiumPlans)[number]) => prices.month.amount.minorUnits;
  const atTop = premiumPlans.filter(({ linkedinLevel }) => linkedinLevel === topLevel);
  expect(price(premiumPlanById[highlighted.id])).toBe(Math.min(...atTop.map(price)));
  const ads = linkedinBundles.find(({ number }) => number === topLevel)?.advertisementsPerWeek;
  expect(highlighted.reason).toBe(`Lowest price with ${ads} ads a week`);
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
  for (const words of [comparison.premium.shared, comparison.filter.none])
    expect.soft(words).toMatch(/ask us (about setup and accounts )?before you order/);
  expect(comparison.filter.none).toContain('setup and accounts');
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
