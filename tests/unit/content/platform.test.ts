import { expect, test } from 'vitest';
import { content } from '#features/platform/content.ts';
import { featureWords } from '#features/platform/features.ts';
import { laneFeatures, platformFeatures } from '#data/platform-features.ts';
import { partnershipFrom, separateTools } from '#data/prices.ts';
import { standardPlans, type StandardPlan } from '#data/standard-plans.ts';
import { formatCents } from '#lib/money.ts';
import { href } from '#site/site.ts';
import { asPartOfSentence, inWords, inWordsFirst, joinList } from '#lib/text.ts';

const inSentence = (features: readonly { name: string }[]) =>
  features.map(({ name }) => asPartOfSentence(name));
const plansWhere = (has: (plan: StandardPlan) => boolean) =>
  joinList(standardPlans.filter(has).map(({ name }) => name));
const larger = plansWhere(({ accounts }) => accounts === 'unlimited');

test('every count and list in the words of the platform page equals the data', () => {
  const { hero, features, pricing, methods, comparison, steps } = content;
  const others = inSentence(platformFeatures.filter(({ lane }) => lane === null));

  expect.soft(features.heading).toContain(`${inWordsFirst(laneFeatures.length)} features.`);
  expect.soft(features.lead).toContain(`${inWordsFirst(others.length)} more `);
  for (const other of others) expect.soft(features.lead).toContain(other);
  expect.soft(features.lead).toContain(`on ${larger}, unlimited sub-accounts`);
  expect.soft(hero.plans.label).toContain(`${inWords(standardPlans.length)} plans`);
  expect.soft(pricing.heading).toContain(`${inWordsFirst(standardPlans.length)} plans.`);
  expect
    .soft(pricing.includes)
    .toContain(`all ${inWords(laneFeatures.length)} features and white-label.`);
  expect.soft(featureWords['unlimited-sub-accounts'].text).toContain(`On ${larger}, every`);
  expect
    .soft(methods.methods.map(({ plans }) => plans))
    .toEqual([
      plansWhere(({ service }) => service === 'done-with-you'),
      plansWhere(({ service }) => service === 'done-for-you'),
    ]);
  expect.soft(comparison.platform.jobs).toContain(`same ${inWords(laneFeatures.length)} features`);
  expect.soft(comparison.lead).toContain(`${inWordsFirst(laneFeatures.length)} logins`);
  expect.soft(comparison.description).toContain(`: ${inSentence(laneFeatures).join(', ')}. Each`);
  expect.soft(steps.heading).toContain(`in ${inWords(steps.steps.length)} steps.`);
});

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

test('the prices say what the add-ons of a plan leave out', () => {
  const deluxe = standardPlans.find(({ extras }) => extras.length > 0);
  expect(content.pricing.includes).toContain(`${deluxe?.name} don’t include our AI advertising`);
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
