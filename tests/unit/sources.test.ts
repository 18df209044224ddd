// Rules about sources that no linter here can state.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(`src/${file}`, 'utf8');

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

const sources = files.filter((file) => /\.(tsx?|astro|md|svg|js)$/.test(file));

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
      ...['10% of it', '2 percent', '5 business\ndays', 'a 12-month term'],
      ...['2025-07-04', 'July 4, 2025', '7/4/25'],
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
    applies: (file: string) => file.endsWith('.tsx') && !file.startsWith('client/'),
    seen: ['useState(0)'],
    notSeen: ['user(0)', 'used()'],
  },
];

test.each(RULES)('$name', ({ pattern, applies, seen, notSeen }) => {
  const found = sources
    .filter(applies)
    .flatMap((file) => matchesIn(read(file), pattern).map((text) => `src/${file}: ${text}`));
  expect(found).toEqual([]);
  expect(seen.filter((text) => matchesIn(text, pattern).length === 0)).toEqual([]);
  expect(notSeen.filter((text) => matchesIn(text, pattern).length > 0)).toEqual([]);
});

test('every component of src/ui is shown in the design system', () => {
  const componentsIn = (folder: string) =>
    files.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.tsx')).map(read);
  const names = componentsIn('ui').flatMap((source) =>
    [...source.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = '']) => name),
  );
  const examples = componentsIn('design-system').join('\n');
  expect(names.filter((name) => !new RegExp(`<${name}\\b`).test(examples))).toEqual([]);
  expect(names.length).toBeGreaterThan(30);
});

/** The classes that a CSS Module declares; those in `:global(…)` belong to others. */
function classesIn(css: string): Set<string> {
  const names: string[] = [];
  postcss.parse(css).walkRules(({ selector }) => {
    const own = selector.replaceAll(/:global\([^)]*\)/g, '');
    names.push(...(own.match(/(?<=\.)[a-z][\w-]*/gi) ?? []));
  });
  return new Set(names);
}

/** Whether a component uses a class of the module that it imports as `styles`, by its name or by a value. */
function uses(source: string, styles: string, name: string): boolean {
  const isNamed = new RegExp(`\\b${styles}\\.${name}\\b`).test(source);
  const isLookedUp = new RegExp(`\\b${styles}(\\[|;)`).test(source);
  return isNamed || (isLookedUp && new RegExp(`['"]${name}['"]`).test(source));
}

function unusedIn(sheet: string): string[] {
  const imported = new RegExp(`import (\\w+) from './${basename(sheet)}'`);
  const importers = files
    .filter((file) => /\.(tsx|astro)$/.test(file) && dirname(file) === dirname(sheet))
    .map((file) => ({ source: read(file), styles: imported.exec(read(file))?.[1] }));
  return [...classesIn(read(sheet))].filter(
    (name) => !importers.some(({ source, styles }) => styles && uses(source, styles, name)),
  );
}

test('every class of a stylesheet is used by a component next to it', () => {
  const sheets = files.filter((file) => file.endsWith('.module.css'));
  const unused = sheets.map((sheet) => ({ sheet, classes: unusedIn(sheet) }));
  expect(unused.filter(({ classes }) => classes.length > 0)).toEqual([]);
  expect(sheets.length).toBeGreaterThan(50);
});

/** Properties that browsers animate without layout in every frame. A custom property changes once, not every frame. */
const FREE_OF_LAYOUT =
  /^(?:--[\w-]+|opacity|visibility|transform|translate|rotate|scale|clip-path|color|background|background-color|border-color|fill|stroke|stroke-dash(?:array|offset)|animation-timing-function|pointer-events)$/;

test('no animation forces a layout in every frame', () => {
  const steps: { file: string; animation: string; property: string }[] = [];
  for (const file of files.filter((name) => name.endsWith('.css')))
    postcss.parse(read(file)).walkAtRules('keyframes', (rule) => {
      rule.walkDecls(({ prop: property }) => {
        steps.push({ file, animation: rule.params, property });
      });
    });
  expect(steps.length).toBeGreaterThan(15);
  expect(steps.filter(({ property }) => !FREE_OF_LAYOUT.test(property))).toEqual([]);
});
