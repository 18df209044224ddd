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

/** The lowest monthly price of the standard line: "$97". */
export const platformFrom = cheapest(standardPlans);

/** The lowest monthly price of a standard plan that is done for you. */
export const doneForYouFrom = cheapest(standardPlans.filter(isDoneForYou));

/** What a paid membership in the community costs a month. */
export const communityPrice = formatMoney(legalFacts.prices.communityPerMonth);

/** The price of the cheapest LinkedIn bundle. */
export const bundlesFrom = formatMoney(
  lowestOf(linkedinBundles.map(({ prices }) => prices.once.amount)),
);

/** The starting price of the fractional AI partnership, per month. */
export const partnershipFrom = formatMoney(aiOffers.fractionalPartnership.prices.month.amount);

/** The lowest monthly price of the premium line. */
export const premiumFrom = cheapest(premiumPlans);

/** What the separate tools cost a month, always with its plus sign: "$2,259+". */
export function separately(toolsCost: Money): string {
  return `${formatMoney(toolsCost)}+`;
}

/** What this business claims that separate tools cost a month. */
export const separateTools = separately(claims.separateToolsMonthlyCost);
