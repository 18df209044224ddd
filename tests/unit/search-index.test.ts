import { expect, test } from 'vitest';
import { sectionsOfPage } from '#build/search/page-sections.ts';
import { createSearchIndex } from '#build/search/search-index.ts';
import { testSite } from '#tests/test-site.ts';

const main = (content: string) => `<header><h2 id="menu">Menu</h2></header><main>${content}</main>`;

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
    { id: '', heading: 'Engine', passages: ['One login.'] },
    { id: 'pricing', heading: 'Three sizes', passages: ['From $97.'] },
    { id: 'last', heading: 'Last', passages: [] },
    { id: 'leave', heading: 'What if I leave?', passages: ['Take your data.'] },
  ]);
});

const long = 'A sentence that is long enough to be read and understood alone.';

test.each([
  [
    'every passage of a card names what it is about',
    '<ul><li><h3>Standard</h3><p>$297 per month</p><p>Popular.</p></li></ul><p>In dollars.</p>',
    ['Standard: $297 per month', 'Standard: Popular.', 'In dollars.'],
  ],
  [
    'an answer comes with its question',
    '<dl><dt>What if I stop?</dt><dd>No refund.</dd></dl>',
    ['What if I stop? No refund.'],
  ],
  [
    'words in a list are one passage',
    '<ul><li>CRM</li><li>SMS</li></ul><ul><li>A sentence.</li></ul>',
    ['CRM, SMS', 'A sentence.'],
  ],
  [
    'a row of a table is one passage, without the head and the button beside a price',
    '<table><thead><tr><th>Plan</th></tr></thead><tbody><tr><th>Standard</th><td><b>$297</b><a>Select</a></td></tr></tbody></table>',
    ['Standard, $297'],
  ],
  [
    'a sentence is one passage, and a short one comes with the next',
    `<p>Uptime is 99.9%. ${long} ${long}</p>`,
    [`Uptime is 99.9%. ${long}`, long],
  ],
  [
    'what is drawn, framed or pressed is left out',
    '<p aria-hidden="true">$97</p><svg><text>Lane</text></svg><div data-frame><h2 id="x">Call</h2></div><p data-unsearched>Hint</p><nav><p>Contents</p></nav><button>Go</button><p>Kept.</p>',
    ['Kept.'],
  ],
])('a passage can be read alone: %s', (_, content, passages) => {
  expect(sectionsOfPage(main(content))[0]?.passages).toEqual(passages);
});

const clause = `
  <h1>Terms</h1><section id="section-1"><h2>1. Payment</h2><p>${long} It is so. ${long}
  You get your money back where the law of your state or province says so.</p>
  <table><tr><td>Website</td><td>$500</td></tr><tr><td>Page</td><td>Host</td></tr></table></section>`;
const indexWith = (page = '') =>
  createSearchIndex(testSite, ({ id }) =>
    Promise.resolve(main(id === 'terms' ? clause : `<p>${page}</p>`)),
  );
const index = await indexWith();
const textOf = ({ pages }: typeof index, path: string, section: number) =>
  pages.find((page) => page.path === path)?.sections[section]?.[3].split('\n');

test('the index has every page except the search page and the not-found page, and says what one without words is for', () => {
  expect(index.pages.map(({ path }) => path)).toEqual(
    testSite.routes.map(({ path }) => path).filter((path) => path !== '/search' && path !== '/404'),
  );
  expect(textOf(index, '/pbs-collective', 0)?.join(' ')).toContain('business');
});

test('the index keeps the beginning of a clause, what pages hardly mention, and amounts', async () => {
  const refund = 'You get your money back where the law of your state or province says so.';
  expect(textOf(index, '/terms-of-service', 1)).toEqual([long, refund, 'Website, $500']);
  const other = await indexWith('Money back?');
  expect(textOf(other, '/terms-of-service', 1)).toEqual([long, 'Website, $500']);
});
