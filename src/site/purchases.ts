import { company } from '#data/company.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { MONTHS_FREE_PER_YEAR, standardPlans } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { asPartOfSentence, joinList } from '#lib/text.ts';
import type { SiteEnv } from './env.ts';

/** One purchase page: the frame of the page with the same path on the connect host. */
export type Purchase = {
  id: string;
  /** What is bought, as the page's heading says it. */
  product: string;
  /** The price with its period: "$297 per month". */
  price: string;
  /** One sentence on what is bought and what it costs. */
  description: string;
  /** Of this site and, with the connect host before it, of the frame. */
  path: `/${string}`;
  /** The page whose pricing section holds the plan. */
  backTo: 'pbsengine' | 'pbsenginePremium' | 'linkedin';
};

type Order = Omit<Purchase, 'description'> & {
  orderOf?: string;
  note?: string;
  features: readonly string[];
};

/** How many features a description names: as many as a search result shows. */
const FEATURES_DESCRIBED = 4;

function purchase({ orderOf, note = '', features, ...terms }: Order): Purchase {
  const named = joinList(features.slice(0, FEATURES_DESCRIBED).map(asPartOfSentence));
  return {
    ...terms,
    description: `Order ${orderOf ?? terms.product} for ${terms.price}${note}: ${named}.`,
  };
}

/** The 14 purchase pages in the order of the specification. */
export function createPurchases({
  linkedinSlugs,
}: Pick<SiteEnv, 'linkedinSlugs'>): readonly Purchase[] {
  const standard = standardPlans.flatMap((plan) => {
    const product = `${company.platformName} ${plan.name}`;
    return [
      purchase({
        id: `${plan.id}-monthly`,
        product,
        price: `${formatMoney(plan.price)} per ${plan.period}`,
        features: plan.features,
        path: `/${plan.monthlyPath}`,
        backTo: 'pbsengine',
      }),
      purchase({
        id: `${plan.id}-yearly`,
        product: `${product}, yearly`,
        orderOf: product,
        price: `${formatMoney(plan.yearlyPrice)} per ${plan.yearlyPeriod}`,
        note: `, ${MONTHS_FREE_PER_YEAR} months free`,
        features: plan.features.slice(0, 3),
        path: `/${plan.yearlyPath}`,
        backTo: 'pbsengine',
      }),
    ];
  });
  const premium = premiumPlans.map((plan) =>
    purchase({
      id: plan.id,
      product: `${company.platformName} ${plan.name}`,
      price: `${formatMoney(plan.price)} per ${plan.period}`,
      features: plan.features,
      path: `/${plan.path}`,
      backTo: 'pbsenginePremium',
    }),
  );
  const slugs: Record<number, string> = { 1: linkedinSlugs.level1, 2: linkedinSlugs.level2 };
  const linkedin = linkedinBundles.flatMap((bundle) => {
    const slug = slugs[bundle.number];
    // Level 3 is sold in a call and has no purchase page.
    if (!slug) return [];
    return purchase({
      id: linkedinPurchaseId(bundle.number),
      product: `LinkedIn management, Level ${bundle.number}`,
      orderOf: `Level ${bundle.number} of LinkedIn management`,
      price: `${formatMoney(bundle.price)}, paid once for ${bundle.duration}`,
      // The communication level needs more words than a search result has room for.
      features: bundle.features.filter((feature) => !feature.includes('communication')).slice(0, 2),
      path: `/${slug}`,
      backTo: 'linkedin',
    });
  });
  return [...standard, ...premium, ...linkedin];
}

/** The id of the purchase page of a LinkedIn level. */
export function linkedinPurchaseId(level: number): string {
  return `linkedin-level-${level}`;
}
