import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { expect, test } from 'vitest';
import { contentPages, framePages } from '#tests/test-site.ts';
import { pages } from './pages.ts';

/**
 * The highest Flesch-Kincaid grade: the years of school that a text requires. Visitors read the selling pages in two
 * minutes, between jobs. Contracts may require three more, for words such as "indemnify", not for longer sentences.
 */
const HIGHEST_GRADE = { selling: 6, legal: 9 };
/** The most words that a sentence on a selling page may have. */
const MAX_SENTENCE = 35;

const BLOCKS = 'p, li, dd, dt, td, summary, figcaption, h1, h2, h3, h4';
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** The sentences of a text, as lists of words; figures are left out, because they have no syllables to count. */
function sentencesOf(text: string): string[][] {
  return [...sentences.segment(text)]
    .map(({ segment }) =>
      [...words.segment(segment)]
        .map(({ segment: word }) => word)
        .filter((word) => /\p{L}/u.test(word)),
    )
    .filter(({ length }) => length > 0);
}

function gradeOf(texts: readonly string[]): number {
  const all = texts.flatMap(sentencesOf);
  const counted = all.flat();
  return fleschKincaid({
    sentence: all.length,
    word: counted.length,
    syllable: counted.reduce((sum, word) => sum + syllable(word), 0),
  });
}

/** A page's whole sentences. Names and figures in lists are left out: they would only lower the grade. */
function proseOf({ $ }: (typeof pages)[number]): string[] {
  const main = $('main').clone();
  main.find('script, style, template, svg, [aria-hidden=true]').remove();
  main.find('br').replaceWith(' ');
  return main
    .find(BLOCKS)
    .toArray()
    .filter((block) => $(block).find(BLOCKS).length === 0)
    .map((block) => $(block).text().replaceAll(/\s+/g, ' ').trim())
    .filter((text) => /[.?!]$/.test(text));
}

const pagesOf = (routes: readonly { id: string }[]) =>
  pages.filter(({ route }) => routes.some(({ id }) => id === route.id));

test('pages that sell are written in plain words, without long sentences', () => {
  for (const page of pagesOf([...contentPages, ...framePages])) {
    const texts = proseOf(page);
    expect(texts.length).toBeGreaterThan(5);
    expect.soft(gradeOf(texts), page.route.path).toBeLessThanOrEqual(HIGHEST_GRADE.selling);
    const long = texts.flatMap(sentencesOf).filter(({ length }) => length > MAX_SENTENCE);
    expect.soft(long.map((sentence) => sentence.join(' '))).toEqual([]);
  }
});

test('legal pages are written as plainly as a contract can be', () => {
  for (const page of pagesOf([{ id: 'privacy' }, { id: 'terms' }])) {
    const texts = proseOf(page);
    expect(texts.length).toBeGreaterThan(50);
    expect.soft(gradeOf(texts), page.route.path).toBeLessThanOrEqual(HIGHEST_GRADE.legal);
  }
});
