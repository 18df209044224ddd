import { expect, test } from 'vitest';
import { content } from '#features/framed/content.ts';
import { content as home } from '#features/home/content.ts';
import { coreServices } from '#data/services.ts';
import { asPartOfSentence, capitalized, joinList } from '#lib/text.ts';

test('the community and the catalog list the topics and the services that the site has', () => {
  const topics = joinList(home.tickets.community.features.map(asPartOfSentence));
  expect.soft(content.collective.text).toContain(`${capitalized(topics)}.`);
  expect
    .soft(content.catalog.stops.map(({ name }) => name))
    .toEqual(coreServices.map(({ name }) => name));
});
