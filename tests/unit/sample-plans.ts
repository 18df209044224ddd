import { subscriptionPrices } from '#data/catalog-entry.ts';
import { premiumPlan, type PremiumPlan } from '#data/premium-plans.ts';
import { standardPlan, type StandardPlan } from '#data/standard-plans.ts';
import { usd } from '#lib/money.ts';

/*
 * Two lines of plans only for tests: what the site sells may change in name, price and content. Only the ids are the
 * site's, because its copy depends on them.
 */

/** Three sizes of the platform; the second is popular. */
export const sampleStandardPlans: readonly StandardPlan[] = (
  [
    ['essentials', 'Small', 97, 'single', 'done-with-you', 'base', []],
    ['standard', 'Middle', 297, 'unlimited', 'done-with-you', 'advanced', []],
    ['deluxe', 'Large', 497, 'unlimited', 'done-for-you', 'premium', ['Agents and voice']],
  ] as const
).map(([id, name, dollars, accounts, service, automation, extras]) => {
  const terms = { id, name, accounts, service, automation, extras };
  return standardPlan({ ...terms, price: usd(dollars), popular: id === 'standard' });
});

/** Six premium plans: every step up costs the same and takes another 20 percent off. */
export const samplePremiumPlans: readonly PremiumPlan[] = (
  [
    ['essentials-plus', 'First', 1, ['Done-for-you', 'Fast access']],
    ['standard-plus', 'Second', 2, []],
    ['deluxe-plus', 'Third', 3, []],
    ['enterprise', 'Fourth', 3, []],
    ['premium', 'Fifth', 3, []],
    ['premium-plus', 'Sixth', 3, []],
  ] as const
).map(([id, name, linkedinLevel, extras], index) => {
  const terms = { id, name, linkedinLevel, extras, discountPercent: 20 * index };
  return premiumPlan({ ...terms, price: usd(1000 * (index + 1)) });
});

/** A copy of a plan at another price, by the month and by the year. */
export const atPrice = <Plan extends StandardPlan | PremiumPlan>(
  plan: Plan,
  dollars: number,
): Plan => {
  const { month, year } = plan.prices;
  return {
    ...plan,
    prices: subscriptionPrices(usd(dollars), { month: month.path, year: year.path }),
  };
};

/** A copy of a list in which the entry with this id has other terms. */
export const changed = <Entry extends { id: string }>(
  list: readonly Entry[],
  id: Entry['id'],
  terms: Partial<Entry>,
): readonly Entry[] => list.map((entry) => (entry.id === id ? { ...entry, ...terms } : entry));

/** A copy of a list in which the plan with this id has another price. */
export const priced = <Plan extends StandardPlan | PremiumPlan>(
  plans: readonly Plan[],
  id: Plan['id'],
  dollars: number,
): readonly Plan[] => plans.map((plan) => (plan.id === id ? atPrice(plan, dollars) : plan));
