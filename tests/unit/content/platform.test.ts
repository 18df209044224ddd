import { expect, test } from 'vitest';
import { content } from '#features/platform/content.ts';
import { laneFeatures } from '#data/platform-features.ts';
import { partnershipFrom, separateTools } from '#data/prices.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { formatCents } from '#lib/money.ts';
import { href } from '#site/site.ts';
import { asPartOfSentence, inWords } from '#lib/text.ts';

test('the section names the price of separate tools once, and a card strikes through twelve single months', () => {
  const { plans, anchor } = content.pricing;
  expect(anchor.amount).toBe(separateTools);
  expect(anchor.after).toContain('Your own costs may be lower or higher.');
  expect(plans).toHaveLength(standardPlans.length);
  for (const [index, { monthly, yearly }] of plans.entries()) {
    const { month, year } = standardPlans[index]?.prices ?? {};
    expect
      .soft(monthly.anchor)
      .toEqual({ terms: `The work of ${inWords(laneFeatures.length)} separate tools` });
    expect.soft(yearly.anchor.amount).toBe(formatCents(12 * (month?.amount.minorUnits ?? 0)));
    const perMonth = Math.round((year?.amount.minorUnits ?? 0) / 12);
    expect.soft(yearly.note).toContain(`That’s ${formatCents(perMonth)} a month`);
  }
});

test('a card says what the next size adds, and the largest has no next', () => {
  for (const [index, { nextSize, features }] of content.pricing.plans.entries()) {
    const next = standardPlans[index + 1];
    expect.soft(nextSize?.heading).toBe(next && `${next.name} adds`);
    const own = features.map(asPartOfSentence);
    const missing = next?.features.map(asPartOfSentence).filter((line) => !own.includes(line));
    expect.soft(nextSize?.features).toEqual(missing);
  }
});

test('the first screen says which offer this is, and the prices how it differs from the larger ones', () => {
  const { hero, pricing } = content;
  expect(hero.lead).toContain('software you run');
  expect(hero.lead).toContain('tools that don’t talk to each other');
  expect(pricing.others.map(({ link }) => link.href)).toEqual([
    href('aiAutomation'),
    href('pbsenginePremium'),
  ]);
  expect(pricing.others[0]?.note).toContain(`from ${partnershipFrom} a month, is a team`);
});
