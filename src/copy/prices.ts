import { aiOffers } from '#data/ai-offers.ts';
import { lowestOf, lowestPrice } from '#data/catalog.ts';
import type { Period, Price } from '#data/catalog-entry.ts';
import { claims } from '#data/claims.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { isDoneForYou, standardPlans } from '#data/standard-plans.ts';
import { formatMoney, type Money } from '#lib/money.ts';

/** How often a price is paid, in words. */
export const PERIOD_WORDS: Record<Period, string> = {
  month: 'per month',
  year: 'per year',
  once: 'one time',
};

/** The lowest monthly price of `plans`, as a reader sees it. */
export function cheapest(plans: readonly { prices: { month: Price } }[]): string {
  return formatMoney(lowestPrice(plans));
}

/** Where the standard line starts: "$97". */
export const platformFrom = cheapest(standardPlans);

/** Where plans that are done for you start. */
export const doneForYouFrom = cheapest(standardPlans.filter(isDoneForYou));

/** What a paid membership of the community costs a month. */
export const communityPrice = formatMoney(legalFacts.prices.communityPerMonth);

/** Where the LinkedIn bundles start. */
export const bundlesFrom = formatMoney(
  lowestOf(linkedinBundles.map(({ prices }) => prices.once.amount)),
);

/** Where the fractional AI partnership starts. */
export const partnershipFrom = formatMoney(aiOffers.fractionalPartnership.prices.month.amount);

/** Where the premium line starts. */
export const premiumFrom = cheapest(premiumPlans);

/** What the separate tools cost a month, always with its plus sign: "$2,259+". */
export function separately(toolsCost: Money): string {
  return `${formatMoney(toolsCost)}+`;
}

/** The same for the cost that this business claims. */
export const separateTools = separately(claims.separateToolsMonthlyCost);
