import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readableFromFirstFlight } from '#tests/support/first-flight.ts';
import { contentPages, longPages } from '#tests/test-site.ts';
import { builtPage, fileOf, pages, read, root, textsOf, type BuiltPage } from './pages.ts';

/** In bytes, as visitors get them: after brotli compression. Every limit has room for a change of words or prices. */
const LIMITS = {
  contentPage: 33_500,
  legalPage: 25_500,
  /** Pages of a screen or two: orders, frames, the not-found page. */
  shortPage: 14_200,
  searchPage: 14_600,
  /** The page, script files, fonts and icon; their response headers add 2 to 4 kB. */
  firstVisit: 55_000,
  scriptThatAlwaysLoads: 3_000,
  /** The script that pulls Home's tangle, loaded once the browser is idle. */
  thread: 6_000,
  /** The script that counts visits, if the owner has configured a counter. */
  counter: 2_000,
  /** The script of the search page; the index and the code that reads it load when the field is used. */
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

/** Matches static imports as bundles write them. */
const STATIC_IMPORT = /\b(?:import|from)\s*["'](\.{1,2}\/[^"']+)["']/g;

/** How many bytes visitors get for a built file: those of its compressed twin, if the build wrote one. */
function sizeOf(file: string): number {
  const path = join(root, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** A script file and all its static imports: what a browser fetches before it runs any of it. */
function withStaticImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, specifier = ''] of read(file).matchAll(STATIC_IMPORT))
    withStaticImports(posix.resolve(posix.dirname(file), specifier), seen);
  return seen;
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const sizeOfAll = (files: Iterable<string>) => sum(Array.from(files, sizeOf));

/** The scripts that run on load: the text of inline ones, and files with their static imports. */
function scriptsOf({ $ }: BuiltPage): { inline: string[]; files: string[] } {
  const loaded = $('script[src]:not([type$=json]), link[rel=modulepreload]').toArray();
  const files = loaded.flatMap(({ attribs: { src, href } }) => [
    ...withStaticImports(src ?? href ?? ''),
  ]);
  return { inline: textsOf($, 'script:not([type$=json], [src])'), files: [...new Set(files)] };
}

const fonts = readdirSync(join(root, '_astro'))
  .filter((file) => file.endsWith('.woff2'))
  .map((file) => `/_astro/${file}`);

function pageLimit({ id }: BuiltPage['route']): number {
  if (contentPages.some((page) => page.id === id)) return LIMITS.contentPage;
  if (id === 'search') return LIMITS.searchPage;
  return ['privacy', 'terms'].includes(id) ? LIMITS.legalPage : LIMITS.shortPage;
}

function scriptLimit({ route, $ }: BuiltPage): number {
  if (route.id === 'search') return LIMITS.searchScript;
  return LIMITS.scriptThatAlwaysLoads + ($('astro-island').length > 0 ? LIMITS.islandRuntime : 0);
}

test('every page is small, styles and drawings included', () => {
  const files = pages.map(({ route }) => ({ file: fileOf(route), limit: pageLimit(route) }));
  expectWithin(files.map(({ file, limit }) => ({ file, size: sizeOf(file), limit })));
});

test('the scripts that load with a page are small', () => {
  const counters = new Set<string>();
  const weights = pages.map((page) => {
    const { inline, files } = scriptsOf(page);
    const isCounter = (file: string) => read(file).includes('doNotTrack');
    for (const file of files.filter(isCounter)) counters.add(file);
    const others = files.filter((file) => !isCounter(file));
    expect(inline.length * others.length, page.route.path).toBeGreaterThan(0);
    const size = sizeOfAll(others) + sum(inline.map((text) => brotliCompressSync(text).length));
    return { file: `scripts of ${page.route.path}`, size, limit: scriptLimit(page) };
  });
  expect(counters.size).toBe(1);
  expectWithin([{ file: 'the counter', size: sizeOfAll(counters), limit: LIMITS.counter }]);
  expectWithin(weights);
});

test('the script that Home fetches once it is idle is small', () => {
  const files = readdirSync(join(root, '_astro')).filter((file) =>
    /^pull-thread.*\.js$/.test(file),
  );
  expect(files).toHaveLength(1);
  expectWithin(
    files.map((file) => ({
      file,
      size: sizeOfAll(withStaticImports(`/_astro/${file}`)),
      limit: LIMITS.thread,
    })),
  );
});

test('islands are few, and their scripts small', () => {
  const islands = pages.map(({ route, $ }) => ({ id: route.id, found: $('astro-island').get() }));
  const counts = islands.map(({ id, found }) => [id, found.length]);
  expect(counts).toEqual(pages.map(({ route: { id } }) => [id, ISLANDS[id] ?? 0]));
  const weights = islands.flatMap(({ id, found }) =>
    found.map(({ attribs }) => {
      const loaded = [attribs['component-url'] ?? '', attribs['renderer-url'] ?? ''];
      const files = new Set(loaded.flatMap((file) => [...withStaticImports(file)]));
      return { file: `${loaded[0]} of ${id}`, size: sizeOfAll(files), limit: LIMITS.island };
    }),
  );
  expectWithin(weights);
});

test('controls that need a script can be taken away wherever they are', () => {
  const marked = pages.filter(({ $ }) => $('[data-needs-script]').length > 0);
  expect(marked.length).toBeGreaterThan(2);
  for (const page of marked)
    expect(scriptsOf(page).inline.join(''), page.route.path).toContain('[data-needs-script]');
});

test('a first visit fetches little', () => {
  const weights = pages.map((page) => {
    const icon = page.$('link[rel=icon][type="image/svg+xml"]').attr('href') ?? '';
    const size = sizeOfAll([fileOf(page.route), icon, ...scriptsOf(page).files, ...fonts]);
    return { file: `first visit to ${page.route.path}`, size, limit: LIMITS.firstVisit };
  });
  expectWithin(weights);
});

test('the photographs of a page are light on a phone, and lazy', () => {
  const weights = pages.flatMap(({ route, $ }) => {
    expect($('picture img:not([width][height][loading=lazy]), picture img[alt=""]').length).toBe(0);
    const formats = [
      $('picture source:not([media])').map((_, source) => $(source).attr('srcset')),
      $('picture img').map((_, image) => $(image).attr('src')),
    ];
    return formats.map((found) => {
      const files = new Set(found.get());
      const size = sizeOfAll(files);
      return { file: `photographs of ${route.path}`, size, limit: LIMITS.photographs };
    });
  });
  expectWithin(weights);
});

test('every published photograph is on a page, and none says where it was taken', async () => {
  const shown = pages.flatMap(({ $ }) => [
    ...$('picture source').map((_, source) => $(source).attr('srcset')),
    ...$('picture img').map((_, image) => $(image).attr('src')),
  ]);
  const published = readdirSync(join(root, '_astro')).filter((file) =>
    /\.(jpe?g|png|webp|avif)$/i.test(file),
  );
  expect
    .soft(published.toSorted())
    .toEqual([...new Set(shown)].map((file) => posix.basename(file)).toSorted());
  for (const file of published) {
    const bytes = readFileSync(join(root, '_astro', file));
    // Only a decoder finds all metadata of a WebP or AVIF file.
    const { exif, xmp, iptc } = await sharp(bytes).metadata();
    expect.soft({ exif, xmp, iptc }, file).toEqual({});
    for (const mark of ['Exif', 'http://ns.adobe.com/xap'])
      expect.soft(bytes.includes(mark), `${file}: ${mark}`).toBe(false);
  }
});

test('no page preloads anything or links a stylesheet', () => {
  // A preloaded font competes with the page, and an "optional" one delays the first paint.
  for (const { route, $ } of pages)
    expect.soft($('link[rel=preload], link[rel=stylesheet]').toString(), route.path).toBe('');
});

test('two fonts are small', () => {
  expect(fonts).toHaveLength(2);
  expectWithin([{ file: 'all fonts', size: sizeOfAll(fonts), limit: LIMITS.fonts }]);
});

test('long pages send their first screen in the first flight: other styles and structured data come later', () => {
  for (const { id } of longPages) {
    const { route, html, $ } = builtPage(id);
    const [first, second] = $('main').children('section, div').toArray();
    const between = $(first).nextAll('svg').first();
    expect.soft(between.find('style').text().length, route.path).toBeGreaterThan(5_000);
    expect.soft(between.next().get(0) === second, route.path).toBe(true);
    const end = html.indexOf('<svg width="0" height="0" aria-hidden="true"><style>');
    const readable = readableFromFirstFlight(readFileSync(join(root, `${fileOf(route)}.br`)));
    expect(end, route.path).toBeGreaterThan(0);
    expect.soft(readable.length, route.path).toBeGreaterThan(end);
    const data = html.indexOf('application/ld+json');
    expect.soft(data, route.path).toBeGreaterThan(html.indexOf('</footer>'));
  }
});
