import { expect, test } from 'vitest';
import { content } from '#features/linkedin/content.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { sampleWeek } from '#data/linkedin-samples.ts';
import { laneFeatures } from '#data/platform-features.ts';
import { inWords, inWordsFirst, joinList } from '#lib/text.ts';

test('every count and list in the words of the LinkedIn page equals the data', () => {
  const { managed, week, bundles, smallPrint, features } = content;
  const yours = sampleWeek.filter((day) => day.from === 'you');
  const yourPart = `${inWords(yours.length)} call, on ${joinList(yours.map(({ name }) => name))}.`;
  const soldInCalls = linkedinBundles.filter(({ configuredSlug }) => configuredSlug === null);

  expect.soft(managed.lead).toContain(`${inWords(Object.keys(managed.jobs).length)} jobs`);
  expect.soft(week.lead).toContain(yourPart);
  expect.soft(bundles.rest).toContain(`as in ${linkedinBundles[0]?.name}.`);
  expect
    .soft(smallPrint.questions[0]?.answer)
    .toContain(`${joinList(soldInCalls.map(({ name }) => name))} begins with a call.`);
  expect.soft(features.lead).toContain(`${inWordsFirst(laneFeatures.length)} PBSEngine features`);
});

test('the levels differ in the first two lines of their cards and in nothing else', () => {
  const [first, ...others] = linkedinBundles.map((bundle) => bundle.features);
  for (const lines of others) {
    const differs = lines.map((line, index) => line !== first?.[index]);
    expect.soft(differs).toEqual(lines.map((_, index) => index < 2));
  }
});
