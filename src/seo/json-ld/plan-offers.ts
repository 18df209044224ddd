import { pricesOf, type SoldEntry } from '#data/catalog.ts';
import type { Period } from '#data/catalog-entry.ts';
import { company } from '#data/company.ts';
import { PREMIUM_BY_THE_YEAR } from '#data/premium-plans.ts';
import { asPartOfSentence, joinList } from '#lib/text.ts';
import { LINE_PAGES } from '#site/routes.ts';
import { href, type Site } from '#site/site.ts';
import type { PlanOffer } from './offers.ts';

/** The lines of a card as one sentence. */
function described([first = '', ...others]: readonly string[]): string {
  return `${joinList([first, ...others.map(asPartOfSentence)])}.`;
}

/** What an entry is, and how its price is paid if that is not obvious. */
function descriptionOf(entry: SoldEntry, period: Period): string {
  if (entry.line === 'ai') return `${entry.subtitle} Starting price.`;
  const given = described(entry.features);
  if (entry.line === 'linkedin') return `${given} ${entry.billing} for ${entry.duration}.`;
  return entry.line === 'premium' && period === 'year' ? `${given} ${PREMIUM_BY_THE_YEAR}` : given;
}

/** The page that sells `entry` by `period`, if there is one. */
function purchasePage(site: Site, entry: SoldEntry, period: Period) {
  return site.purchases.find(
    (purchase) => purchase.entry.id === entry.id && purchase.period === period,
  )?.path;
}

/** One offer for each price of `entries`; an entry that is sold in a call links to the page of its line. */
export function planOffers(site: Site, entries: readonly SoldEntry[]): PlanOffer[] {
  return entries.flatMap((entry) => {
    return pricesOf(entry).map(({ amount, period, path }) => ({
      name: period === 'year' ? `${entry.fullName}, yearly` : entry.fullName,
      description: descriptionOf(entry, period),
      price: amount,
      billed: period,
      path: path ?? purchasePage(site, entry, period) ?? href(LINE_PAGES[entry.line]),
      ...(entry.line === 'linkedin' && { priceValidUntil: company.linkedinPricesValidUntil }),
    }));
  });
}
