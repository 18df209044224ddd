import type { Offer, UnitPriceSpecification } from 'schema-dts';
import type { Period } from '#data/catalog-entry.ts';
import { pricesOf, type SoldEntry } from '#data/catalog.ts';
import { company } from '#data/company.ts';
import { PREMIUM_BY_THE_YEAR } from '#data/premium-plans.ts';
import { toDecimal } from '#lib/money.ts';
import { capitalized } from '#lib/text.ts';
import { listFeatures } from '#site/purchases.ts';
import { LINE_PAGES } from '#site/routes.ts';
import { href, type Site } from '#site/site.ts';
import { graphIds } from './organization.ts';

/**
 * schema.org wants a number for `billingIncrement`, with its unit in `unitCode`; the specification wants
 * "P1M" and "P1Y". Offers have both, so that consumers of either find what they expect.
 */
type PlanPrice = Omit<Exclude<UnitPriceSpecification, string>, 'billingIncrement'> & {
  billingIncrement?: string;
};

const BILLING = {
  month: { billingIncrement: 'P1M', billingDuration: 'P1M', unitCode: 'MON' },
  year: { billingIncrement: 'P1Y', billingDuration: 'P1Y', unitCode: 'ANN' },
  // The specification has only P1M and P1Y, and a single payment without a term is neither.
  once: {},
} as const;

/** The content of an offer (specification, section 3). */
type PlanOffer = ReturnType<typeof planOffers>[number];

/** One offer with everything that the specification lists. */
export function offer(site: Site, plan: PlanOffer): Offer {
  const price = toDecimal(plan.price);
  const priceSpecification: PlanPrice = {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: plan.price.currency,
    ...BILLING[plan.billed],
  };
  return {
    '@type': 'Offer',
    name: plan.name,
    description: plan.description,
    url: site.absoluteUrl(plan.path),
    price,
    priceCurrency: plan.price.currency,
    priceSpecification: priceSpecification as UnitPriceSpecification,
    eligibleRegion: company.salesRegions.map(({ code }) => code),
    availability: 'https://schema.org/InStock',
    validFrom: company.offersValidFrom,
    ...(plan.priceValidUntil && { priceValidUntil: plan.priceValidUntil }),
    seller: { '@id': graphIds(site).organization },
  };
}

/** A description of an entry, and of how its price is paid if that is not obvious. */
function descriptionOf(entry: SoldEntry, period: Period): string {
  if (entry.line === 'ai') return `${entry.subtitle} Starting price.`;
  const given = `${capitalized(listFeatures(entry.features))}.`;
  if (entry.line === 'linkedin') return `${given} ${entry.billing} for ${entry.duration}.`;
  return entry.line === 'premium' && period === 'year' ? `${given} ${PREMIUM_BY_THE_YEAR}` : given;
}

/** The page that sells `entry` by `period`, if there is one. */
function purchasePage(site: Site, entry: SoldEntry, period: Period) {
  return site.purchases.find(
    (purchase) => purchase.entry.id === entry.id && purchase.period === period,
  )?.path;
}

/** One offer for each price of `entries`; an entry that is sold on a call links to the page of its line. */
export function planOffers(site: Site, entries: readonly SoldEntry[]) {
  return entries.flatMap((entry) =>
    pricesOf(entry).map(({ amount, period, path }) => ({
      name: period === 'year' ? `${entry.fullName}, yearly` : entry.fullName,
      description: descriptionOf(entry, period),
      price: amount,
      billed: period,
      path: path ?? purchasePage(site, entry, period) ?? href(LINE_PAGES[entry.line]),
      ...(entry.line === 'linkedin' && { priceValidUntil: company.linkedinPricesValidUntil }),
    })),
  );
}
