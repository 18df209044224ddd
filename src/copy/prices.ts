import { claims } from '#data/claims.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { formatMoney, type Money } from '#lib/money.ts';

/** The lowest monthly price of `plans`, as a reader sees it. */
export function cheapest(plans: readonly { price: Money }[]): string {
  const prices = plans.map((plan) => plan.price.minorUnits);
  return formatMoney({ minorUnits: Math.min(...prices), currency: 'USD' });
}

/** Where the standard line starts: "$97". */
export const platformFrom = cheapest(standardPlans);

/** Where the premium line starts. */
export const premiumFrom = cheapest(premiumPlans);

/** What separate tools cost a month: "$2,259+". */
export const separateTools = `${formatMoney(claims.separateToolsMonthlyCost)}+`;
