import { expect, test } from 'vitest';
import { sectionsOfPage } from '#config/search-index.ts';

const html = `
  <header><h2 id="menu">Menu</h2></header>
  <main>
    <h1>Engine</h1><p>One login</p>
    <h2 id="pricing">Three
      sizes</h2>
    <ul><li><p>From $97.</p></li><li>No “setup” fee</li></ul>
    <p aria-hidden="true">$97</p><svg><text>Lane 1</text></svg>
    <dialog data-frame><h2 id="dialog">Schedule A Call</h2></dialog>
    <h2>No link</h2>
    <h2 id="last">Last</h2>
  </main>`;

test('a page is cut at its linkable headings, in whole sentences', () => {
  expect(sectionsOfPage(html, '/pbsengine', 'PBSEngine')).toEqual([
    { href: '/pbsengine', page: 'PBSEngine', heading: '', text: 'Engine. One login.' },
    {
      href: '/pbsengine#pricing',
      page: 'PBSEngine',
      heading: 'Three sizes',
      text: 'From $97. No “setup” fee. No link.',
    },
    { href: '/pbsengine#last', page: 'PBSEngine', heading: 'Last', text: '' },
  ]);
});
