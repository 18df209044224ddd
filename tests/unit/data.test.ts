import { describe, expect, test } from 'vitest';
import { PERIOD_WORDS } from '#copy/prices.ts';
import { catalog, checkCatalog, lowestPrice, pricesOf } from '#data/catalog.ts';
import { claimsSchema, claims } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { industries, industriesSchema } from '#data/industries.ts';
import { lanes } from '#data/lanes.ts';
import { legalFacts, legalFactsSchema } from '#data/legal-facts.ts';
import {
  linkedinBundles,
  linkedinBundlesSchema,
  linkedinBundleTerms,
} from '#data/linkedin-bundles.ts';
import { platformFeatures } from '#data/platform-features.ts';
import { premiumPlans, premiumPlansSchema, premiumPlanTerms } from '#data/premium-plans.ts';
import { additionalServices, coreServices } from '#data/services.ts';
import { standardPlans, standardPlansSchema, standardPlanTerms } from '#data/standard-plans.ts';
import { aiOffers } from '#data/ai-offers.ts';
import { formatMoney, times, usd } from '#lib/money.ts';
import { parseOrExplain } from '#lib/parse-or-explain.ts';

/** The facts as the specification, section 9, gives them; written out so that a slip in the data shows. */
describe('the facts are those of the specification', () => {
  test('standard plans', () => {
    expect(
      standardPlans.map(({ name, prices: { month, year }, popular }) => [
        name,
        formatMoney(month.amount),
        formatMoney(year.amount),
        popular,
      ]),
    ).toEqual([
      ['Essentials', '$97', '$970', false],
      ['Standard', '$297', '$2,970', true],
      ['Deluxe', '$497', '$4,970', false],
    ]);
    expect(
      standardPlans.map(({ accounts, service, automation }) => [accounts, service, automation]),
    ).toEqual([
      ['single', 'done-with-you', 'base'],
      ['unlimited', 'done-with-you', 'advanced'],
      ['unlimited', 'done-for-you', 'premium'],
    ]);
    for (const plan of standardPlans) expect(plan.features).toContain('WhatsApp support');
  });

  test('premium plans', () => {
    expect(
      premiumPlans.map(({ name, prices: { month, year }, linkedinLevel, discountPercent }) => [
        name,
        formatMoney(month.amount),
        formatMoney(year.amount),
        linkedinLevel,
        discountPercent,
      ]),
    ).toEqual([
      ['Essentials Plus', '$1,000', '$10,000', 1, 0],
      ['Standard Plus', '$2,000', '$20,000', 2, 20],
      ['Deluxe Plus', '$3,000', '$30,000', 3, 40],
      ['Enterprise', '$4,000', '$40,000', 3, 60],
      ['Premium', '$5,000', '$50,000', 3, 80],
      ['Premium Plus', '$6,000', '$60,000', 3, 100],
    ]);
  });

  test('LinkedIn bundles', () => {
    expect(
      linkedinBundles.map(
        ({ level, prices, advertisementsPerWeek, communication, duration, billing }) => [
          level,
          formatMoney(prices.once.amount),
          advertisementsPerWeek,
          communication,
          duration,
          billing,
        ],
      ),
    ).toEqual([
      ['LEVEL 1', '$5,000', 2, 'Essentials', '12 months', 'One-time payment'],
      ['LEVEL 2', '$9,000', 3, 'Standard', '12 months', 'One-time payment'],
      ['LEVEL 3', '$17,000', 5, 'Deluxe', '12 months', 'One-time payment'],
    ]);
  });

  test('AI offers', () => {
    expect(
      Object.values(aiOffers)
        .flatMap(pricesOf)
        .map(({ amount, period }) => [formatMoney(amount), PERIOD_WORDS[period]]),
    ).toEqual([
      ['$1,000', 'per month'],
      ['$5,000', 'one time'],
    ]);
  });

  test('additional services', () => {
    expect(
      Object.fromEntries(
        additionalServices.map(({ id, price, isStartingPrice, period, setup, plus }) => [
          id,
          [formatMoney(price), isStartingPrice, period, setup && formatMoney(setup), plus],
        ]),
      ),
    ).toEqual({
      'strategy-session': ['$100', false, 'once', null, null],
      coaching: ['$1,500', false, 'once', null, null],
      consulting: ['$300', true, 'hour', null, null],
      'ai-advertising': ['$1,250', true, 'month', null, '10% of ad spend'],
      seo: ['$2,000', true, 'month', null, null],
      'social-media': ['$1,000', true, 'month', null, null],
      website: ['$500', true, 'once', null, null],
      video: ['$1,000', true, 'once', null, null],
      'brand-development': ['$3,000', true, 'once', null, null],
      'custom-tracking': ['$1,000', true, 'once', null, null],
      'virtual-assistants': ['$1,000', false, 'month', '$4,000', null],
      'call-center': ['$2,000', false, 'month', '$4,000', null],
      'sales-management': ['$5,000', false, 'setup', null, 'commission'],
    });
  });

  test('what the legal text states in figures', () => {
    expect(legalFacts).toEqual({
      prices: {
        communityPerMonth: usd(50),
        linkedinPerQuarter: [usd(1500), usd(3000), usd(6000)],
        consultingMinimumHours: 2,
        consultingPrepaidExpiresAfterDays: 90,
      },
      payment: { lateFeePercentPerDay: 0.5, disputeWithinHours: 48, cancellationNoticeDays: 30 },
      commission: {
        dueDaysAfterClientPayment: 15,
        salesVerificationDays: 7,
        obligationMinimumMonths: 12,
      },
      connector: {
        respondToReferralsWithinHours: 48,
        minimumResponseRatePercent: 80,
        commissionDueBusinessDays: 5,
        latePenaltyPercentPerMonth: 10,
        salesVerificationBusinessDays: 5,
      },
      retention: { exportGraceDays: 30, billingDays: 90, legalYears: 1 },
      // The order of the specification: 5, 15, 10, 30 and 5 business days, and 24 hours.
      privacyResponse: {
        acknowledgementBusinessDays: 5,
        accessBusinessDays: 15,
        correctionBusinessDays: 10,
        deletionBusinessDays: 30,
        optOutBusinessDays: 5,
        urgentSecurityHours: 24,
      },
      notice: { materialServiceChangeDays: 30, subscriptionTerminationDays: 30 },
    });
  });

  test('the company: names, place, regions, dates and ratings', () => {
    expect(company).toEqual({
      brand: 'PBS',
      legalForm: 'limited-liability company',
      state: 'Delaware',
      platformName: 'PBSEngine',
      premiumName: 'PBSEngine Premium',
      communityName: 'PBS Collective',
      copyrightYear: 2025,
      salesRegions: [
        { code: 'US', name: 'United States', nameInSentence: 'the United States' },
        { code: 'CA', name: 'Canada', nameInSentence: 'Canada' },
      ],
      legalUpdated: '2025-07-23',
      offersValidFrom: '2024-01-01',
      linkedinPricesValidUntil: '2025-12-31',
      ratings: {
        platform: { value: 4.9, reviewCount: 500 },
        linkedin: { value: 4.9, reviewCount: 150 },
      },
    });
  });

  test('lists and claims', () => {
    expect(lanes.map(({ name }) => name)).toEqual([
      'CRM',
      'Funnels',
      'Scheduling',
      'SMS',
      'Social',
      'Reputation',
      'Payments',
      'Analytics',
    ]);
    expect(platformFeatures).toHaveLength(11);
    expect(industries).toHaveLength(9);
    expect(coreServices).toHaveLength(3);
    expect(claims).toEqual({
      uptimePercent: 99.9,
      encryptionAtRest: 'AES-256',
      encryptionInTransit: 'TLS 1.3',
      breachNoticeHours: 72,
      separateToolsMonthlyCost: usd(2259),
      weeklyConnections: { from: 30, to: 60 },
    });
  });
});

describe('the catalog', () => {
  test('holds everything that is sold, in the order of the specification', () => {
    expect(catalog.map(({ fullName }) => fullName)).toEqual([
      'PBSEngine Essentials',
      'PBSEngine Standard',
      'PBSEngine Deluxe',
      'PBSEngine Essentials Plus',
      'PBSEngine Standard Plus',
      'PBSEngine Deluxe Plus',
      'PBSEngine Enterprise',
      'PBSEngine Premium',
      'PBSEngine Premium Plus',
      'LinkedIn management, Level 1',
      'LinkedIn management, Level 2',
      'LinkedIn management, Level 3',
      'Fractional partnership',
      'Custom AI build',
    ]);
  });

  test('knows the lowest price of a line, wherever its plan stands', () => {
    expect(lowestPrice([...standardPlans].reverse())).toEqual(
      standardPlans[0]?.prices.month.amount,
    );
    expect(() => lowestPrice([])).toThrow('There is no plan');
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
      '"Essentials", price: a price is above $0 (got $0)',
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
