import { expect, test } from 'vitest';
import { content } from '#features/platform/content.ts';
import { featureWords } from '#features/platform/features.ts';
import { laneFeatures, platformFeatures } from '#data/platform-features.ts';
import { separateTools } from '#data/prices.ts';
import { standardPlans, type StandardPlan } from '#data/standard-plans.ts';
import { formatCents } from '#lib/money.ts';
import { asPartOfSentence, inWords, inWordsFirst, joinList } from '#lib/text.ts';

const inSentence = (features: readonly { name: string }[]) =>
  features.map(({ name }) => asPartOfSentence(name));
const plansWhere = (has: (plan: StandardPlan) => boolean) =>
  joinList(standardPlans.filter(has).map(({ name }) => name));
const larger = plansWhere(({ accounts }) => accounts === 'unlimited');

test('every count and list in the words of the platform page equals the data', () => {
  const { features, pricing, methods, comparison, steps } = content;
  const others = inSentence(platformFeatures.filter(({ lane }) => lane === null));
  const onEveryPlan = platformFeatures.filter(({ id }) => id !== 'unlimited-sub-accounts');

  expect.soft(features.heading).toContain(`${inWordsFirst(platformFeatures.length)} features.`);
  expect.soft(features.lead).toContain(`${inWordsFirst(laneFeatures.length)} do the work`);
  expect
    .soft(features.lead)
    .toContain(`The other ${inWords(others.length)} are ${joinList(others.toReversed())}.`);
  expect.soft(pricing.heading).toContain(`${inWordsFirst(standardPlans.length)} sizes`);
  expect.soft(pricing.includes).toContain(`includes ${joinList(inSentence(onEveryPlan))}.`);
  expect.soft(pricing.includes).toContain(`. ${larger} add unlimited sub-accounts.`);
  expect.soft(featureWords['unlimited-sub-accounts'].text).toContain(`On ${larger}, each`);
  expect
    .soft(methods.methods.map(({ plans }) => plans))
    .toEqual([
      plansWhere(({ service }) => service === 'done-with-you'),
      plansWhere(({ service }) => service === 'done-for-you'),
    ]);
  expect.soft(comparison.platform.jobs).toContain(`${inWords(laneFeatures.length)} jobs`);
  expect.soft(comparison.description).toContain(`: ${inSentence(laneFeatures).join(', ')}. Each`);
  expect.soft(steps.heading).toContain(`in ${inWords(steps.steps.length)} steps.`);
});

test('a card strikes through separate tools, then twelve single months, and breaks a year down', () => {
  const { plans } = content.pricing;
  expect(plans).toHaveLength(standardPlans.length);
  for (const [index, { monthly, yearly }] of plans.entries()) {
    const { month, year } = standardPlans[index]?.prices ?? {};
    expect.soft(monthly.anchor.amount).toBe(separateTools);
    expect.soft(yearly.anchor.amount).toBe(formatCents(12 * (month?.amount.minorUnits ?? 0)));
    const perMonth = Math.round((year?.amount.minorUnits ?? 0) / 12);
    expect.soft(yearly.note).toContain(`so ${formatCents(perMonth)} per month`);
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
