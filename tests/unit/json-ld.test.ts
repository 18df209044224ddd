import { describe, expect, test } from 'vitest';
import { aiOffers } from '#data/ai-offers.ts';
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
import { samplePremiumPlans, sampleStandardPlans } from './sample-plans.ts';

const site = createSite(parseEnv(PRODUCTION_ENV));
const origin = 'https://www.acme-systems.com';
const regions = company.salesRegions.map(({ code }) => code);

/** Another price for something that has no purchase page in the data. */
const price = (dollars: number) => ({ amount: usd(dollars), path: null });
const { fractionalPartnership, customBuild } = aiOffers;

/** How a price is billed; the specification has only P1M and P1Y, and a single payment is neither. */
const BY_MONTH = { billingIncrement: 'P1M', billingDuration: 'P1M', unitCode: 'MON' };
const BY_YEAR = { billingIncrement: 'P1Y', billingDuration: 'P1Y', unitCode: 'ANN' };
const ONCE = {};

test('every kind of offer has the fields that the specification lists, and no others', () => {
  const sold = [
    ...sampleStandardPlans.slice(0, 1),
    ...samplePremiumPlans.slice(0, 1),
    ...linkedinBundles.slice(0, 1).map((bundle) => ({
      ...bundle,
      prices: { once: price(5000) },
      features: ['2 advertisements a week', 'Expert support'],
    })),
    { ...fractionalPartnership, prices: { month: price(2000) } },
    { ...customBuild, prices: { once: price(3000) } },
  ];
  const standard = 'Single account, done-with-you, base automation and WhatsApp support.';
  const premium = 'LinkedIn management at Level 1, done-for-you, fast access and WhatsApp support.';
  const bundle = '2 advertisements a week and expert support. One-time payment for 12 months.';
  const startingAt = ({ subtitle }: { subtitle: string }) => `${subtitle} Starting price.`;
  const aiPath = pageRoute('aiAutomation').path;
  const kinds = [
    [97, BY_MONTH, 'PBSEngine Small', standard, '/small-by-month'],
    [970, BY_YEAR, 'PBSEngine Small, yearly', standard, '/small-by-year'],
    [1000, BY_MONTH, 'PBSEngine Premium, First plan', premium, '/essentials-plus-by-month'],
    [
      10_000,
      BY_YEAR,
      'PBSEngine Premium, First plan, yearly',
      `${premium} ${PREMIUM_BY_THE_YEAR}`,
      '/pbsengine-premium',
    ],
    [5000, ONCE, 'LinkedIn management, Level 1', bundle, '/k7m2xq9vt4hc8wz1npd6rj3b'],
    [2000, BY_MONTH, fractionalPartnership.name, startingAt(fractionalPartnership), aiPath],
    [3000, ONCE, customBuild.name, startingAt(customBuild), aiPath],
  ] as const;
  expect(planOffers(site, sold).map((plan) => offer(site, plan))).toEqual(
    kinds.map(([amount, billing, name, description, path]) => ({
      '@type': 'Offer',
      name,
      description,
      url: `${origin}${path}`,
      price: amount,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: amount,
        priceCurrency: 'USD',
        ...billing,
      },
      eligibleRegion: regions,
      availability: 'https://schema.org/InStock',
      validFrom: company.offersValidFrom,
      ...(description === bundle && { priceValidUntil: company.linkedinPricesValidUntil }),
      seller: { '@id': `${origin}/#organization` },
    })),
  );
});

test('a year of a premium plan is offered on the page of its line, which says how it is bought', () => {
  const years = planOffers(site, premiumPlans).filter(({ billed }) => billed === 'year');
  expect(years.map(({ path }) => path)).toEqual(premiumPlans.map(() => '/pbsengine-premium'));
  for (const { description } of years) expect(description).toContain(PREMIUM_BY_THE_YEAR);
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

type Page = Parameters<typeof pageRoute>[0];
type Thing = { '@type': string; itemListElement?: { item: string }[] };
const graphOf = (id: string) => pageGraph(site, site.route(id))['@graph'] as unknown as Thing[];
const textOf = (id: string) => JSON.stringify(graphOf(id));

test('the catalog list of Home holds the three services, each with its page', () => {
  const list = graphOf('home').find((thing) => thing['@type'] === 'ItemList');
  const service = (position: number, name: string, page: Page) => ({
    '@type': 'ListItem',
    position,
    item: {
      '@type': 'Service',
      name,
      description: pageRoute(page).description,
      url: `${origin}${pageRoute(page).path}`,
      provider: { '@id': `${origin}/#organization` },
      areaServed: regions,
    },
  });
  expect(list).toEqual({
    '@type': 'ItemList',
    '@id': `${origin}/#services`,
    name: 'Services of PBS',
    itemListElement: [
      service(1, 'PBSEngine', 'pbsengine'),
      service(2, 'AI automation systems', 'aiAutomation'),
      service(3, 'LinkedIn management', 'linkedin'),
    ],
  });
});

describe('the graph of a page', () => {
  test.each([
    ['home', ['WebPage', 'ItemList']],
    ['pbsengine', ['WebPage', 'BreadcrumbList', 'Product']],
    ['privacy', ['WebPage', 'BreadcrumbList']],
    ['notFound', []],
  ])('%s says what it is', (id, types) => {
    const found = graphOf(id).map((thing) => thing['@type']);
    expect(found).toEqual(['Organization', 'WebSite', ...types]);
  });

  test('has ratings on the two pages that the specification names, and never of the company', () => {
    const { platform, linkedin } = company.ratings;
    expect(textOf('pbsengine')).toContain(
      `"aggregateRating":{"@type":"AggregateRating","ratingValue":${platform.value},"reviewCount":${platform.reviewCount},"bestRating":5}`,
    );
    expect(textOf('linkedin')).toContain(
      `"ratingValue":${linkedin.value},"reviewCount":${linkedin.reviewCount}`,
    );
    for (const id of ['home', 'pbsenginePremium', 'aiAutomation'])
      expect(textOf(id)).not.toContain('aggregateRating');
  });

  test('leads to a purchase page over its plans, and to the search page', () => {
    const list = graphOf('standard-yearly').find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(list?.itemListElement?.map(({ item }) => item)).toEqual(
      ['/', '/pbsengine', site.route('standard-yearly').path].map((path) => origin + path),
    );
    expect(textOf('home')).toContain(
      `"potentialAction":{"@type":"SearchAction","target":"${origin}/search?q={search_term_string}","query-input":"required name=search_term_string"}`,
    );
  });
});
