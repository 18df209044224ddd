import { describe, expect, test } from 'vitest';
import { checkCatalog, lowestPrice } from '#data/catalog.ts';
import { claimsSchema, claims } from '#data/claims.ts';
import { industries, industriesSchema } from '#data/industries.ts';
import { legalFacts, legalFactsSchema } from '#data/legal-facts.ts';
import {
  linkedinBundles,
  linkedinBundlesSchema,
  linkedinBundleTerms,
} from '#data/linkedin-bundles.ts';
import { premiumPlans, premiumPlansSchema, premiumPlanTerms } from '#data/premium-plans.ts';
import { standardPlans, standardPlansSchema, standardPlanTerms } from '#data/standard-plans.ts';
import { times, usd } from '#lib/money.ts';
import { parseOrExplain } from '#lib/parse-or-explain.ts';

describe('the catalog', () => {
  test('knows the lowest price of a line, wherever its plan stands', () => {
    expect(lowestPrice([...standardPlans].reverse())).toEqual(
      standardPlans[0]?.prices.month.amount,
    );
    expect(() => lowestPrice([])).toThrow('There is no price');
  });

  test('charges ten months for a year', () => {
    for (const { prices } of [...standardPlans, ...premiumPlans])
      expect(prices.year.amount).toEqual(times(prices.month.amount, 10));
  });
});

describe('wrong data is refused with the fix', () => {
  const [essentials, standard, deluxe] = standardPlanTerms;

  test.each([
    ['none', [essentials, { ...standard, popular: false }, deluxe]],
    ['two', [{ ...essentials, popular: true }, standard, deluxe]],
  ])('%s popular', (_, plans) => {
    expect(() => parseOrExplain(standardPlansSchema, plans, 'Plans:')).toThrow(
      'exactly one plan is popular',
    );
  });

  test('an id and a purchase path that two entries share', () => {
    const [plan] = standardPlans;
    const [bundle] = linkedinBundles;
    if (!plan || !bundle) throw new Error('the catalog is empty');
    const entries = [plan, { ...bundle, id: plan.id, prices: { once: plan.prices.month } }];
    expect(() => checkCatalog(entries)).toThrow(
      [
        'The catalog (src/data/catalog.ts) has problems:',
        '  - two entries share the id "essentials"; give each its own',
        '  - two entries share the purchase path /pbsengine-essentials-subscription; give each its own',
      ].join('\n'),
    );
  });

  test('a price of nothing', () => {
    const plans = [{ ...essentials, price: usd(0) }, standard, deluxe];
    expect(() => parseOrExplain(standardPlansSchema, plans, 'Plans:')).toThrow(
      '"Essentials", price: write a price above $0 (got $0)',
    );
  });

  test('a LinkedIn level that is not sold', () => {
    const plans = premiumPlanTerms.map((plan, index) =>
      index === 0 ? { ...plan, linkedinLevel: 4 } : plan,
    );
    expect(() => parseOrExplain(premiumPlansSchema, plans, 'Plans:')).toThrow(
      '"Essentials Plus", linkedinLevel: no LinkedIn bundle has this level; use one of 1, 2, 3 (got 4)',
    );
  });

  test('a discount above the whole, or one that falls', () => {
    const above = premiumPlanTerms.map((plan, index) =>
      index === 5 ? { ...plan, discountPercent: 120 } : plan,
    );
    expect(() => parseOrExplain(premiumPlansSchema, above, 'Plans:')).toThrow(
      'a discount is between 0 and 100 percent',
    );
    expect(() =>
      parseOrExplain(premiumPlansSchema, [...premiumPlanTerms].reverse(), 'Plans:'),
    ).toThrow('order the plans by price');
  });

  test('a bundle without a button variant that exists', () => {
    const bundles = linkedinBundleTerms.map((bundle) => ({ ...bundle, buttonVariant: 'loud' }));
    expect(() => parseOrExplain(linkedinBundlesSchema, bundles, 'Bundles:')).toThrow(
      'entry 1, buttonVariant: must be one of "default", "destructive", "outline", "secondary", "ghost", "link" (got "loud")',
    );
  });

  test('an industry on a lane that does not exist', () => {
    const wrong = industries.map((industry) => ({ ...industry, firstLanes: ['mail'] }));
    expect(() => parseOrExplain(industriesSchema, wrong, 'Industries:')).toThrow(
      '"Consultants and coaches", firstLanes, entry 1: must be one of "crm", "funnels", ',
    );
  });

  test('an uptime above 100 percent, and a response time that is missing', () => {
    expect(() =>
      parseOrExplain(claimsSchema, { ...claims, uptimePercent: 110 }, 'Claims:'),
    ).toThrow('uptime is a percentage');
    const privacyResponse = { ...legalFacts.privacyResponse, deletionBusinessDays: undefined };
    expect(() =>
      parseOrExplain(legalFactsSchema, { ...legalFacts, privacyResponse }, 'Legal:'),
    ).toThrow('privacyResponse.deletionBusinessDays: write a whole number');
  });
});
