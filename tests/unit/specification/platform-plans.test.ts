import { expect, test } from 'vitest';
import { standardPlans } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';

test('the plans of the platform: name, prices, and which one is popular', () => {
  expect(
    standardPlans.map(({ name, prices: { month, year }, popular }) => [
      name,
      formatMoney(month.amount),
      formatMoney(year.amount),
      popular,
    ]),
  ).toEqual([
    ['Essentials', '$97', '$970', false],
    ['Standard', '$297', '$2,970', true],
    ['Deluxe', '$497', '$4,970', false],
  ]);
});

test('the plans of the platform: what each gives', () => {
  expect(standardPlans.map(({ features }) => features)).toEqual([
    ['Single account', 'Done-with-you', 'Base automation', 'WhatsApp support'],
    ['Unlimited accounts', 'Done-with-you', 'Advanced automation', 'WhatsApp support'],
    [
      'Unlimited accounts',
      'Done-for-you',
      'Premium automation',
      'SuperCharged AI advertising, agents and voice add-ons',
      'WhatsApp support',
    ],
  ]);
});

test('the plans of the platform: where each is bought, by the month and by the year', () => {
  expect(standardPlans.map(({ prices: { month, year } }) => [month.path, year.path])).toEqual([
    ['/pbsengine-essentials-subscription', '/pbsengine-essentials-annual-subscription'],
    ['/pbsengine-standard-subscription', '/pbsengine-standard-annual-subscription'],
    ['/pbsengine-deluxe-subscription', '/pbsengine-deluxe-annual-subscription'],
  ]);
});
