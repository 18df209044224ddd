import type { Breakage } from './breakage.ts';

/** The search page. */
export const search: readonly Breakage[] = [
  {
    id: 'excerpt-escaped-twice',
    means: 'Excerpts show character references instead of the characters.',
    file: 'config/page-sections.ts',
    search: 'const text = textOf($, block);',
    replacement:
      "const text = textOf($, block).replaceAll('&', '&amp;').replaceAll('’', '&rsquo;');",
    noticedBy: {
      file: 'tests/e2e/search.test.ts',
      name: 'shows sentences as they are on the page that they come from',
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
      name: 'follows the address when Back changes it within the page',
    },
  },
  {
    id: 'no-slip-of-the-finger',
    means: 'A misspelled word finds nothing.',
    file: 'src/lib/search/correct.ts',
    search: 'return length < 8 ? 1 : 2;',
    replacement: 'return 0;',
    noticedBy: {
      file: 'tests/unit/search.test.ts',
      name: 'slips of the finger > a letter too few: invoce',
    },
  },
  {
    id: 'price-with-thousands',
    means: 'A price that is typed without its comma finds nothing.',
    file: 'src/lib/search/analyze.ts',
    search: "replaceAll(',', '')",
    replacement: "replaceAll(',', ',')",
    noticedBy: {
      file: 'tests/unit/search.test.ts',
      name: 'finds first > a price without thousands: 2970',
    },
  },
  {
    id: 'term-as-markup',
    means: 'The words that a visitor types are read as markup.',
    file: 'src/enhancements/search.ts',
    search: "status.textContent = query === '' ? hint",
    replacement: "status.innerHTML = query === '' ? hint",
    noticedBy: {
      file: 'tests/e2e/search.test.ts',
      name: 'answers markup in words, and shows it as text',
    },
  },
  {
    id: 'drawings-searched',
    means: 'Words of drawings, navigation and buttons are found.',
    file: 'config/page-sections.ts',
    search: 'main.find(UNSEARCHED).remove();',
    replacement: '',
    noticedBy: {
      file: 'tests/unit/search-index.test.ts',
      name: 'lines can be read alone > what is drawn, framed or pressed is left out',
    },
  },
  {
    id: 'answer-unheard',
    means: 'Screen readers do not announce that an answer is above the results.',
    file: 'src/enhancements/search.ts',
    search: 'isAnswered && count > 0 ? fill(messages.answered, { found }) : found,',
    replacement: 'found,',
    noticedBy: {
      file: 'tests/e2e/search.test.ts',
      name: 'says that there is an answer, above results or alone',
    },
  },
  {
    id: 'results-heard-twice',
    means: 'Screen reader users who read on meet the announcement a second time.',
    file: 'src/enhancements/search.ts',
    search: "setTimeout(() => say(''), SAID_MS);",
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/search.test.ts',
      name: 'announces once what was found, when typing pauses',
    },
  },
  {
    id: 'rare-answers-left-out',
    means: 'A question does not find the only clause that answers it.',
    file: 'config/search-documents.ts',
    search: '[...news].some(isRare)',
    replacement: 'false',
    noticedBy: {
      file: 'tests/unit/search-index.test.ts',
      name: 'the index > keeps more of a clause where it means what hardly a page says',
    },
  },
];
