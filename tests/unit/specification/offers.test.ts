import { expect, test } from 'vitest';
import { aiOffers } from '#data/ai-offers.ts';
import { catalog, pricesOf } from '#data/catalog.ts';
import { industries } from '#data/industries.ts';
import { lanes } from '#data/lanes.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { platformFeatures } from '#data/platform-features.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { PERIOD_WORDS } from '#data/prices.ts';
import { additionalServices, coreServices } from '#data/services.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';

test('everything that is sold, in the order of the specification', () => {
  expect(catalog.map(({ fullName }) => fullName)).toEqual([
    // The plans have their own tests.
    ...standardPlans.map(({ name }) => `PBSEngine ${name}`),
    ...premiumPlans.map(({ name }) => `PBSEngine Premium, ${name} plan`),
    ...['LinkedIn management, Level 1', 'LinkedIn management, Level 2'],
    ...['LinkedIn management, Level 3', 'Fractional partnership', 'Custom AI build'],
  ]);
});

test('the lanes, features, industries and services of the platform', () => {
  expect(lanes.map(({ name }) => name).join(', ')).toBe(
    'CRM, Funnels, Scheduling, SMS, Social, Reputation, Payments, Analytics',
  );
  expect(platformFeatures).toHaveLength(11);
  expect(industries).toHaveLength(9);
  expect(coreServices).toHaveLength(3);
});

test('the AI offers: price and period', () => {
  expect(
    Object.values(aiOffers)
      .flatMap(pricesOf)
      .map(({ amount, period }) => [formatMoney(amount), PERIOD_WORDS[period]]),
  ).toEqual([
    ['$1,000', 'per month'],
    ['$5,000', 'one time'],
  ]);
});

test('the LinkedIn bundles: price, advertisements, communication, term and billing', () => {
  expect(
    linkedinBundles.map(({ level, prices, ...bundle }) => [
      ...[level, formatMoney(prices.once.amount), bundle.advertisementsPerWeek],
      ...[bundle.communication, bundle.duration, bundle.billing],
    ]),
  ).toEqual([
    ['LEVEL 1', '$5,000', 2, 'Essentials', '12 months', 'One-time payment'],
    ['LEVEL 2', '$9,000', 3, 'Standard', '12 months', 'One-time payment'],
    ['LEVEL 3', '$17,000', 5, 'Deluxe', '12 months', 'One-time payment'],
  ]);
});

test('the additional services: price, period, set-up and what comes on top', () => {
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
