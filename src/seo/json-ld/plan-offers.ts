import { aiOffers } from '#data/ai-offers.ts';
import { company } from '#data/company.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { asPartOfSentence, joinList } from '#lib/text.ts';
import { linkedinPurchaseId } from '#site/purchases.ts';
import { href, type Site } from '#site/site.ts';
import type { PlanOffer } from './offers.ts';

/** The lines of a card as one sentence. */
function described([first = '', ...others]: readonly string[]): string {
  return `${joinList([first, ...others.map(asPartOfSentence)])}.`;
}

/** Monthly and yearly offers of the standard line. */
export function standardPlanOffers(plans = standardPlans): PlanOffer[] {
  return plans.flatMap((plan) => {
    const name = `${company.platformName} ${plan.name}`;
    const description = described(plan.features);
    return [
      { name, description, price: plan.price, billed: plan.period, path: `/${plan.monthlyPath}` },
      {
        name: `${name}, yearly`,
        description,
        price: plan.yearlyPrice,
        billed: plan.yearlyPeriod,
        path: `/${plan.yearlyPath}`,
      },
    ] satisfies PlanOffer[];
  });
}

/** Monthly and yearly offers of the premium line; both are bought on the plan's one purchase page. */
export function premiumPlanOffers(plans = premiumPlans): PlanOffer[] {
  return plans.flatMap((plan) => {
    const name = `${company.platformName} ${plan.name}`;
    const description = described(plan.features);
    return [
      { name, description, price: plan.price, billed: plan.period, path: `/${plan.path}` },
      {
        name: `${name}, yearly`,
        description,
        price: plan.yearlyPrice,
        billed: plan.yearlyPeriod,
        path: `/${plan.path}`,
      },
    ] satisfies PlanOffer[];
  });
}

/** The LinkedIn bundles. Level 3 is sold in a call: its offer leads to the bundles. */
export function linkedinOffers(site: Site, bundles = linkedinBundles): PlanOffer[] {
  return bundles.map((bundle) => {
    const purchase = site.purchases.find(({ id }) => id === linkedinPurchaseId(bundle.number));
    return {
      name: `LinkedIn management, Level ${bundle.number}`,
      description: described(bundle.features),
      price: bundle.price,
      // One payment covers the twelve months of the bundle.
      billed: 'year',
      path: purchase?.path ?? href('linkedin'),
      priceValidUntil: company.linkedinPricesValidUntil,
    };
  });
}

/** The two AI offers, both agreed in a call. */
export function aiPlanOffers(offers = aiOffers): PlanOffer[] {
  return Object.values(offers).map((aiOffer) => ({
    name: aiOffer.title,
    description: aiOffer.subtitle,
    price: aiOffer.price,
    billed: aiOffer.period === 'per month' ? 'month' : 'once',
    path: href('aiAutomation'),
  }));
}
