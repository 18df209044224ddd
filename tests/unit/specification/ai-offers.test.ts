import { expect, test } from 'vitest';
import { PERIOD_WORDS } from '#data/prices.ts';
import { aiOffers } from '#data/ai-offers.ts';
import { pricesOf } from '#data/catalog.ts';
import { formatMoney } from '#lib/money.ts';

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
