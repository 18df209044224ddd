import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Matches an amount of money written by hand in a source. */
const AMOUNT = [
  /\$\s?\d[\d,.]*/g,
  /\b\d{1,3}(?:,\d{3})+\b/g,
  /\b\d[\d,.]*\+?\s?(?:dollars|USD)\b/gi,
  /\busd\(/g,
];

/** A source without its comments, which may show how a function writes an amount. */
function code(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
}

function amountsIn(source: string): string[] {
  return AMOUNT.flatMap((amount) => code(source).match(amount) ?? []);
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(tsx?|astro|md)$/.test(file) && !file.startsWith('data/') && file !== 'lib/money.ts',
);

test.each(files)('src/%s contains no amount of money; those belong in src/data', (file) => {
  expect(amountsIn(readFileSync(`src/${file}`, 'utf8'))).toEqual([]);
});

describe('an amount is seen', () => {
  test.each(["'$97'", "'$ 297'", "'2,259+'", '`297 dollars`', "'USD', 97 USD", 'usd(297)'])(
    'in %s',
    (source) => {
      expect(amountsIn(source)).not.toEqual([]);
    },
  );

  test.each(['// is $97', '/** `usd(97)` is $97. */', '`${total}`', 'M0 432C10,20'])(
    'not in %s',
    (source) => {
      expect(amountsIn(source)).toEqual([]);
    },
  );
});

const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

test.each(stylesheets)('src/%s has no length in ch, which changes with the typeface', (file) => {
  expect(readFileSync(`src/${file}`, 'utf8')).not.toMatch(/\d(?:ch|ex)\b/);
});
