import { describe, expect, test } from 'vitest';
import { aiOffers } from '#data/ai-offers.ts';
import type { SubscriptionPrices } from '#data/catalog-entry.ts';
import { company } from '#data/company.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { PREMIUM_BY_THE_YEAR, premiumPlans } from '#data/premium-plans.ts';
import { usd } from '#lib/money.ts';
import { pageGraph } from '#seo/json-ld/graph.ts';
import { offer } from '#seo/json-ld/offers.ts';
import { organization } from '#seo/json-ld/organization.ts';
import { planOffers } from '#seo/json-ld/plan-offers.ts';
import { parseEnv } from '#site/env.ts';
import { pageRoute } from '#site/routes.ts';
import { createSite } from '#site/site.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';
import { atPrice, samplePremiumPlans, sampleStandardPlans } from './sample-plans.ts';

const site = createSite(parseEnv(PRODUCTION_ENV));
const origin = 'https://www.acme-systems.com';
const regions = company.salesRegions.map(({ code }) => code);

/** The plans at other prices: 11, 12, 13 … dollars, ten times as much for a year. */
const repriced = <Plan extends { prices: SubscriptionPrices }>(plans: readonly Plan[]) =>
  plans.map((plan, index) => atPrice(plan, 11 + index));
/** Another price for something that has no purchase page in the data. */
const price = (dollars: number) => ({ amount: usd(dollars), path: null });
const bundlesFor = (dollars: number) =>
  linkedinBundles.map((bundle) => ({
    ...bundle,
    prices: { once: price(dollars) },
    features: ['2 advertisements a week', 'Expert support'],
  }));
const { fractionalPartnership, customBuild } = aiOffers;
const partnershipFor = (dollars: number) => ({
  ...fractionalPartnership,
  prices: { month: price(dollars) },
});
const customBuildFor = (dollars: number) => ({ ...customBuild, prices: { once: price(dollars) } });

/** The monthly offer of the first standard plan, as section 3 of the specification lists it. */
test('a monthly plan is offered with everything that the specification lists', () => {
  const [monthly] = planOffers(site, sampleStandardPlans);
  expect(monthly && offer(site, monthly)).toEqual({
    '@type': 'Offer',
    name: `${company.platformName} Small`,
    description: 'Single account, done-with-you, base automation and WhatsApp support.',
    url: `${origin}/small-by-month`,
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
    eligibleRegion: regions,
    availability: 'https://schema.org/InStock',
    validFrom: company.offersValidFrom,
    seller: { '@id': `${origin}/#organization` },
  });
});

test('a year of a premium plan is offered on the page of its line, which says how it is bought', () => {
  const years = planOffers(site, premiumPlans).filter(({ billed }) => billed === 'year');
  expect(years.map(({ path }) => path)).toEqual(premiumPlans.map(() => '/pbsengine-premium'));
  for (const { description } of years) expect(description).toContain(PREMIUM_BY_THE_YEAR);
});

test('a LinkedIn bundle is paid once, and its price has an end', () => {
  const [level1] = planOffers(site, bundlesFor(5000));
  expect(level1 && offer(site, level1)).toEqual({
    '@type': 'Offer',
    name: 'LinkedIn management, Level 1',
    description: '2 advertisements a week and expert support. One-time payment for 12 months.',
    url: `${origin}/k7m2xq9vt4hc8wz1npd6rj3b`,
    price: 5000,
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: 5000,
      priceCurrency: 'USD',
    },
    eligibleRegion: regions,
    availability: 'https://schema.org/InStock',
    validFrom: company.offersValidFrom,
    priceValidUntil: company.linkedinPricesValidUntil,
    seller: { '@id': `${origin}/#organization` },
  });
});

test('what is paid once has no billing increment: the specification knows months and years', () => {
  const [build] = planOffers(site, [customBuildFor(5000)]);
  expect(build && offer(site, build)).toEqual({
    '@type': 'Offer',
    name: 'Custom AI build',
    description: `${aiOffers.customBuild.subtitle} Starting price.`,
    url: `${origin}/ai-automation-systems`,
    price: 5000,
    priceCurrency: 'USD',
    priceSpecification: { '@type': 'UnitPriceSpecification', price: 5000, priceCurrency: 'USD' },
    eligibleRegion: regions,
    availability: 'https://schema.org/InStock',
    validFrom: company.offersValidFrom,
    seller: { '@id': `${origin}/#organization` },
  });
});

