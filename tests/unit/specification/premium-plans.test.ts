import { expect, test } from 'vitest';
import { premiumPlans } from '#data/premium-plans.ts';
import { formatMoney } from '#lib/money.ts';

test('the premium plans: name, prices, LinkedIn level, discount, what one alone has, and where it is bought', () => {
  expect(
    premiumPlans.map(({ name, prices: { month, year }, ...plan }) => [
      name,
      formatMoney(month.amount),
      formatMoney(year.amount),
      plan.linkedinLevel,
      plan.discountPercent,
      plan.extras.join(', '),
      month.path,
    ]),
  ).toEqual([
    [
      'Essentials Plus',
      ...['$1,000', '$10,000', 1, 0, 'Done-for-you, SuperCharged access'],
      '/pbsengine-essentials-plus-subscription',
    ],
    ['Standard Plus', '$2,000', '$20,000', 2, 20, '', '/pbsengine-standard-plus-subscription'],
    ['Deluxe Plus', '$3,000', '$30,000', 3, 40, '', '/pbsengine-deluxe-plus-subscription'],
    ['Enterprise', '$4,000', '$40,000', 3, 60, '', '/pbsengine-enterprise-subscription'],
    ['Premium', '$5,000', '$50,000', 3, 80, '', '/pbsengine-premium-subscription'],
    ['Premium Plus', '$6,000', '$60,000', 3, 100, '', '/pbsengine-premium-plus-subscription'],
  ]);
});
