import { expect, test } from 'vitest';
import { company } from '#data/company.ts';
import { proof } from '#data/proof.ts';
import { arePremiumPlansListed, PLATFORM_COLUMN } from '#features/offers/premium-facts.ts';
import { content } from '#features/proof/content.ts';
import { builtPage, pages } from './pages.ts';

/** What a page says about each thing that the owner can add, and whether it has been added. */
const PLACES: readonly (readonly [words: string, isAdded: boolean])[] = [
  [content.crew.heading, proof.crew.length > 0],
  [content.answering.heading, proof.answering !== null],
  ['Usual reply', proof.answering?.responseTime !== undefined],
  ['WhatsApp: ', proof.answering !== null],
  [content.voice.heading, proof.voices.length > 0],
  [content.cases.heading, proof.cases.length > 0],
  ['Filled out for ', proof.sheet !== null],
  [' a month, seen ', proof.tools.length > 0],
  ['For example: ', Object.keys(proof.automation).length > 0],
  ['The communication package: ', Object.keys(proof.communication).length > 0],
  ['It takes ', proof.call !== null],
  [PLATFORM_COLUMN, arePremiumPlansListed],
  [`${company.platformName} works with `, proof.integrations.length > 0],
  ['From order to live: ', proof.orderToLive !== null],
  [`${company.platformName} is rated `, proof.reviews.platform !== undefined],
  ['Rated ', proof.reviews.linkedin !== undefined],
  ['See how it runs today', proof.statusPage !== null],
  ...(proof.postalAddress ? [[proof.postalAddress.street, true] as const] : []),
];

test('pages say what the owner has added, and leave no trace of what is still missing', () => {
  // The legal documents have words of their own for some of it.
  const texts = pages
    .filter(({ route }) => route.id !== 'terms' && route.id !== 'privacy')
    .map(({ $ }) => $('main, footer').text());
  const said = PLACES.map(([words]) => [words, texts.some((text) => text.includes(words))]);
  expect(said).toEqual(PLACES);
  const photographs = pages.flatMap(({ $ }) => $('main img').get());
  expect(photographs.length > 0).toBe(JSON.stringify(proof).includes('"alt"'));
});

test('the privacy policy says that customers are shown once they are', () => {
  const words = builtPage('privacy').$('main').text();
  const isAnyoneShown = [...proof.voices, ...proof.cases, proof.sheet].some(Boolean);
  expect(words.includes('consent to be shown on this website')).toBe(isAnyoneShown);
});

test('each communication package is explained where LinkedIn is sold and on the premium plans', () => {
  const explained = (['linkedin', 'pbsenginePremium'] as const).map((id) => {
    const words = builtPage(id).$('main').text();
    return words.split('The communication package: ').length - 1;
  });
  const filled = Object.keys(proof.communication).length;
  expect(explained).toEqual([filled, filled]);
});
