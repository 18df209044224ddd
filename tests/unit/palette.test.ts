import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Matches a color that is written as a value; stylelint knows the names of colors as well. */
const RAW_COLOR =
  /(?<![&\w'"(/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|(?<=["'])#[\da-f]{3,8}(?=["'])|\b(?:rgb|hsl|hwb|oklch|oklab|lch|lab)a?\(/gi;

function colorsIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
  return code.match(RAW_COLOR) ?? [];
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.(css|tsx?|astro|svg|js)$/.test(file) &&
    // One is the palette; the other repeats two of its colors, and a test compares them.
    !['theme/palette.css', 'site/identity.ts'].includes(file),
);

test('every source but the palette names colors by their roles', () => {
  const found = files.map((file) => [file, colorsIn(readFileSync(`src/${file}`, 'utf8'))] as const);
  expect(found.filter(([, colors]) => colors.length > 0)).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});

describe('a color is seen', () => {
  test.each([
    'color: #fff;',
    'fill="#e9cf9b"',
    "'#eef6ec'",
    '1px solid rgb(0 0 0 / 0.5)',
    'hsl(1 2% 3%)',
  ])('in %s', (source) => {
    expect(colorsIn(source)).not.toEqual([]);
  });

  test.each([
    '/* #fff */',
    "from '#site/routes.ts'",
    'href="#faq"',
    'color-mix(in oklab, var(--ink) 7%)',
    '&#10;',
  ])('not in %s', (source) => {
    expect(colorsIn(source)).toEqual([]);
  });
});
