import { expect, test } from 'vitest';
import { content } from '#features/platform/content.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { href } from '#site/site.ts';
import { asPartOfSentence } from '#lib/text.ts';

test('the first screen names the price of each plan', () => {
  const { hero } = content;
  expect(hero.plans.fares).toEqual(
    standardPlans.map(({ name, prices: { month } }) => ({
      name,
      price: formatMoney(month.amount),
    })),
  );
});

test('a card says what only the next size has, and the largest what it lacks', () => {
  for (const [index, { beyond, features }] of content.pricing.plans.entries()) {
    const next = standardPlans[index + 1];
    expect.soft(beyond.heading).toBe(next ? `${next.name} adds:` : 'Not included:');
    const own = features.map(({ text }) => asPartOfSentence(text));
    const missing = next?.features.map(asPartOfSentence).filter((line) => !own.includes(line));
    expect
      .soft(beyond.items)
      .toEqual(missing ?? ['running your ads. You do that, or hire our AI advertising service']);
  }
});

test('the prices say how this offer differs from the larger ones', () => {
  const links = content.pricing.others.map(({ link }) => link.href);
  expect(links).toEqual([href('aiAutomation'), href('pbsenginePremium')]);
});
