import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pages, root } from './pages.ts';

/** The largest sizes, in bytes as brotli sends them. */
const SCRIPT_THAT_ALWAYS_LOADS = 3_000;
/** The search page alone: finding is what its visitors came for. */
const SEARCH_SCRIPT = 10_000;
const PAGE = 26_000;
const FONTS = 34_000;

const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

describe.each(pages)('$route.path', ({ route, html, $ }) => {
  test('loads at most 3 kB of script', () => {
    const scripts = $('script').filter((_, script) => !$(script).attr('type')?.endsWith('json'));
    const bodies = scripts.map((_, script) => {
      const src = $(script).attr('src');
      return src ? readFileSync(join(root, src), 'utf8') : $(script).text();
    });
    expect(
      bodies
        .get()
        .map(compressed)
        .reduce((sum, size) => sum + size, 0),
    ).toBeLessThanOrEqual(route.id === 'search' ? SEARCH_SCRIPT : SCRIPT_THAT_ALWAYS_LOADS);
  });

  test('is small, styles and drawings included', () => {
    expect(compressed(html)).toBeLessThanOrEqual(PAGE);
  });

  test('preloads its fonts and nothing else, and asks for no style sheet', () => {
    const preloads = $('link[rel=preload]')
      .map((_, link) => $(link).attr('href') ?? '')
      .get();
    expect(preloads.every((path) => path.endsWith('.woff2'))).toBe(true);
    expect(
      preloads
        .map((path) => readFileSync(join(root, path)).length)
        .reduce((sum, size) => sum + size, 0),
    ).toBeLessThanOrEqual(FONTS);
    expect($('link[rel=stylesheet]')).toHaveLength(0);
  });

  test('does not load React before anybody asks for it', () => {
    expect($('script[src*="client"], link[rel=modulepreload]')).toHaveLength(0);
  });
});
