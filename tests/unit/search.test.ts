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

test('finds first what answers', () => {
  const answered = {
    // A word, its plural, a tense, half typed, with accents; a name, a heading, words in quotation marks.
    '/pbsengine#features':
      'invoice|customer|invoicing|invo|ÍNVOICE|features|eleven jobs|"text back"',
    // What means a word, whole or half typed.
    '/pbsengine#industries': 'plumber|plumb',
    // A page; a phrase that means a word; a question of which one word means something.
    '/terms#section-6':
      'terms service|how do i get my money back|refund xyzzy|xyzzy foo bar a refund baz',
    // A figure, with or without its sign and its comma.
    '/pbsengine#pricing': '$297|2970|$2,970|99.9%',
  };
  for (const [href, queries] of Object.entries(answered))
    for (const query of queries.split('|')) expect.soft(found(query)[0], query).toBe(href);
});

test('finds nothing where nothing answers', () => {
  // Nothing of it is there, or only a word that means nothing else.
  const unanswered = ['forklift', 'driveway xyzzy foo bar', '', '   ', '<script>', '"', '🦄'];
  // The words never stand side by side; a number only begins the same, or is nearly one of the site.
  for (const query of [...unanswered, '"back text"', '29 ', '2979'])
    expect.soft(found(query), query).toEqual([]);
});

test('a profession is no other word of the same stem, and its phrase not about the law', () => {
  // Nothing here is about professions.
  expect(found('accountant')).toEqual([]);
  expect(search('law firm').meanings).toEqual(new Set(['profession']));
});

test('slips of the finger are corrected, and not suspected in words of the site', () => {
  for (const [slip, typed, meant] of [
    ['a letter too few', 'invoce', 'invoice'],
    ['a letter too many', 'innvoice', 'invoice'],
    ['another letter', 'invoise', 'invoice'],
    ['two letters in the wrong order', 'invocie', 'invoice'],
    ['two slips in a long word', 'custamors', 'customer'],
    ['a slip in what is only meant', 'plumbre', 'plumber'],
  ] as const)
    expect
      .soft([...search(`${typed} `).corrections], slip)
      .toEqual([[typed, expect.stringContaining(meant)]]);
  const right = ['plumber ', 'invoices ', 'roofers ', '297 ', 'cat '];
  expect(right.filter((query) => search(query).corrections.size > 0)).toEqual([]);
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
