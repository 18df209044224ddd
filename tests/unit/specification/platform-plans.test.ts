import { expect, test } from 'vitest';
import { standardPlans } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';

test('the plans of the platform: name, prices, which one is popular, what each gives, and where it is bought', () => {
  expect(
    standardPlans.map(({ name, prices: { month, year }, popular, features }) => [
      name,
      ...[formatMoney(month.amount), formatMoney(year.amount), popular],
      features.join(', '),
      ...[month.path, year.path],
    ]),
  ).toEqual([
    [
      'Essentials',
      ...['$97', '$970', false],
      'Single account, Done-with-you, Base automation, WhatsApp support',
      ...['/pbsengine-essentials-subscription', '/pbsengine-essentials-annual-subscription'],
    ],
    [
      'Standard',
      ...['$297', '$2,970', true],
      'Unlimited accounts, Done-with-you, Advanced automation, WhatsApp support',
      ...['/pbsengine-standard-subscription', '/pbsengine-standard-annual-subscription'],
    ],
    [
      'Deluxe',
      ...['$497', '$4,970', false],
      'Unlimited accounts, Done-for-you, Premium automation, SuperCharged AI advertising, agents and voice add-ons, WhatsApp support',
      ...['/pbsengine-deluxe-subscription', '/pbsengine-deluxe-annual-subscription'],
    ],
  ]);
});
