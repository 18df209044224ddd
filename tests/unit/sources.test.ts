// Rules about sources that no linter here can state.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const AMOUNT = /\$\s?\d[\d,.]*|\b\d{1,3}(?:,\d{3})+\b|\b\d[\d,.]*\+?\s?(?:dollars|USD)\b|\busd\(/gi;
const FIGURE =
  /\b\d[\d.]*\s?(?:%|percent\b)|\b\d+[\s-](?:business\s)?(?:hour|day|week|month|year)s?\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b[A-Z][a-z]{2,8}\s\d{1,2},\s\d{4}\b/g;
const COLOR =
  /(?<![&\w'"(/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|(?<=["'])#[\da-f]{3,8}(?=["'])|\b(?:rgb|hsl|hwb|oklch|oklab|lch|lab)a?\(/gi;
const CLIENT_DIRECTIVE = /\sclient:(?:load|idle|visible|media|only)\b/g;
const HOOK = /\buse[A-Z]\w*\(/g;

/** A source without its comments, which may show an amount or a color. */
const code = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
const matchesIn = (source: string, pattern: RegExp) => code(source).match(pattern) ?? [];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(tsx?|astro|md|svg|js)$/.test(file),
);
const isInBrowser = (file: string) => file.startsWith('client/');

const RULES = [
  {
    name: 'an amount of money is a fact, written in src/data',
    pattern: AMOUNT,
    applies: (file: string) =>
      /\.(tsx?|astro|md)$/.test(file) && !file.startsWith('data/') && file !== 'lib/money.ts',
    seen: ["'$97'", "'$ 297'", "'2,259+'", '`297 dollars`', "'USD', 97 USD", 'usd(297)'],
    notSeen: ['// is $97', '/** `usd(97)` is $97. */', '`${total}`', 'M0 432C10,20'],
  },
  {
    name: 'a percentage, a period or a date in a legal text is a fact, written in src/data',
    pattern: FIGURE,
    applies: (file: string) => /^features\/legal\/.*\.md$/.test(file),
    seen: [
      '10% of it',
      '2 percent',
      '5 business\ndays',
      'a 12-month term',
      '2025-07-04',
      'July 4, 2025',
      '7/4/25',
    ],
    notSeen: ['{{notice.days}}', 'section 6.2', 'under 13, and', 'four hours'],
  },
  {
    name: 'a color has a name, given in src/theme/palette.css',
    pattern: COLOR,
    // identity.ts repeats two colors of the palette, and a test compares them.
    applies: (file: string) => !file.endsWith('.md') && file !== 'site/identity.ts',
    seen: ['fill="#e9cf9b"', "'#eef6ec'", '1px solid rgb(0 0 0 / 0.5)', 'hsl(1 2% 3%)'],
    notSeen: ['/* #fff */', "from '#site/routes.ts'", 'href="#faq"', '&#10;'],
  },
  {
    name: 'Astro ignores client:* in a React file and ships a dead control; write it in the page',
    pattern: CLIENT_DIRECTIVE,
    applies: (file: string) => file.endsWith('.tsx'),
    seen: ['<Plans client:visible />'],
    notSeen: ['// client:load', 'client: load'],
  },
  {
    name: 'a component that is rendered once, at build time, has no hook',
    pattern: HOOK,
    applies: (file: string) => file.endsWith('.tsx') && !isInBrowser(file),
    seen: ['useState(0)'],
    notSeen: ['user(0)', 'used()'],
  },
];

test.each(RULES)('$name', ({ pattern, applies, seen, notSeen }) => {
  const found = sources
    .filter(applies)
    .flatMap((file) =>
      matchesIn(readFileSync(`src/${file}`, 'utf8'), pattern).map((text) => `src/${file}: ${text}`),
    );
  expect(found).toEqual([]);
  expect(seen.filter((text) => matchesIn(text, pattern).length === 0)).toEqual([]);
  expect(notSeen.filter((text) => matchesIn(text, pattern).length > 0)).toEqual([]);
});
