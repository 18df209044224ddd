import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pages, root, type BuiltPage } from './pages.ts';
import { compressedSize, read, withStaticImports } from './scripts.ts';

/** The size limits, in bytes after brotli compression. */
const SCRIPT_THAT_ALWAYS_LOADS = 3_000;
/** For the search page only; the index and the code that reads it load when the field is used. */
const SEARCH_SCRIPT = 5_500;
const PAGES: Readonly<Record<string, number>> = {
  home: 25_000,
  pbsengine: 28_800,
  pbsenginePremium: 27_700,
  aiAutomation: 20_800,
  linkedin: 18_900,
  privacy: 21_100,
  terms: 23_600,
};
/** Pages of a screen or two: orders, frames, the search, the not-found page. */
const SHORT_PAGE = 12_600;
/** What Astro's inline scripts add to a page with an island. */
const ISLAND_RUNTIME = 2_000;
/** React, React DOM and the island itself, loaded once the island is near the window. */
const ISLAND = 64_000;
/** How many islands a page has; pages not listed have none. */
const ISLANDS: Readonly<Record<string, number>> = { pbsengine: 1, pbsenginePremium: 2 };
const FONTS = 18_000;
/** The page, script files, fonts and icon of a first visit; their response headers add 3 to 4 kB. */
const FIRST_VISIT = 50_000;

const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

/** The scripts that run on load: inline ones, files, and their static imports. */
function scriptsOf({ $ }: BuiltPage): { inline: string[]; files: string[] } {
  const scripts = $('script')
    .get()
    .filter((script) => !$(script).attr('type')?.endsWith('json'));
  const inline = scripts
    .filter((script) => $(script).attr('src') === undefined)
    .map((script) => $(script).text());
  const files = new Set(
    [
      ...scripts.map((script) => $(script).attr('src')),
      ...$('link[rel=modulepreload]')
        .get()
        .map((link) => $(link).attr('href')),
    ].flatMap((address) => (address ? [...withStaticImports(address)] : [])),
  );
  return { inline, files: [...files].map(read) };
}

const fonts = readdirSync(join(root, '_astro'))
  .filter((file) => file.endsWith('.woff2'))
  .map((file) => readFileSync(join(root, '_astro', file)));
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

describe.each(pages)('$route.path', (page) => {
  const { route, html, $ } = page;
  const islandRuntime = $('astro-island').length > 0 ? ISLAND_RUNTIME : 0;
  const { inline, files } = scriptsOf(page);

  test('keeps the script that always loads within budget', () => {
    const sizes = [...inline, ...files].map(compressed);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sum(sizes)).toBeLessThanOrEqual(
      islandRuntime + (route.id === 'search' ? SEARCH_SCRIPT : SCRIPT_THAT_ALWAYS_LOADS),
    );
  });

  test('does not load React with the page', () => {
    for (const script of [...inline, ...files])
      expect(script).not.toMatch(/react\.(transitional\.)?element/);
  });

  test('keeps the scripts of an island within budget', () => {
    const islands = $('astro-island').get();
    expect(islands.length).toBe(ISLANDS[route.id] ?? 0);
    for (const island of islands) {
      const entries = ['component-url', 'renderer-url'].map((name) => $(island).attr(name) ?? '');
      const files = new Set(entries.flatMap((file) => [...withStaticImports(file)]));
      expect(sum([...files].map(compressedSize))).toBeLessThanOrEqual(ISLAND);
    }
  });

  test('is small, styles and drawings included', () => {
    expect(compressed(html)).toBeLessThanOrEqual(PAGES[route.id] ?? SHORT_PAGE);
  });

  test('keeps everything that a first visit fetches within budget', () => {
    const icon = read($('link[rel=icon][type="image/svg+xml"]').attr('href') ?? '');
    const texts = [html, icon, ...files].map(compressed);
    expect(sum([...texts, ...fonts.map(({ length }) => length)])).toBeLessThanOrEqual(FIRST_VISIT);
  });

  test('preloads nothing, and links no stylesheet', () => {
    // A preloaded font competes with the page, and an "optional" one delays the first paint.
    expect($('link[rel=preload], link[rel=stylesheet]')).toHaveLength(0);
  });
});

test('fonts are small', () => {
  expect(fonts).toHaveLength(2);
  expect(sum(fonts.map(({ length }) => length))).toBeLessThanOrEqual(FONTS);
});
