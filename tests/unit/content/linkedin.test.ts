import { expect, test } from 'vitest';
import { content } from '#features/linkedin/content.ts';
import { BUNDLE_MONTHS, linkedinBundles } from '#data/linkedin-bundles.ts';
import { bundlesFrom } from '#data/prices.ts';
import { toDecimal } from '#lib/money.ts';

test('the levels differ in the first two lines of their cards and in nothing else', () => {
  const [first, ...others] = linkedinBundles.map((bundle) => bundle.features);
  for (const lines of others) {
    const differs = lines.map((line, index) => line !== first?.[index]);
    expect.soft(differs).toEqual(lines.map((_, index) => index < 2));
  }
});

test('every card says what its price comes to a month, and only the cards count advertisements', () => {
  for (const [index, { prices }] of linkedinBundles.entries()) {
    const said = content.bundles.cards[index]?.terms.join(' ') ?? '';
    const [, amount = ''] = /Works out to \$([\d,]+) a month\./.exec(said) ?? [];
    const year = Number(amount.replace(',', '')) * BUNDLE_MONTHS;
    const rounded = Math.abs(year - toDecimal(prices.once.amount));
    expect.soft(rounded).toBeLessThanOrEqual(BUNDLE_MONTHS / 2);
  }
  const ads = content.managed.jobs.find(({ id }) => id === 'advertisements');
  expect(ads?.text).not.toMatch(/\d/);
});

test('the page says “or leads” once, and its lowest price in the first screen and on a card', () => {
  const said = (words: string) => JSON.stringify(content).split(words).length - 1;
  expect(said('connections or leads a week')).toBe(1);
  expect(said('or leads')).toBe(1);
  expect(said(bundlesFrom)).toBe(2);
});
