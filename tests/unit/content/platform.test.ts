import { expect, test } from 'vitest';
import { content } from '#features/platform/content.ts';
import { partnershipFrom, separateTools } from '#data/prices.ts';
import { receipt } from '#features/proof/content.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { href } from '#site/site.ts';
import { asPartOfSentence } from '#lib/text.ts';

test('the section names the price of separate tools once, and the first screen the price of each plan', () => {
  const { hero, pricing } = content;
  expect(pricing.anchor.amount).toBe(receipt ? receipt.total : separateTools);
  expect(hero.plans.fares).toEqual(
    standardPlans.map(({ name, prices: { month } }) => ({
      name,
      price: formatMoney(month.amount),
    })),
  );
});

test('a card says what the next size adds, and the largest what it lacks', () => {
  for (const [index, { beyond, features }] of content.pricing.plans.entries()) {
    const next = standardPlans[index + 1];
    expect.soft(beyond.heading).toBe(next ? `${next.name} adds` : 'Not included:');
    const own = features.map(asPartOfSentence);
    const missing = next?.features.map(asPartOfSentence).filter((line) => !own.includes(line));
    expect
      .soft(beyond.items)
      .toEqual(missing ?? ['a team to run your ads (our AI advertising service)']);
  }
});

test('the prices say how this offer differs from the larger ones', () => {
  const [partnership, premium] = content.pricing.others;
  expect(partnership?.link.href).toBe(href('aiAutomation'));
  expect(partnership?.note).toContain(`from ${partnershipFrom} a month, is a team`);
  expect(premium?.link.href).toBe(href('pbsenginePremium'));
});
