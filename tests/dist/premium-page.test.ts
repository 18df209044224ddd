import { describe, expect, test } from 'vitest';
import { premiumPlans } from '#data/premium-plans.ts';
import { SUPPORT } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { inWords } from '#lib/text.ts';
import { testSite } from '#tests/test-site.ts';
import { PRICING_ID } from '#site/site.ts';
import { builtPage, cardNamed, linksOf, wordsOf } from './cards.ts';

const { $ } = builtPage('pbsenginePremium');

test('the bars of the calculator say what they measure and what they show', () => {
  const list = $('[data-calculator] ul');
  expect(list.prev('h3').text()).toBe('What each plan costs a month');
  expect(list.attr('aria-label')).toBe(list.prev().text());
  const bars = list.children().get();
  expect(bars.length).toBeGreaterThan(1);
  for (const bar of bars)
    expect(wordsOf($(bar))).toMatch(
      /\$[\d,]+ a month: \$[\d,]+ for the plan, \$[\d,]+ for services/,
    );
});

describe('the plans', () => {
  test.each(premiumPlans)('$name says what it costs and includes, with one link', (plan) => {
    const card = cardNamed($, plan.name);
    expect(card.attr('id')).toBe(plan.id);
    expect(linksOf($, card)).toEqual([[`Select ${plan.name}`, plan.prices.month.path]]);
    const words = wordsOf(card);
    for (const said of [
      `${formatMoney(plan.prices.month.amount)} per month`,
      `${formatMoney(plan.prices.year.amount)} per year`,
      `LinkedIn Level ${plan.linkedinLevel}`,
      plan.discountPercent > 0
        ? `${plan.discountPercent}% off additional services`
        : 'No discount on additional services',
      ...plan.extras,
    ])
      expect(words).toContain(said);
  });

  test('say once what all of them include', () => {
    const pricing = wordsOf($(`#${PRICING_ID}`));
    expect(pricing.split(SUPPORT)).toHaveLength(2);
    expect(pricing).toContain(`On all ${inWords(premiumPlans.length)} plans`);
  });

  test('have their prices once, outside the calculator and the tables', () => {
    const rest = $('main').clone();
    rest.find('astro-island, table, details').remove();
    const words = wordsOf(rest);
    const [, ...above] = premiumPlans;
    for (const { prices } of above) {
      const price = formatMoney(prices.month.amount);
      expect(words.split(`${price} per month`), price).toHaveLength(2);
    }
  });

  test('are in the order of the data', () => {
    const names = $('main article h3')
      .map((_, heading) => $(heading).text())
      .get();
    expect(names).toEqual(premiumPlans.map(({ name }) => name));
  });
});

test('every call button opens the booking page', () => {
  const buttons = $('main a[data-dialog]').get();
  expect(buttons.length).toBeGreaterThan(2);
  for (const button of buttons)
    expect($(button).attr('href')).toBe(testSite.embeds.scheduleCall.url);
});
