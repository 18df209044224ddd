import { pricesOf, type SoldEntry } from '#data/catalog.ts';
import { company } from '#data/company.ts';
import { asPartOfSentence, joinList } from '#lib/text.ts';
import { LINE_PAGES } from '#site/routes.ts';
import { href, type Site } from '#site/site.ts';
import type { PlanOffer } from './offers.ts';

/** The lines of a card as one sentence. */
function described([first = '', ...others]: readonly string[]): string {
  return `${joinList([first, ...others.map(asPartOfSentence)])}.`;
}

/** What an entry is, and of a bundle that nothing is billed after its one payment. */
function descriptionOf(entry: SoldEntry): string {
  if (entry.line === 'ai') return entry.subtitle;
  const given = described(entry.features);
  return entry.line === 'linkedin' ? `${given} ${entry.billing} for ${entry.duration}.` : given;
}

/** One offer for each price of `entries`; what is sold in a call leads to the page of its line. */
export function planOffers(site: Site, entries: readonly SoldEntry[]): PlanOffer[] {
  return entries.flatMap((entry) => {
    const ownPage = site.purchases.find(({ id }) => id === entry.id)?.path;
    return pricesOf(entry).map(({ amount, period, path }) => ({
      name: period === 'year' ? `${entry.fullName}, yearly` : entry.fullName,
      description: descriptionOf(entry),
      price: amount,
      billed: period,
      path: path ?? ownPage ?? href(LINE_PAGES[entry.line]),
      ...(entry.line === 'linkedin' && { priceValidUntil: company.linkedinPricesValidUntil }),
    }));
  });
}
