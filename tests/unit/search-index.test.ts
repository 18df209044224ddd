import { describe, expect, test } from 'vitest';
import { sectionsOfPage } from '#build/search/page-sections.ts';
import { createSearchIndex, searchedRoutes } from '#build/search/documents.ts';
import { testSite } from '#tests/test-site.ts';

const main = (content: string) => `<header><h2 id="menu">Menu</h2></header><main>${content}</main>`;
const linesOf = (content: string) => sectionsOfPage(main(content))[0]?.lines;

test('a page is cut at the headings that can be linked to', () => {
  expect(
    sectionsOfPage(
      main(`
        <h1>Engine</h1><p>One
          login.</p>
        <section id="pricing"><div><h2 id="sizes">Three
          sizes</h2></div><p>From $97.</p></section>
        <h2 id="last">Last</h2>
        <details id="leave"><summary>What if I leave?</summary><p>Take your data.</p></details>`),
    ),
  ).toEqual([
    { id: '', heading: 'Engine', lines: ['One login.'] },
    { id: 'pricing', heading: 'Three sizes', lines: ['From $97.'] },
    { id: 'last', heading: 'Last', lines: [] },
    { id: 'leave', heading: 'What if I leave?', lines: ['Take your data.'] },
  ]);
});

describe('lines can be read alone', () => {
  test.each([
    [
      'every line of a card names what it is about',
      '<ul><li><h3>Standard</h3><p>$297 per month</p><p>Popular.</p></li></ul><p>In dollars.</p>',
      ['Standard: $297 per month', 'Standard: Popular.', 'In dollars.'],
    ],
    [
      'an answer comes with its question',
      '<dl><dt>What if I stop?</dt><dd>No refund.</dd></dl>',
      ['What if I stop? No refund.'],
    ],
    [
      'words in a list are one line',
      '<ul><li>CRM</li><li>SMS</li></ul><ul><li>A sentence.</li></ul>',
      ['CRM, SMS', 'A sentence.'],
    ],
    [
      'a row of a table is one line, without the head',
      '<table><thead><tr><th>Plan</th></tr></thead><tbody><tr><th>Standard</th><td>$297<a> Select</a></td></tr></tbody></table>',
      ['Standard, $297'],
    ],
    [
      'what is drawn, framed or pressed is left out',
      '<p aria-hidden="true">$97</p><svg><text>Lane</text></svg><div data-frame><h2 id="x">Call</h2></div><p data-unsearched>Hint</p><nav><p>Contents</p></nav><button>Go</button><p>Kept.</p>',
      ['Kept.'],
    ],
  ])('%s', (_, content, lines) => {
    expect(linesOf(content)).toEqual(lines);
  });
});

describe('the index', () => {
  const clause = `
    <h1>Terms</h1>
    <section id="section-1"><h2>1. Payment</h2><p>Pay first. It is so. It is also so.
    You get no refund.</p><table><tr><td>Website</td><td>$500</td></tr><tr><td>Page</td><td>Host</td></tr></table></section>`;
  const routes = searchedRoutes(testSite);
  const indexWith = (other = '') =>
    createSearchIndex(
      testSite,
      new Map(
        routes.map((route) => [route, main(route.id === 'terms' ? clause : `<p>${other}</p>`)]),
      ),
    );
  const index = indexWith();
  const pageOf = (path: string) => index.pages.find((page) => page.path === path);

  test('has every page except the search page and the not-found page', () => {
    expect(index.pages.map(({ path }) => path)).toEqual(
      testSite.routes
        .map(({ path }) => path)
        .filter((path) => path !== '/search' && path !== '/404'),
    );
  });

  test('keeps the first sentence of a clause, one that means what hardly a page says, and rows with figures', () => {
    expect(pageOf('/terms-of-service')?.sections[1]).toEqual([
      'section-1',
      '1. Payment',
      '',
      'Pay first.\nYou get no refund.\nWebsite, $500',
    ]);
  });

  test('keeps no more of a clause where pages mean the same', () => {
    const terms = ({ pages }: typeof index) =>
      pages.find(({ path }) => path === '/terms-of-service')?.sections[1]?.[3];
    expect(terms(indexWith('Money back?'))).toBe('Pay first.\nWebsite, $500');
  });

  test('says of a page without words what it is for', () => {
    expect(pageOf('/pbs-collective')?.sections[0]?.[3]).toContain('business');
  });

  test('sends no two forms of a word', () => {
    const words = index.words.meanings.migrate?.split(',') ?? [];
    expect(words).toContain('migrate');
    expect(words).toContain('move over');
    expect(index.words.meanings.compare?.split(',')).not.toContain('compared');
  });
});
