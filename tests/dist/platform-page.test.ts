import { describe, expect, test } from 'vitest';
import { claims } from '#data/claims.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { builtPage, cardNamed, linksOf, textsOf, wordsOf } from './cards.ts';

const { $ } = builtPage('pbsengine');

describe('the plans', () => {
  test.each(standardPlans)('$name lists everything in its record, at both prices', (plan) => {
    const card = cardNamed($, plan.name);
    const words = wordsOf(card);
    for (const feature of plan.features) expect(words).toContain(feature);
    expect(words).toContain(`${formatMoney(plan.prices.month.amount)} per month`);
    expect(words).toContain(`${formatMoney(plan.prices.year.amount)} per year`);
    expect(linksOf($, card)).toEqual([
      [`Select ${plan.name}`, plan.prices.month.path],
      [`Select ${plan.name} yearly`, plan.prices.year.path],
    ]);
  });

  test('mark the popular one in words, and no other', () => {
    const popular = standardPlans.map(({ name }) =>
      wordsOf(cardNamed($, name)).includes('Popular'),
    );
    expect(popular).toEqual(standardPlans.map((plan) => plan.popular));
  });
});

test('the comparison image says in words what it shows', () => {
  const receipts = textsOf($, 'main figcaption').filter((text) => text.includes('receipt'));
  expect(receipts).toHaveLength(1);
  const cheapest = formatMoney(
    standardPlans[0]?.prices.month.amount ?? claims.separateToolsMonthlyCost,
  );
  for (const words of [
    `${formatMoney(claims.separateToolsMonthlyCost)}+ per month`,
    `from ${cheapest} per month`,
    'CRM',
    'marketing automation',
    'payments and invoicing',
    'analytics',
  ])
    expect(receipts[0]).toContain(words);
});
