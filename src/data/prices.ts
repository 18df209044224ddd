import { aiOffers } from './ai-offers.ts';
import { lowestOf } from './catalog.ts';
import type { Period, Price } from './catalog-entry.ts';
import { claims } from './claims.ts';
import { legalFacts } from './legal-facts.ts';
import { linkedinBundles } from './linkedin-bundles.ts';
import { premiumPlans } from './premium-plans.ts';
import { isDoneForYou, standardPlans } from './standard-plans.ts';
import { formatMoney } from '#lib/money.ts';

/** How often a price is paid, in words. */
export const PERIOD_WORDS: Record<Period, string> = {
  month: 'per month',
  year: 'per year',
  once: 'one time',
};

/** The lowest monthly price of `plans`, as a reader sees it. */
export function cheapest(plans: readonly { prices: { month: Price } }[]): string {
  return formatMoney(lowestOf(plans.map(({ prices }) => prices.month.amount)));
}

/** The lowest monthly price of the standard line: "$97". */
export const platformFrom = cheapest(standardPlans);

/** The lowest monthly price of a standard plan that is done for you. */
export const doneForYouFrom = cheapest(standardPlans.filter(isDoneForYou));

/** The monthly price of a paid membership in the community. */
export const communityPrice = formatMoney(legalFacts.prices.communityPerMonth);

/** The lowest price of a quarter of LinkedIn management. */
export const quarterFrom = formatMoney(lowestOf(legalFacts.prices.linkedinPerQuarter));

/** The price of the cheapest LinkedIn bundle. */
export const bundlesFrom = formatMoney(
  lowestOf(linkedinBundles.map(({ prices }) => prices.once.amount)),
);

/** The starting price of the fractional AI partnership, per month. */
export const partnershipFrom = formatMoney(aiOffers.fractionalPartnership.prices.month.amount);

/** The starting price of a custom AI build. */
export const buildFrom = formatMoney(aiOffers.customBuild.prices.once.amount);

/** The lowest monthly price of the premium line. */
export const premiumFrom = cheapest(premiumPlans);

/** The monthly cost of separate tools, as this business claims it, always with its plus sign: "$2,259+". */
export const separateTools = `${formatMoney(claims.separateToolsMonthlyCost)}+`;
