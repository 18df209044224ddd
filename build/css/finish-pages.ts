import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { load } from 'cheerio';
import postcss from 'postcss';
import { filesBelow, rewritePages } from '../files.ts';
import { firstScreenOf, takeRest } from './critical-css.ts';
import { createRenamer, SCOPED_NAME } from './page-class-names.ts';
import { purge, wordsOf } from './purge.ts';
import { withRelativePaths } from './relative-paths.ts';

/** Marks the end of the first screen in a page that is longer than one (`SiteLayout.astro`). */
const FOLD = '<template data-fold></template>';
const SCRIPT_NAME = /[\w.-]+\.js\b/g;
/** Astro derives this from the project's path, and nothing reads it. Without it, all machines build the same bytes. */
const ISLAND_UID = /(?<=<astro-island) uid="\w+"/g;

/**
 * Removes a page's unused styles and shortens its class names and SVG paths. `page`, which is published, has critical
 * CSS in its head and the rest where the first screen ends, so that a browser can paint from the first bytes; `unsplit`
 * has all styles in its head. `scriptWords` are the words of the page's scripts.
 * @throws if `noscript` contains styles: all styles of a page are merged into one element, in place of the first.
 */
export function finishPage(
  html: string,
  scriptWords: ReadonlySet<string>,
): { page: string; unsplit: string } {
  const $ = load(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const styles = $('head style');
  if (styles.is('noscript *')) throw new Error('Write no style inside of noscript');
  const places = styles.get().flatMap(({ sourceCodeLocation }) => sourceCodeLocation ?? []);
  const before = html.slice(0, places[0]?.startOffset);
  const after = places
    .map(({ endOffset }, index) => html.slice(endOffset, places[index + 1]?.startOffset))
    .join('');
  const sheet = postcss.parse(
    styles
      .get()
      .map((style) => $(style).text())
      .join('\n'),
  );
  purge(sheet, wordsOf(before + after).union(scriptWords));

  const whole = `${before}<style>${String(sheet)}</style>${after}`;
  const rename = createRenamer(whole, scriptWords);
  const minify = (text: string) => rename(withRelativePaths(text.replaceAll(ISLAND_UID, '')));
  const unsplit = minify(whole);
  if (!html.includes(FOLD)) return { page: unsplit, unsplit };

  const rest = String(takeRest(sheet, $, firstScreenOf($)));
  const escaped = rest.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // HTML allows `style` only in the head, SVG anywhere.
  const svg = `<svg width="0" height="0" aria-hidden="true"><style>${escaped}</style></svg>`;
  const split = `${before}<style>${String(sheet)}</style>${after.replace(FOLD, () => svg)}`;
  return { page: minify(split), unsplit };
}

/** The words of the scripts that a page names, and of those that they name in turn. `texts` are scripts by file name. */
export function scriptWordsOf(html: string, texts: ReadonlyMap<string, string>): Set<string> {
  const named = new Set(html.match(SCRIPT_NAME));
  // A set also yields what is added to it meanwhile.
  for (const name of named)
    for (const next of texts.get(name)?.match(SCRIPT_NAME) ?? []) named.add(next);
  return wordsOf([...named].map((name) => texts.get(name)).join('\n'));
}

/**
 * Finishes every page after a build. Class names are hashes in builds; `npm run dev` keeps readable ones. If
 * `unsplitFolder` is given, the `unsplit` version of each page is written there, for tests to compare.
 */
export function finishPages(unsplitFolder?: string): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build')
          updateConfig({ vite: { css: { modules: { generateScopedName: SCOPED_NAME } } } });
      },
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const scripts = filesBelow(root).filter((file) => file.endsWith('.js'));
        const texts = new Map(
          scripts.map((file) => [basename(file), readFileSync(join(root, file), 'utf8')]),
        );
        if (unsplitFolder) mkdirSync(unsplitFolder, { recursive: true });
        rewritePages(root, (html, file) => {
          const { page, unsplit } = finishPage(html, scriptWordsOf(html, texts));
          if (unsplitFolder) writeFileSync(join(unsplitFolder, file), unsplit);
          return page;
        });
      },
    },
  };
}
