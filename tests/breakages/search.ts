import type { Breakage } from './breakage.ts';

/** The search page. */
export const search: readonly Breakage[] = [
  {
    id: 'excerpt-escaped-twice',
    means: 'Excerpts show the codes of signs instead of the signs.',
    file: 'config/search-index.ts',
    search: 'const text = block.text()',
    replacement: "const text = block.text().replaceAll('&', '&amp;').replaceAll('’', '&rsquo;')",
    noticedBy: {
      file: 'tests/e2e/search.test.ts',
      name: 'shows sentences as they stand on the page that they come from',
    },
  },
  {
    id: 'search-without-back',
    means: 'Back changes the address and leaves the old results.',
    file: 'src/enhancements/search.ts',
    search: "addEventListener('popstate', readAddress);",
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/search.test.ts',
      name: 'follows the address where Back changes it within the page',
    },
  },
  {
    id: 'no-slip-of-the-finger',
    means: 'A misspelt word finds nothing.',
    file: 'src/lib/full-text.ts',
    search: 'term.length > 3 ? 0.25 : false',
    replacement: 'false',
    noticedBy: {
      file: 'tests/unit/full-text.test.ts',
      name: 'finds > a slip of the finger: invioce',
    },
  },
  {
    id: 'text-before-headings',
    means: 'A mention counts as much as a heading.',
    file: 'src/lib/full-text.ts',
    search: 'boost: { heading: 4, page: 2 }',
    replacement: 'boost: { text: 4 }',
    noticedBy: {
      file: 'tests/unit/full-text.test.ts',
      name: 'puts a heading before text that says the same more often',
    },
  },
  {
    id: 'term-as-markup',
    means: 'The words that a visitor types are read as markup.',
    file: 'src/enhancements/search.ts',
    search: 'status.textContent = query',
    replacement: 'status.innerHTML = query',
    noticedBy: { file: 'tests/e2e/search.test.ts', name: 'shows a hostile term as text' },
  },
  {
    id: 'words-found-twice',
    means: 'A list item that holds paragraphs is indexed twice.',
    file: 'config/search-index.ts',
    search: 'if (block.find(BLOCKS).length > 0) return;',
    replacement: '',
    noticedBy: {
      file: 'tests/unit/search-index.test.ts',
      name: 'a page is cut at its linkable headings, in whole sentences',
    },
  },
];
