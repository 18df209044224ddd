import { expect, test } from 'vitest';
import { premiumPlans } from '#data/premium-plans.ts';
import { formatMoney } from '#lib/money.ts';

test('the premium plans: name, prices, LinkedIn level and discount', () => {
  expect(
    premiumPlans.map(({ name, prices: { month, year }, linkedinLevel, discountPercent }) => [
      name,
      formatMoney(month.amount),
      formatMoney(year.amount),
      linkedinLevel,
      discountPercent,
    ]),
  ).toEqual([
    ['Essentials Plus', '$1,000', '$10,000', 1, 0],
    ['Standard Plus', '$2,000', '$20,000', 2, 20],
    ['Deluxe Plus', '$3,000', '$30,000', 3, 40],
    ['Enterprise', '$4,000', '$40,000', 3, 60],
    ['Premium', '$5,000', '$50,000', 3, 80],
    ['Premium Plus', '$6,000', '$60,000', 3, 100],
  ]);
});

test('the premium plans: what is said of one alone', () => {
  expect(premiumPlans.map(({ extras }) => extras)).toEqual([
    ['Done-for-you', 'SuperCharged access'],
    [],
    [],
    [],
    [],
    [],
  ]);
});

test('the premium plans: where each is bought', () => {
  expect(premiumPlans.map(({ prices }) => prices.month.path)).toEqual([
    '/pbsengine-essentials-plus-subscription',
    '/pbsengine-standard-plus-subscription',
    '/pbsengine-deluxe-plus-subscription',
    '/pbsengine-enterprise-subscription',
    '/pbsengine-premium-subscription',
    '/pbsengine-premium-plus-subscription',
  ]);
});
