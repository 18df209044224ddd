import { describe, expect, test } from 'vitest';
import { createFullTextSearch } from '#lib/full-text.ts';

const search = createFullTextSearch([
  {
    href: '/pbsengine#eleven-jobs',
    page: 'PBSEngine',
    heading: 'Eleven jobs',
    text: 'Quote, invoice and card payment on the same record. Which calls brought in the work.',
  },
  {
    href: '/#what-if',
    page: 'Home',
    heading: 'What if',
    text: 'The invoice left before you did? Missed calls got a text back.',
  },
  {
    href: '/pbs-collective',
    page: 'PBS Collective',
    heading: '',
    text: 'Owners comparing notes on the same problems.',
  },
]);
const found = (query: string) => search(query).map(({ href }) => href);

describe('finds', () => {
  test.each([
    ['a word', 'invoice', ['/#what-if', '/pbsengine#eleven-jobs']],
    ['its plural', 'invoices', ['/#what-if', '/pbsengine#eleven-jobs']],
    ['another form', 'invoicing', ['/#what-if', '/pbsengine#eleven-jobs']],
    ['a slip of the finger', 'invioce', ['/#what-if', '/pbsengine#eleven-jobs']],
    ['a word half typed', 'invo', ['/#what-if', '/pbsengine#eleven-jobs']],
    ['words together', 'missed call', ['/#what-if']],
    ['a heading', 'eleven', ['/pbsengine#eleven-jobs']],
    ['a page', 'collective', ['/pbs-collective']],
    ['capitals', 'OWNERS', ['/pbs-collective']],
  ])('%s: %s', (_, query, hrefs) => {
    expect(found(query).sort()).toEqual(hrefs);
  });
});

test.each(['forklift', '', '   ', '<script>', '"'])('finds nothing for %o', (query) => {
  expect(found(query)).toEqual([]);
});

test('puts a heading before text that says the same more often', () => {
  const both = createFullTextSearch([
    { href: '/text', page: 'A', heading: 'Calls', text: 'Invoice after invoice.' },
    { href: '/heading', page: 'B', heading: 'Invoice', text: 'Calls and more calls.' },
  ]);
  expect(both('invoice').map(({ href }) => href)).toEqual(['/heading', '/text']);
  expect(both('calls').map(({ href }) => href)).toEqual(['/text', '/heading']);
});

test('shows the sentence around the match, and marks what matched', () => {
  expect(search('invoices')[0]?.excerpt).toContainEqual({ text: 'invoice', isMatch: true });
  expect(search('calls work')[0]?.excerpt).toEqual([
    { text: 'Which ', isMatch: false },
    { text: 'calls', isMatch: true },
    { text: ' brought in the ', isMatch: false },
    { text: 'work', isMatch: true },
    { text: '.', isMatch: false },
  ]);
});

test('cuts a long sentence between words', () => {
  const long = createFullTextSearch([
    { href: '/', page: 'A', heading: '', text: `${'many words '.repeat(40)}end.` },
  ]);
  const text =
    long('many')[0]
      ?.excerpt.map((part) => part.text)
      .join('') ?? '';
  expect(text.length).toBeLessThanOrEqual(165);
  expect(text).toMatch(/words …$|many …$/);
});
