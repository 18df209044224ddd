import { expect, test } from 'vitest';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { formatMoney } from '#lib/money.ts';

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
