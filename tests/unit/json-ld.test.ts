import { expect, test } from 'vitest';
import { aiOffers } from '#data/ai-offers.ts';
import { catalog, pricesOf } from '#data/catalog.ts';
import { company } from '#data/company.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { PREMIUM_BY_THE_YEAR, premiumPlans } from '#data/premium-plans.ts';
import { coreServices } from '#data/services.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { toDecimal } from '#lib/money.ts';
import { asPartOfSentence, joinList } from '#lib/text.ts';
import { pageGraph } from '#seo/json-ld/graph.ts';
import { offer, planOffers } from '#seo/json-ld/offers.ts';
import { organization } from '#seo/json-ld/organization.ts';
import { parseEnv } from '#site/env.ts';
import { pageRoute } from '#site/routes.ts';
import { createSite } from '#site/site.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';

const site = createSite(parseEnv(PRODUCTION_ENV));
const origin = 'https://www.acme-systems.com';
const regions = company.salesRegions.map(({ code }) => code);

/** How a price is billed; the specification has only P1M and P1Y, and a single payment is neither. */
const BILLING = {
  month: { billingIncrement: 'P1M', billingDuration: 'P1M', unitCode: 'MON' },
  year: { billingIncrement: 'P1Y', billingDuration: 'P1Y', unitCode: 'ANN' },
  once: {},
};

test('every price of the catalog is offered with the fields that the specification lists, and no others', () => {
  const offers = planOffers(site, catalog).map((plan) => offer(site, plan));
  const sold = catalog.flatMap((entry) => pricesOf(entry).map((price) => ({ ...price, entry })));
  expect(offers).toEqual(
    sold.map(({ entry, amount, period, path }) => ({
      '@type': 'Offer',
      name: `${entry.fullName}${period === 'year' ? ', yearly' : ''}`,
      description: expect.stringMatching(/^\S.+\.$/) as string,
      url: path ? origin + path : (expect.stringMatching(`^${origin}/.`) as string),
      price: toDecimal(amount),
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: toDecimal(amount),
        priceCurrency: 'USD',
        ...BILLING[period],
      },
      eligibleRegion: regions,
      availability: 'https://schema.org/InStock',
      validFrom: company.offersValidFrom,
      ...(entry.line === 'linkedin' && { priceValidUntil: company.linkedinPricesValidUntil }),
      seller: { '@id': `${origin}/#organization` },
    })),
  );
});

test('an offer describes what its plan gives, and how it is paid', () => {
  const standard = 'Single account, done-with-you, base automation and WhatsApp support.';
  const included = premiumPlans[0]?.included.map(asPartOfSentence) ?? [];
  expect(included).toEqual(expect.arrayContaining(['done-for-you', 'SuperCharged access']));
  const premium = `LinkedIn management at Level 1, ${joinList([...included, 'WhatsApp support'])}.`;
  const first = [standardPlans[0], premiumPlans[0], linkedinBundles[0], aiOffers.customBuild];
  const sold = first.filter((entry) => entry !== undefined);
  const offers = planOffers(site, sold);
  expect(offers.map(({ description }) => description)).toEqual([
    ...[standard, standard, premium, `${premium} ${PREMIUM_BY_THE_YEAR}`],
    expect.stringMatching(/ and .+\. One-time payment for 12 months\.$/),
    `${aiOffers.customBuild.subtitle} Starting price.`,
  ]);
  // A year of a premium plan is offered on the page of its line.
  const years = planOffers(site, premiumPlans).filter(({ billed }) => billed === 'year');
  expect(years.map(({ path }) => path)).toEqual(premiumPlans.map(() => '/pbsengine-premium'));
});

test('the seller has a name, a telephone and an e-mail address', () => {
  expect(organization(site)).toMatchObject({
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

type Thing = { '@type': string; itemListElement?: { item: string }[] };
const graphOf = (id: string) => pageGraph(site, site.route(id))['@graph'] as unknown as Thing[];
const textOf = (id: string) => JSON.stringify(graphOf(id));

test('the catalog list of Home holds the three services, each with its page', () => {
  const list = graphOf('home').find((thing) => thing['@type'] === 'ItemList');
  expect(list).toEqual({
    '@type': 'ItemList',
    '@id': `${origin}/#services`,
    name: `Services of ${company.brand}`,
    itemListElement: (['pbsengine', 'aiAutomation', 'linkedin'] as const).map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Service',
        name: coreServices[index]?.name,
        description: pageRoute(page).description,
        url: origin + pageRoute(page).path,
        provider: { '@id': `${origin}/#organization` },
        areaServed: regions,
      },
    })),
  });
});

test('two pages have ratings, those that the specification names, and never of the company', () => {
  const ratings = site.routes.flatMap(({ id }) => {
    const found = textOf(id).match(/(?<="aggregateRating":)\{.*?\}/g) ?? [];
    return found.map((json) => [id, JSON.parse(json) as unknown]);
  });
  const rating = (value: number, reviewCount: number) => ({
    ...{ '@type': 'AggregateRating', ratingValue: value, reviewCount, bestRating: 5 },
  });
  const { platform, linkedin } = company.ratings;
  expect(ratings).toEqual([
    ['pbsengine', rating(platform.value, platform.reviewCount)],
    ['linkedin', rating(linkedin.value, linkedin.reviewCount)],
  ]);
});

test('the graph leads to a purchase page over its plans, and to the search page', () => {
  const list = graphOf('standard-yearly').find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(list?.itemListElement?.map(({ item }) => item)).toEqual(
    ['/', '/pbsengine', site.route('standard-yearly').path].map((path) => origin + path),
  );
  expect(textOf('home')).toContain(
    `"potentialAction":{"@type":"SearchAction","target":"${origin}/search?q={search_term_string}","query-input":"required name=search_term_string"}`,
  );
});
