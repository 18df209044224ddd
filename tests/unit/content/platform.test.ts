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
  expect(pricing.anchor.after).toContain('Your own costs may be lower or higher.');
  const fares = standardPlans.map(({ name, prices }) => ({
    name,
    price: formatMoney(prices.month.amount),
  }));
  expect(hero.plans.fares).toEqual(fares);
});

test('a card says what the next size adds, and the largest what it lacks', () => {
  for (const [index, { beyond, features }] of content.pricing.plans.entries()) {
    const next = standardPlans[index + 1];
    expect.soft(beyond.heading).toBe(next ? `${next.name} adds` : 'Not included:');
    const own = features.map(asPartOfSentence);
    const missing = next?.features.map(asPartOfSentence).filter((line) => !own.includes(line));
    expect
      .soft(beyond.items)
      .toEqual(
        missing ?? ['our AI advertising service, where a team runs your ads for a separate price'],
      );
  }
});

test('the first screen says which offer this is, and the prices how it differs from the larger ones', () => {
  const { hero, pricing } = content;
  expect(hero.lead).toContain('software you run');
  expect(hero.lead).toContain('in one place');
  expect(pricing.others.slice(0, 2).map(({ link }) => link.href)).toEqual([
    href('aiAutomation'),
    href('pbsenginePremium'),
  ]);
  expect(pricing.others[0]?.note).toContain(`from ${partnershipFrom} a month, is a team`);
});
