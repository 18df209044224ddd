import { describe, expect, test } from 'vitest';
import { createSearch } from '#lib/search/search.ts';
import type { SearchIndexFile } from '#lib/search/search-index.ts';

const file: SearchIndexFile = {
  words: {
    ignored: '$, the, a, of, how, do, i, my, get, can',
    meanings: {
      price: '$, price, cost, fee, how much',
      refund: 'refund, money back',
      trade: 'home services, plumber, roofer',
      profession: 'professional services, law firm, accountant',
    },
  },
  pages: [
    {
      path: '/pbsengine',
      label: 'PBSEngine',
      weight: 1,
      sections: [
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
          'Payments: The invoice leaves from the record, and the customers pay.\nSMS: A missed call gets a text back.',
        ],
        [
          'industries',
          'Industries',
          'Built for',
          'Home services: Paid on the driveway.\nNumber of accounts',
        ],
      ],
    },
    {
      path: '/terms',
      label: 'Terms of Service',
      weight: 0.9,
      sections: [
        ['section-6', '6. Payment', '', 'You pay in advance. There is no refund after the start.'],
        ['section-7', '7. Law', '', 'The law of Delaware governs every account.'],
      ],
    },
    {
      path: '/premium',
      label: 'Premium',
      weight: 1,
      sections: [['pricing', 'Plans and prices', '', 'Standard: $297 per month']],
    },
  ],
};
const search = await createSearch(file);
const found = (query: string) => search(query).results.map(({ href }) => href);
const excerptOf = (query: string) =>
  search(query).results[0]?.excerpt.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text));

describe('finds first', () => {
  test.each([
    ['a word', 'invoice', '/pbsengine#features'],
    ['its plural', 'customer', '/pbsengine#features'],
    ['a tense', 'invoicing', '/pbsengine#features'],
    ['capitals and accents', 'ÍNVOICE', '/pbsengine#features'],
    ['a word half typed', 'invo', '/pbsengine#features'],
    ['a meaning half typed', 'plumb', '/pbsengine#industries'],
    ['a name', 'features', '/pbsengine#features'],
    ['a heading', 'eleven jobs', '/pbsengine#features'],
    ['a page', 'terms service', '/terms#section-6'],
    ['a synonym', 'plumber', '/pbsengine#industries'],
    ['a phrase that means a word', 'how do i get my money back', '/terms#section-6'],
    ['a question in which one word is unknown', 'refund xyzzy', '/terms#section-6'],
    [
      'a long question of which one word means something',
      'xyzzy foo bar a refund baz',
      '/terms#section-6',
    ],
    ['a price with its sign', '$297', '/pbsengine#pricing'],
    ['a price without thousands', '2970', '/pbsengine#pricing'],
    ['a price with thousands', '$2,970', '/pbsengine#pricing'],
    ['a decimal', '99.9%', '/pbsengine#pricing'],
    ['words in quotation marks', '"text back"', '/pbsengine#features'],
  ])('%s: %s', (_, query, href) => {
    expect(found(query)[0]).toBe(href);
  });
});

describe('finds nothing for', () => {
  test.each([
    ['what is not there', 'forklift'],
    ['most words unknown, and the known one means nothing else', 'driveway xyzzy foo bar'],
    ['an empty field', ''],
    ['blanks', '   '],
    ['markup', '<script>'],
    ['a quotation mark', '"'],
    ['a picture', '🦄'],
    ['words that nowhere stand side by side', '"back text"'],
    ['a number that only begins the same', '29 '],
    ['a number that is nearly one of the site', '2979'],
  ])('%s: %s', (_, query) => {
    expect(found(query)).toEqual([]);
  });
});

test('a profession is no other word of the same stem, and its phrase not about the law', () => {
  // Nothing here is about professions.
  expect(found('accountant')).toEqual([]);
  expect(search('law firm').meanings).toEqual(new Set(['profession']));
});

describe('slips of the finger', () => {
  test.each([
    ['a letter too few', 'invoce', 'invoice'],
    ['a letter too many', 'innvoice', 'invoice'],
    ['another letter', 'invoise', 'invoice'],
    ['two letters in the wrong order', 'invocie', 'invoice'],
    ['two slips in a long word', 'custamors', 'customer'],
    ['a slip in what is only meant', 'plumbre', 'plumber'],
  ])('%s: %s', (_, typed, meant) => {
    expect([...search(`${typed} `).corrections]).toEqual([[typed, expect.stringContaining(meant)]]);
  });

  test.each(['plumber ', 'invoices ', 'roofers ', '297 ', 'cat '])(
    'are not suspected in %s',
    (query) => {
      expect(search(query).corrections.size).toBe(0);
    },
  );
});

test('reports a query whose words carry no meaning', () => {
  expect(search('how do i').isEmpty).toBe(true);
  expect(search('invoice').isEmpty).toBe(false);
  expect(search('').isEmpty).toBe(false);
});

describe('shows', () => {
  test('the sentence that answers, whole, with what matched', () => {
    expect(excerptOf('refund')).toEqual(['There is no ', '[refund]', ' after the start.']);
    expect(excerptOf('uptime')?.join('')).toBe('[Uptime] is 99.9%. It costs $2,970 per year.');
  });

  test('the first one if only the name matches', () => {
    expect(excerptOf('features')?.join('')).toContain('Payments: The invoice leaves');
  });

  test('no place twice, and once what two pages share', () => {
    const hrefs = found('standard');
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(hrefs.filter((href) => href.endsWith('#pricing'))).toHaveLength(1);
  });
});

test('a long text is answered', () => {
  expect(search('refund '.repeat(1500)).results[0]?.href).toBe('/terms#section-6');
  expect(search('x'.repeat(10_000)).results).toEqual([]);
});
