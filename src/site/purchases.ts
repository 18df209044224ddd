import { catalog, type SoldEntry } from '#data/catalog.ts';
import {
  MONTHS_FREE_PER_YEAR,
  productLines,
  type Period,
  type Price,
} from '#data/catalog-entry.ts';
import { communicationFeature } from '#data/linkedin-bundles.ts';
import { DISCOUNTED } from '#data/premium-plans.ts';
import { ACCOUNTS, AUTOMATION, SUPERCHARGED, SUPPORT } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { asPartOfSentence, joinList } from '#lib/text.ts';
import type { SiteEnv } from './env.ts';
import { LINE_PAGES, type PurchasePage } from './routes.ts';

/** An entry of a line that is bought on the site; the AI offers are agreed on in a call. */
type Orderable = Exclude<SoldEntry, { line: 'ai' }>;

/** One purchase page: it frames the page with the same path on the connect host. */
export type Purchase = PurchasePage & {
  /** What is bought. */
  entry: Orderable;
  /** How often its price is paid. */
  period: Period;
  /** The page whose pricing section has the plan. */
  backTo: (typeof LINE_PAGES)[Orderable['line']];
};

type Order = { period: Period; id?: string; product?: string; orderOf?: string; note?: string } & {
  price: string;
  features?: readonly string[];
};

/**
 * Features as a list in a sentence, in few words. A discount is the last of them: "40% off our fees for additional
 * services and support" would seem to take it off both.
 */
export function listFeatures(features: readonly string[]): string {
  const isDiscount = (feature: string) => Number(feature.includes(DISCOUNTED));
  const inOrder = features.toSorted((one, other) => isDiscount(one) - isDiscount(other));
  const inShort = inOrder.map((feature) =>
    feature === SUPERCHARGED.inFull ? SUPERCHARGED.inShort : feature,
  );
  return joinList(inShort.map(asPartOfSentence));
}

/** The features of an entry, without the communication package, which is too long for a sentence of them. */
export const featuresInBrief = (entry: Orderable): readonly string[] =>
  entry.line === 'linkedin'
    ? entry.features.filter((feature) => feature !== communicationFeature(entry))
    : entry.features;

/** The page at `path` that sells `entry`, under its full name unless `order` has another; none without a path. */
function purchase(entry: Orderable, path: string | null, order: Order): Purchase[] {
  if (!path) return [];
  const { id = entry.id, product = entry.fullName, price, note = '' } = order;
  const { orderOf = entry.fullName, features = entry.features } = order;
  return [
    {
      id,
      entry,
      product,
      period: order.period,
      price,
      description: `Order ${orderOf} for ${price}${note}: ${listFeatures(features)}.`,
      path: `/${path.replace(/^\//, '')}`,
      backTo: LINE_PAGES[entry.line],
    },
  ];
}

/** A price marked as US dollars, so that buyers in Canada do not misread it. */
const inUsDollars = ({ amount }: Price) => `US${formatMoney(amount)}`;

const per = (period: string, price: Price) => `${inUsDollars(price)} a ${period}`;

/** Features of premium plans that a search result has no room for next to the LinkedIn level and the discount. */
const TOO_MUCH: readonly string[] = [
  SUPPORT,
  ...Object.values(ACCOUNTS),
  ...Object.values(AUTOMATION),
];

/** The pages that sell `entry`; none if it takes a call first. */
function purchasesOf(entry: SoldEntry, { linkedinSlugs }: Pick<SiteEnv, 'linkedinSlugs'>) {
  switch (entry.line) {
    case 'standard': {
      const { month, year } = entry.prices;
      return [
        ...purchase(entry, month.path, {
          id: `${entry.id}-monthly`,
          period: 'month',
          price: per('month', month),
        }),
        ...purchase(entry, year.path, {
          id: `${entry.id}-yearly`,
          period: 'year',
          product: `${entry.fullName}, yearly`,
          price: per('year', year),
          note: `, ${MONTHS_FREE_PER_YEAR} months free`,
        }),
      ];
    }
    case 'premium':
      return purchase(entry, entry.prices.month.path, {
        period: 'month',
        orderOf: `the ${entry.name} plan of ${productLines.premium.name}`,
        price: per('month', entry.prices.month),
        features: entry.features
          .filter((feature) => !TOO_MUCH.includes(feature))
          .slice(0, entry.discountPercent > 0 ? 2 : 3),
      });
    case 'linkedin':
      return purchase(entry, entry.configuredSlug && linkedinSlugs[entry.configuredSlug], {
        period: 'once',
        orderOf: `${entry.name} of LinkedIn management`,
        price: `${inUsDollars(entry.prices.once)}, paid once for ${entry.duration}`,
        features: featuresInBrief(entry).slice(0, 2),
      });
    case 'ai':
      return [];
  }
}

/** The 14 purchase pages in the order of the specification. */
export function createPurchases(env: Pick<SiteEnv, 'linkedinSlugs'>): readonly Purchase[] {
  return catalog.flatMap((entry) => purchasesOf(entry, env));
}
