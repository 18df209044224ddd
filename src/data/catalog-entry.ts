import { times, type Money } from '#lib/money.ts';
import { company } from './company.ts';

/** The product lines. */
export const productLines = {
  standard: { name: company.platformName },
  premium: { name: company.premiumName },
  linkedin: { name: 'LinkedIn management' },
  ai: { name: 'AI automation systems' },
} as const;

export type ProductLine = keyof typeof productLines;

/** How often a price is paid. */
export type Period = 'month' | 'year' | 'once';

/** The address of a purchase page, on this site and on the host that sells. */
type PurchasePath = `/${string}`;

/** An amount and its purchase page; `null` if the path comes from the configuration or a call comes first. */
export type Price = { amount: Money; path: PurchasePath | null };

/** The facts that every plan, bundle and offer of the catalog has; each product line adds its own. */
export type CatalogEntry = {
  /** Unique in the whole catalog. */
  readonly id: string;
  readonly line: ProductLine;
  /** The name within its line: "Essentials". */
  readonly name: string;
  /** The name everywhere else: "PBSEngine Essentials". */
  readonly fullName: string;
  readonly prices: Readonly<Partial<Record<Period, Price>>>;
  /** The feature list of its card. */
  readonly features: readonly string[];
};

/** The facts written down for a plan of any line; the rest is derived from them. */
export type PlanTerms = {
  readonly id: string;
  readonly name: string;
  /** Per month. */
  readonly price: Money;
  /** What this plan includes that no other term says. */
  readonly extras: readonly string[];
};

/** A year costs this many months; the others are free (specification, section 9). */
export const MONTHS_CHARGED_PER_YEAR = 10;
export const MONTHS_FREE_PER_YEAR = 12 - MONTHS_CHARGED_PER_YEAR;

/** The prices of a plan that costs `amount` a month, each with its purchase page; a year may be sold only on a call. */
export function subscriptionPrices<YearPath extends PurchasePath | null>(
  amount: Money,
  { month, year }: { month: PurchasePath; year: YearPath },
) {
  return {
    month: { amount, path: month },
    year: { amount: times(amount, MONTHS_CHARGED_PER_YEAR), path: year },
  };
}
