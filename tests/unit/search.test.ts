import { expect, test } from 'vitest';
import { searchAnswers } from '#features/search/answers.ts';
import { searchWords } from '#features/search/words.ts';
import { createSearch } from '#lib/search/search.ts';
import { meaningTerm } from '#lib/search/terms.ts';
import type { SearchIndexFile } from '#lib/search/search-index.ts';
import { testSite } from '#tests/test-site.ts';

type IndexedPage = SearchIndexFile['pages'][number];
const page = (
  path: string,
  label: string,
  weight: number,
  sections: IndexedPage['sections'],
): IndexedPage => ({ path, label, weight, sections });
const file: SearchIndexFile = {
  words: {
    ignored: 'the, a, of, how, do, i, my, get, can',
    synonyms: [
      'price, dollar, cost, fee, how much',
      'refund, money back',
      'home services, plumber, roofer',
      'professional services, law firm, accountant',
    ],
  },
  pages: [
    page('/pbsengine', 'PBSEngine', 1, [
      ['', 'PBSEngine', 'The whole business on one engine.', 'One login for every job.'],
      [
        'pricing',
        'Plans and prices',
        'Three sizes.',
        'Standard: $297 per month\nUptime is 99.9%. It costs $2,970 per year.',
      ],
      [
        'features',
        'Features',
        'Eleven jobs.',
        'Payments: The invoice leaves from the record, and the customers pay.\nSMS: A missed call gets a text back.\nNumber of accounts',
      ],
      [
        'industries',
        'Industries',
        'Built for',
        'Home services: Paid on the driveway.\nProfessional services: Paid on time.',
      ],
    ]),
    page('/terms', 'Terms of Service', 0.9, [
      ['section-6', '6. Payment', '', 'You pay in advance.\nThere is no refund after the start.'],
      ['section-7', '7. Law', '', 'The law of Delaware governs every contract.'],
    ]),
    page('/premium', 'Premium', 1, [
      ['pricing', 'Plans and prices', '', 'Standard: $297 per month'],
    ]),
  ],
};
const search = await createSearch(file);
const found = (query: string) => search(query).results.map(({ href }) => href);
const excerptOf = (query: string) =>
  search(query)
    .results[0]?.excerpt.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test('finds first what answers', () => {
  const answered = {
    // A word, its plural, a tense, half typed, with accents; a name, a heading, words in quotation marks.
    '/pbsengine#features':
      'invoice|customer|invoicing|invo|ÍNVOICE|features|eleven jobs|"text back"',
    // A synonym of a word in the section, whole or half typed.
    '/pbsengine#industries': 'plumber|plumb',
    // The name of a page; a phrase that is a synonym; questions in which only one word matters.
    '/terms#section-6': `terms service|how do i get my money back|refund xyzzy|xyzzy foo bar a refund baz|${'refund '.repeat(1500)}`,
    // A figure, with or without its sign and its comma.
    '/pbsengine#pricing': '$297|2970|$2,970|99.9%',
  };
  for (const [href, queries] of Object.entries(answered))
    for (const query of queries.split('|')) expect.soft(found(query)[0], query).toBe(href);
});

test('finds nothing where nothing answers', () => {
  // Words that are nowhere; quoted words in another order; a number that only begins the same, or is nearly the same.
  const unanswered = ['forklift', '', '   ', '<script>', '"', '🦄', '"back text"', '29 ', '2979'];
  unanswered.push('x'.repeat(10_000));
  for (const query of unanswered) expect.soft(found(query), query).toEqual([]);
});

test('what a word or phrase means comes before other words of its stem, and before its single words', () => {
  // Not "accounts", and not the law.
  expect(found('accountant')[0]).toBe('/pbsengine#industries');
  expect(found('law firm')[0]).toBe('/pbsengine#industries');
  // "Account" does not mean a profession.
  expect(search('accounts').terms).toEqual(new Set(['account']));
  // An amount is about prices, and a word that carries no meaning about nothing.
  expect(search('$97').terms).toEqual(new Set(['97', meaningTerm('price')]));
  expect(search('how do i').terms.size).toBe(0);
});

test('corrects slips of the finger, and suspects none in words of the site', () => {
  // A letter missing, added, replaced; two in the wrong order; two slips in a long word; a slip in a synonym.
  const slips = 'invoce|innvoice|invoise|invocie|custamors|plumbre'.split('|');
  expect(slips.map((typed) => [...search(`${typed} `).corrections])).toEqual(
    ['invoice', 'invoice', 'invoice', 'invoice', 'customer', 'plumber'].map((meant, index) => [
      [slips[index], expect.stringContaining(meant)],
    ]),
  );
  const right = ['plumber ', 'invoices ', 'roofers ', '297 ', 'cat '];
  expect(right.filter((query) => search(query).corrections.size > 0)).toEqual([]);
});

test('shows the passage that answers, with what matched, or the first one if only the name matches', () => {
  expect(excerptOf('refund')).toBe('There is no [refund] after the start.');
  expect(excerptOf('missed calls')).toBe('SMS: A [missed] [call] gets a text back.');
  expect(excerptOf('features')).toContain('Payments: The invoice leaves');
  // No place is shown twice, and what two pages share is shown once.
  const hrefs = found('standard');
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(hrefs.filter((href) => href.endsWith('#pricing'))).toHaveLength(1);
});

test('every prepared answer is for meanings that the search knows', () => {
  const known = searchWords.synonyms.map((list) => meaningTerm(list.split(', ')[0] ?? ''));
  const asked = searchAnswers(testSite).flatMap(({ terms }) => terms);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((term) => !known.includes(term))).toEqual([]);
});
