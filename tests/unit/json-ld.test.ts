import { describe, expect, test } from 'vitest';
import { aiOffers } from '#data/ai-offers.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { times, usd } from '#lib/money.ts';
import { pageGraph } from '#seo/json-ld/graph.ts';
import { offer } from '#seo/json-ld/offers.ts';
import {
  aiPlanOffers,
  linkedinOffers,
  premiumPlanOffers,
  standardPlanOffers,
} from '#seo/json-ld/plan-offers.ts';
import { parseEnv } from '#site/env.ts';
import { pageRoute } from '#site/routes.ts';
import { createSite } from '#site/site.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';

const site = createSite(parseEnv(PRODUCTION_ENV));
const origin = 'https://www.acme-systems.com';

/** The offer of the first standard plan, month by month, as the specification (section 3) lists it. */
test('a monthly plan is offered with everything that the specification lists', () => {
  const [monthly] = standardPlanOffers();
  expect(monthly && offer(site, monthly)).toEqual({
    '@type': 'Offer',
    name: 'PBSEngine Essentials',
    description: 'Single account, done-with-you setup, base automation and WhatsApp support.',
    url: `${origin}/pbsengine-essentials-subscription`,
    price: 97,
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: 97,
      priceCurrency: 'USD',
      billingIncrement: 'P1M',
      billingDuration: 'P1M',
      unitCode: 'MON',
    },
    eligibleRegion: ['US', 'CA'],
    availability: 'https://schema.org/InStock',
    validFrom: '2024-01-01',
    seller: { '@id': `${origin}/#organization` },
  });
});

test('a LinkedIn bundle is offered by the year, and its price has an end', () => {
  const [level1] = linkedinOffers(site);
  expect(level1 && offer(site, level1)).toMatchObject({
    url: `${origin}/k7m2xq9vt4hc8wz1npd6rj3b`,
    price: 5000,
    priceSpecification: { billingIncrement: 'P1Y', billingDuration: 'P1Y', unitCode: 'ANN' },
    priceValidUntil: '2025-12-31',
  });
});

describe('amounts follow the data', () => {
  const raised = (price: { minorUnits: number; currency: 'USD' }) => times(price, 2);
  const pricesOf = (offers: { price: { minorUnits: number } }[]) =>
    offers.map(({ price }) => price.minorUnits / 100);

  test('of the standard line', () => {
    const plans = standardPlans.map((plan) => ({
      ...plan,
      price: raised(plan.price),
      yearlyPrice: raised(plan.yearlyPrice),
    }));
    expect(pricesOf(standardPlanOffers(plans))).toEqual([194, 1940, 594, 5940, 994, 9940]);
  });

  test('of the premium line', () => {
    const plans = premiumPlans.map((plan) => ({
      ...plan,
      price: raised(plan.price),
      yearlyPrice: raised(plan.yearlyPrice),
    }));
    expect(pricesOf(premiumPlanOffers(plans)).slice(0, 4)).toEqual([2000, 20000, 4000, 40000]);
  });

  test('of the LinkedIn bundles and the AI offers', () => {
    expect(
      pricesOf(
        linkedinOffers(
          site,
          linkedinBundles.map((bundle) => ({ ...bundle, price: usd(1) })),
        ),
      ),
    ).toEqual([1, 1, 1]);
    const offers = { ...aiOffers, customBuild: { ...aiOffers.customBuild, price: usd(6000) } };
    expect(pricesOf(aiPlanOffers(offers))).toEqual([1000, 6000]);
  });
});

describe('the graph of a page', () => {
  const typesOn = (id: Parameters<typeof pageRoute>[0]) =>
    (pageGraph(site, pageRoute(id))?.['@graph'] ?? []).map(
      (thing) => (thing as { '@type': string })['@type'],
    );

  test.each([
    ['home', ['Organization', 'WebSite', 'WebPage', 'ItemList']],
    ['pbsengine', ['Organization', 'WebSite', 'WebPage', 'BreadcrumbList', 'Product']],
    ['privacy', ['Organization', 'WebSite', 'WebPage', 'BreadcrumbList']],
  ] as const)('%s says what it is', (id, types) => {
    expect(typesOn(id)).toEqual(types);
  });

  test('the not-found page says nothing', () => {
    expect(pageGraph(site, pageRoute('notFound'))).toBeNull();
  });

  test('ratings stand on the two pages that the specification names, and never on the company', () => {
    const text = (id: Parameters<typeof pageRoute>[0]) =>
      JSON.stringify(pageGraph(site, pageRoute(id)));
    expect(text('pbsengine')).toContain(
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":4.9,"reviewCount":500,"bestRating":5}',
    );
    expect(text('linkedin')).toContain('"ratingValue":4.9,"reviewCount":150');
    for (const id of ['home', 'pbsenginePremium', 'aiAutomation'] as const)
      expect(text(id)).not.toContain('aggregateRating');
  });

  test('the way to a purchase page leads over its plans', () => {
    const route = site.route('standard-yearly');
    const list = pageGraph(site, route)?.['@graph'].find(
      (thing) => (thing as { '@type': string })['@type'] === 'BreadcrumbList',
    );
    expect(
      (list as unknown as { itemListElement: { item: string }[] }).itemListElement.map(
        ({ item }) => item,
      ),
    ).toEqual([
      `${origin}/`,
      `${origin}/pbsengine`,
      `${origin}/pbsengine-standard-annual-subscription`,
    ]);
  });

  test('the search action leads to the search page', () => {
    expect(JSON.stringify(pageGraph(site, pageRoute('home')))).toContain(
      `"potentialAction":{"@type":"SearchAction","target":"${origin}/search?q={search_term_string}","query-input":"required name=search_term_string"}`,
    );
  });
});
