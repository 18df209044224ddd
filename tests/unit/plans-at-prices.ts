import type { SubscriptionPrices } from '#data/catalog-entry.ts';
import { premiumPlans, type PremiumPlan } from '#data/premium-plans.ts';
import { standardPlans, type StandardPlan } from '#data/standard-plans.ts';
import { times, usd } from '#lib/money.ts';

/** A copy of a plan at another price, by the month and by the year. */
export function atPrice<Plan extends { prices: SubscriptionPrices }>(
  plan: Plan,
  dollars: number,
): Plan {
  const { month, year } = plan.prices;
  return {
    ...plan,
    prices: {
      month: { ...month, amount: usd(dollars) },
      year: { ...year, amount: times(usd(dollars), 10) },
    },
  };
}

/** The standard line at prices of the tests' own: those of the site may change. */
export const standardAtPrices: readonly StandardPlan[] = standardPlans.map((plan, index) =>
  atPrice(plan, [97, 297, 497][index] ?? 0),
);

/** The premium line in the same way: every step costs as much as the one before. */
export const premiumAtPrices: readonly PremiumPlan[] = premiumPlans.map((plan, index) =>
  atPrice(plan, 1000 * (index + 1)),
);
