import { expect, test } from 'vitest';
import { content } from '#features/premium/content.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlanById, premiumPlans } from '#data/premium-plans.ts';
import { additionalServiceById, additionalServices } from '#data/services.ts';
import { isDoneForYou, SERVICE, standardPlans } from '#data/standard-plans.ts';
import { formatCents, formatMoney, lessPercent } from '#lib/money.ts';
import { asPartOfSentence, inWords, inWordsFirst, joinChoices } from '#lib/text.ts';

const { hero, plus, pricing, costs, ledger } = content;
const first = premiumPlanById['essentials-plus'];
const discounts = premiumPlans.map(({ discountPercent }) => discountPercent);

test('every count and list in the words of the premium page equals the data', () => {
  const levels = joinChoices(linkedinBundles.map(({ number }) => String(number)));
  const count = premiumPlans.length;

  expect.soft(plus.linkedin.text.replaceAll('\u00a0', ' ')).toContain(`at Level ${levels}.`);
  expect.soft(pricing.heading).toContain(`${inWordsFirst(count)} plans.`);
  expect.soft(pricing.shared.heading).toBe(`On all ${inWords(count)} plans`);
  expect.soft(costs.table.note).toContain(`${inWords(costs.table.columns.length)} amounts`);
});

test('the plans that sentences name are the first, the first with a discount, and the last', () => {
  const discounted = premiumPlans.find(({ discountPercent }) => discountPercent > 0);
  const range = `${discounted?.discountPercent} to ${Math.max(...discounts)}%`;

  expect.soft(hero.lead).toContain(range);
  expect.soft(plus.discount.text).toContain(`From ${discounted?.name} (`);
  expect.soft(plus.discount.text).toContain(`\u00a0${Math.max(...discounts)}% on higher plans`);
  expect.soft(costs.rule).toContain(`${premiumPlans.at(-1)?.name} does.`);
  expect.soft(costs.apart.answer).toContain(`for ${premiumPlans[0]?.name}. But`);
  expect.soft(costs.apart.answer).toContain(`A year of ${standardPlans[0]?.name} and Level 1 `);
});

test('what sentences say about a plan is in its record', () => {
  const cents = premiumPlans.map(({ prices }) => prices.month.amount.minorUnits);
  const steps = cents.slice(1).map((price, index) => formatCents(price - (cents[index] ?? 0)));
  for (const step of steps) expect.soft(pricing.lead).toContain(`Each step costs ${step} a month`);
  // "takes more off additional services"
  expect.soft(new Set(discounts).size, pricing.lead).toBe(discounts.length);
  // "set up with you. For …, we set it up for you"
  expect.soft(standardPlans[0] && isDoneForYou(standardPlans[0]), plus.lead).toBe(false);
  expect.soft(first.extras, plus.lead).toContain(SERVICE['done-for-you']);
  for (const extra of first.extras)
    expect.soft(costs.apart.answer).toContain(asPartOfSentence(extra));
  expect.soft(first.linkedinLevel, costs.apart.answer).toBe(1);
});

test('a card names its level, builds on the plan before only where that is true, and shows its discount', () => {
  const example = additionalServiceById['social-media'];
  for (const [index, { step, fit, level, discountPercent }] of pricing.cards.entries()) {
    const before = premiumPlans[index - 1];
    const isSame = before?.linkedinLevel === level;
    expect.soft(step.heading.includes(`in the ${before?.name} plan`), fit).toBe(isSame);
    if (fit.includes('Level')) expect.soft(fit).toContain(`Level ${level} plan`);
    if (discountPercent > 0)
      expect
        .soft(step.rises.at(-1))
        .toContain(`${formatMoney(lessPercent(example.price, discountPercent))} a month, not`);
    // A new level adds its advertisements and its communication.
    const bundle = linkedinBundles.find(({ number }) => number === level);
    const isShown = bundle?.features.slice(0, 2).every((line) => step.rises.includes(line));
    expect.soft(isShown, fit).toBe(!isSame);
  }
});

test('the ledger takes every discount off every charge of a service, setup included', () => {
  expect(ledger.rows.map(({ id }) => id)).toEqual(additionalServices.map(({ id }) => id));
  const percents = [...new Set(discounts)].filter(Boolean);
  expect(ledger.steps.map(({ discount }) => discount)).toEqual(percents.map((part) => `${part}%`));
  for (const [index, { price, setup, ...service }] of additionalServices.entries()) {
    const row = ledger.rows[index];
    expect.soft(row?.note).toContain(service.plus ?? '');
    expect.soft(row?.note.includes('starting price')).toBe(service.isStartingPrice);
    for (const [place, percent] of [0, ...percents].entries())
      expect
        .soft([row?.list, ...(row?.steps ?? [])][place]?.map(({ amount }) => amount))
        .toEqual(
          [setup, price].flatMap((charge) =>
            charge ? [formatMoney(lessPercent(charge, percent))] : [],
          ),
        );
  }
});
