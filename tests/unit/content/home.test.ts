import { expect, test } from 'vitest';
import { content } from '#features/home/content.ts';
import { MONTHS_FREE_PER_YEAR } from '#data/catalog-entry.ts';
import { lanes } from '#data/lanes.ts';
import { laneFeatures } from '#data/platform-features.ts';
import { cheapest, platformFrom } from '#data/prices.ts';
import { coreServices } from '#data/services.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { inWords, inWordsFirst, joinList } from '#lib/text.ts';

test('every count and list in the words of the home page equals the data', () => {
  const { whatIf, pillars, reasons, tickets, catalog } = content;
  const services = joinList(coreServices.map(({ name }) => name));
  const { platform, partnership, community } = tickets;
  const smallest = standardPlans.find((plan) => cheapest([plan]) === platformFrom);

  expect.soft(whatIf.end).toContain(`${inWords(laneFeatures.length)} features`);
  expect.soft(whatIf.endings.map(({ lane }) => lane)).toEqual(lanes);
  expect.soft(reasons.heading).toContain(`${inWordsFirst(reasons.reasons.length)} reasons`);
  expect
    .soft(pillars.heading)
    .toContain(
      `${inWordsFirst([pillars.systems, pillars.growth, pillars.partnership].length)} parts`,
    );
  expect
    .soft(tickets.heading)
    .toContain(`${inWordsFirst([platform, partnership, community].length)} ways`);
  expect.soft(platform.note).toContain(`${inWords(MONTHS_FREE_PER_YEAR)} months free`);
  expect
    .soft(platform.features.map((feature) => feature.split(':')[0]))
    .toEqual(smallest?.features);
  expect.soft(catalog.lead).toContain(`${services}.`);
});