test('the seller has a name, a telephone and an e-mail address', () => {
  expect(organization(site)).toEqual({
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'PBS',
    legalName: PRODUCTION_ENV.COMPANY_LEGAL_NAME,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    telephone: PRODUCTION_ENV.SUPPORT_PHONE,
    email: PRODUCTION_ENV.SUPPORT_EMAIL,
    areaServed: regions,
  });
});

test('the catalog list of Home holds the three services, each with its page', () => {
  const list = pageGraph(site, pageRoute('home'))['@graph'].find(
    (thing) => (thing as { '@type': string })['@type'] === 'ItemList',
  );
  const service = (name: string, page: 'pbsengine' | 'aiAutomation' | 'linkedin') => ({
    '@type': 'Service',
    name,
    description: pageRoute(page).description,
    url: `${origin}${pageRoute(page).path}`,
    provider: { '@id': `${origin}/#organization` },
    areaServed: regions,
  });
  expect(list).toEqual({
    '@type': 'ItemList',
    '@id': `${origin}/#services`,
    name: 'Services of PBS',
    itemListElement: [
      { '@type': 'ListItem', position: 1, item: service('PBSEngine', 'pbsengine') },
      { '@type': 'ListItem', position: 2, item: service('AI automation systems', 'aiAutomation') },
      { '@type': 'ListItem', position: 3, item: service('LinkedIn management', 'linkedin') },
    ],
  });
});

describe('amounts follow the data', () => {
  const amountsOf = (offers: { price: { minorUnits: number } }[]) =>
    offers.map(({ price }) => price.minorUnits / 100);

  test('of the standard line', () => {
    expect(amountsOf(planOffers(site, repriced(sampleStandardPlans)))).toEqual([
      11, 110, 12, 120, 13, 130,
    ]);
  });

  test('of the premium line', () => {
    expect(amountsOf(planOffers(site, repriced(samplePremiumPlans)))).toEqual([
      11, 110, 12, 120, 13, 130, 14, 140, 15, 150, 16, 160,
    ]);
  });

  test('of the LinkedIn bundles and the AI offers', () => {
    expect(amountsOf(planOffers(site, bundlesFor(1)))).toEqual(linkedinBundles.map(() => 1));
    const offers = [partnershipFor(2), customBuildFor(3)];
    expect(amountsOf(planOffers(site, offers))).toEqual([2, 3]);
  });
});

describe('the graph of a page', () => {
  const typesOn = (id: Parameters<typeof pageRoute>[0]) =>
    pageGraph(site, pageRoute(id))['@graph'].map(
      (thing) => (thing as { '@type': string })['@type'],
    );

  test.each([
    ['home', ['Organization', 'WebSite', 'WebPage', 'ItemList']],
    ['pbsengine', ['Organization', 'WebSite', 'WebPage', 'BreadcrumbList', 'Product']],
    ['privacy', ['Organization', 'WebSite', 'WebPage', 'BreadcrumbList']],
    ['notFound', ['Organization', 'WebSite']],
  ] as const)('%s says what it is', (id, types) => {
    expect(typesOn(id)).toEqual(types);
  });

  test('ratings stand on the two pages that the specification names, and never on the company', () => {
    const text = (id: Parameters<typeof pageRoute>[0]) =>
      JSON.stringify(pageGraph(site, pageRoute(id)));
    const { platform, linkedin } = company.ratings;
    expect(text('pbsengine')).toContain(
      `"aggregateRating":{"@type":"AggregateRating","ratingValue":${platform.value},"reviewCount":${platform.reviewCount},"bestRating":5}`,
    );
    expect(text('linkedin')).toContain(
      `"ratingValue":${linkedin.value},"reviewCount":${linkedin.reviewCount}`,
    );
    for (const id of ['home', 'pbsenginePremium', 'aiAutomation'] as const)
      expect(text(id)).not.toContain('aggregateRating');
  });

  test('the way to a purchase page leads over its plans', () => {
    const route = site.route('standard-yearly');
    const list = pageGraph(site, route)['@graph'].find(
      (thing) => (thing as { '@type': string })['@type'] === 'BreadcrumbList',
    );
    expect(
      (list as unknown as { itemListElement: { item: string }[] }).itemListElement.map(
        ({ item }) => item,
      ),
    ).toEqual([`${origin}/`, `${origin}/pbsengine`, site.absoluteUrl(route.path)]);
  });

  test('the search action leads to the search page', () => {
    expect(JSON.stringify(pageGraph(site, pageRoute('home')))).toContain(
      `"potentialAction":{"@type":"SearchAction","target":"${origin}/search?q={search_term_string}","query-input":"required name=search_term_string"}`,
    );
  });
});
