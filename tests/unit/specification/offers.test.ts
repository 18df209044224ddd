import { expect, test } from 'vitest';
import { PERIOD_WORDS } from '#data/prices.ts';
import { aiOffers } from '#data/ai-offers.ts';
import { pricesOf } from '#data/catalog.ts';
import { formatMoney } from '#lib/money.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';

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
