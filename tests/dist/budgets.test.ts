import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentPages } from '#tests/test-site.ts';
import { pages, root, type BuiltPage } from './pages.ts';
import { read, sizeOf, withStaticImports } from './scripts.ts';

/** In bytes, as visitors get them: after brotli compression. Every limit has room for a change of words or prices. */
const LIMITS = {
  contentPage: 32_000,
  legalPage: 26_000,
  /** Of a screen or two: orders, frames, the search, the not-found page. */
  shortPage: 14_000,
  /** The page, script files, fonts and icon; their response headers add 3 to 4 kB. */
  firstVisit: 54_000,
  scriptThatAlwaysLoads: 3_000,
  /** On top of it, where the owner counts visits. */
  counter: 2_000,
  /** The search page's; the index and the code that reads it load when the field is used. */
  searchScript: 5_500,
  /** What Astro's inline scripts add to a page with an island. */
  islandRuntime: 2_500,
  /** React, React DOM and the island itself, loaded once the island is near the window. */
  island: 68_000,
  fonts: 20_000,
  /** All photographs of a page, as a phone fetches them when it scrolls to its end. */
  photographs: 40_000,
};
/** How many islands a page has; pages not listed have none. */
const ISLANDS: Readonly<Record<string, number>> = { pbsengine: 1, pbsenginePremium: 1 };

type Weight = { file: string; size: number; limit: number };

/** Fails with everything that is above its limit, and says what to do about it. */
function expectWithin(weights: readonly Weight[]): void {
  const inBytes = (count: number) => `${count.toLocaleString('en-US')} bytes`;
  const heavy = weights.filter(({ size, limit }) => size > limit);
  expect(
    heavy.map(({ file, size, limit }) => `${file}: ${inBytes(size)}, limit ${inBytes(limit)}`),
    'Take out what visitors can do without. If they need all of it, raise the limit in LIMITS of tests/dist/budgets.test.ts, with room for the next change',
  ).toEqual([]);
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const fileOf = (page: BuiltPage) => `${page.route.path === '/' ? '/index' : page.route.path}.html`;

/** The scripts that run on load: the text of inline ones, and the addresses of files with their static imports. */
function scriptsOf({ $ }: BuiltPage): { inline: string[]; files: string[] } {
  const scripts = $('script:not([type$=json])').get();
  const addresses = [
    ...scripts.map((script) => $(script).attr('src')),
    ...$('link[rel=modulepreload]')
      .get()
      .map((link) => $(link).attr('href')),
  ];
  const files = addresses.flatMap((address) => (address ? [...withStaticImports(address)] : []));
  return {
    inline: scripts.filter((script) => !$(script).attr('src')).map((script) => $(script).text()),
    files: [...new Set(files)],
  };
}

const fonts = readdirSync(join(root, '_astro')).filter((file) => file.endsWith('.woff2'));
const fontBytes = sum(fonts.map((file) => sizeOf(`/_astro/${file}`)));

function pageLimit({ route }: BuiltPage): number {
  if (contentPages.some(({ id }) => id === route.id)) return LIMITS.contentPage;
  return ['privacy', 'terms'].includes(route.id) ? LIMITS.legalPage : LIMITS.shortPage;
}

function scriptLimit(page: BuiltPage): number {
  if (page.route.id === 'search') return LIMITS.searchScript;
  const island = page.$('astro-island').length > 0 ? LIMITS.islandRuntime : 0;
  return LIMITS.scriptThatAlwaysLoads + island;
}

test('every page is small, styles and drawings included', () => {
  expectWithin(
    pages.map((page) => ({
      file: fileOf(page),
      size: sizeOf(fileOf(page)),
      limit: pageLimit(page),
    })),
  );
});

test('the scripts that load with a page are small', () => {
  const counters = new Set<string>();
  const weights = pages.map((page) => {
    const { inline, files: all } = scriptsOf(page);
    const files = all.filter((file) => !read(file).includes('doNotTrack'));
    for (const file of all) if (!files.includes(file)) counters.add(file);
    expect(inline.length * files.length, fileOf(page)).toBeGreaterThan(0);
    return {
      file: `scripts of ${fileOf(page)}`,
      size: sum([...inline.map((text) => brotliCompressSync(text).length), ...files.map(sizeOf)]),
      limit: scriptLimit(page),
    };
  });
  expect(counters.size).toBe(1);
  expectWithin([...counters].map((file) => ({ file, size: sizeOf(file), limit: LIMITS.counter })));
  expectWithin(weights);
});

test('islands are few, and their scripts small', () => {
  const counts = pages.map((page) => [fileOf(page), page.$('astro-island').length]);
  expect(counts).toEqual(pages.map((page) => [fileOf(page), ISLANDS[page.route.id] ?? 0]));
  const weights = pages.flatMap((page) =>
    page
      .$('astro-island')
      .get()
      .map((island) => {
        const addresses = ['component-url', 'renderer-url'].map(
          (name) => page.$(island).attr(name) ?? '',
        );
        const files = new Set(addresses.flatMap((address) => [...withStaticImports(address)]));
        const size = sum([...files].map(sizeOf));
        return { file: `${addresses[0]} of ${fileOf(page)}`, size, limit: LIMITS.island };
      }),
  );
  expectWithin(weights);
});

test('a first visit fetches little', () => {
  const weights = pages.map((page) => {
    const icon = page.$('link[rel=icon][type="image/svg+xml"]').attr('href') ?? '';
    const files = [fileOf(page), icon, ...scriptsOf(page).files];
    const size = sum(files.map(sizeOf)) + fontBytes;
    return { file: `first visit to ${page.route.path}`, size, limit: LIMITS.firstVisit };
  });
  expectWithin(weights);
});

test('the photographs of a page are light on a phone, lazy, and say nothing of where they were taken', () => {
  const weights = pages.flatMap((page) => {
    const { $ } = page;
    const photographs = $('picture').get();
    const filesOf = (inside: string, name: string) =>
      new Set(photographs.map((one) => $(one).find(inside).attr(name) ?? ''));
    expect($('picture img:not([width][height][loading=lazy]), picture img[alt=""]').length).toBe(0);
    const formats = [filesOf('source:not([media])', 'srcset'), filesOf('img', 'src')];
    return formats.map((files) => {
      for (const file of files)
        expect(readFileSync(join(root, file)).includes('Exif'), file).toBe(false);
      const size = sum([...files].map((file) => statSync(join(root, file)).size));
      return { file: `photographs of ${fileOf(page)}`, size, limit: LIMITS.photographs };
    });
  });
  expectWithin(weights);
});

test('no page preloads anything or links a stylesheet', () => {
  // A preloaded font competes with the page, and an "optional" one delays the first paint.
  const links = pages.flatMap((page) =>
    page
      .$('link[rel=preload], link[rel=stylesheet]')
      .get()
      .map((link) => `${fileOf(page)}: ${page.$(link).attr('href')}`),
  );
  expect(links).toEqual([]);
});

test('two fonts are small', () => {
  expect(fonts).toHaveLength(2);
  expectWithin([{ file: 'all fonts', size: fontBytes, limit: LIMITS.fonts }]);
});
