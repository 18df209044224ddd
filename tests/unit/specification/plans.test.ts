import { expect, test } from 'vitest';
import {
  premiumPlanTerms,
  SUPERCHARGED_ACCESS,
  type PremiumTerms,
} from '#data/premium-plan-terms.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { proof } from '#data/proof.ts';
import { ACCOUNTS, AUTOMATION, SERVICE, standardPlans } from '#data/standard-plans.ts';
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

/** What only this premium plan has, without what the owner has added to the specification. */
function ownOf({ id, included }: (typeof premiumPlans)[number]): string {
  const told: readonly PremiumTerms[] = premiumPlanTerms.filter((plan) => plan.id === id);
  const { accounts, setup, automation, superChargedAccess } = proof.premium[id] ?? {};
  const added: readonly unknown[] = [
    accounts && ACCOUNTS[accounts],
    !told[0]?.setup && setup && SERVICE[setup],
    automation && AUTOMATION[automation],
    !told[0]?.extras.includes(SUPERCHARGED_ACCESS) && superChargedAccess && SUPERCHARGED_ACCESS,
  ];
  return included.filter((fact) => !added.includes(fact)).join(', ');
}

test('the premium plans: name, prices, LinkedIn level, discount, what one alone has, and where it is bought', () => {
  expect(
    premiumPlans.map((plan) => [
      ...[plan.name, formatMoney(plan.prices.month.amount), formatMoney(plan.prices.year.amount)],
      ...[plan.linkedinLevel, plan.discountPercent, ownOf(plan), plan.prices.month.path],
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
