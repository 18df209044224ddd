import type { Money } from '#lib/money.ts';
import { aiOffers } from './ai-offers.ts';
import type { CatalogEntry, Period, Price } from './catalog-entry.ts';
import { linkedinBundles } from './linkedin-bundles.ts';
import { premiumPlans } from './premium-plans.ts';
import { checkFacts, type Rule } from './rules.ts';
import { standardPlans } from './standard-plans.ts';

/** Everything that is sold, in the order of the specification; `line` determines which terms an entry has. */
export const catalog = [
  ...standardPlans,
  ...premiumPlans,
  ...linkedinBundles,
  ...Object.values(aiOffers),
] as const;

export type SoldEntry = (typeof catalog)[number];

/** The prices of an entry, each with its period, in the order in which they are offered. */
export function pricesOf({ prices }: Pick<CatalogEntry, 'prices'>): (Price & { period: Period })[] {
  return (Object.entries(prices) as [Period, Price][]).map(([period, price]) => ({
    ...price,
    period,
  }));
}

/** The lowest of `amounts`. */
export function lowestOf(amounts: readonly Money[]): Money {
  const [first, ...others] = amounts;
  if (!first) throw new Error('There is no price that could be the lowest');
  return others.reduce((low, price) => (price.minorUnits < low.minorUnits ? price : low), first);
}

/** No two entries share an id or a purchase page. */
export function catalogRules(entries: readonly CatalogEntry[]): readonly Rule[] {
  const claims = entries.flatMap((entry) => [
    `the id "${entry.id}"`,
    ...new Set(pricesOf(entry).flatMap(({ path }) => (path ? [`the purchase path ${path}`] : []))),
  ]);
  const shared = new Set(claims.filter((claim, index) => claims.indexOf(claim) < index));
  return [...shared].map((claim) => [false, `two entries share ${claim}; give each its own`]);
}
checkFacts('src/data/catalog.ts', catalogRules(catalog));
