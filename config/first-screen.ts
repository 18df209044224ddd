import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { load } from 'cheerio';
import { splitStyles } from './split-styles.ts';

/** Where a page that is longer than a screen says that the first one ends (`SiteLayout.astro`). */
const FOLD = '<template data-fold></template>';

/**
 * Puts the styles that the first screen needs into the head and the others where the first screen ends, so that a
 * browser paints from the first bytes of a page. A `style` belongs into the head or, as here, into an `svg`.
 */
export function putStylesByNeed(html: string): string {
  if (!html.includes(FOLD)) return html;
  const $ = load(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const styles = $('head > style').toArray();
  const { needed, others } = splitStyles($(styles).text(), $, firstScreen($));
  const escaped = others.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  let first = html;
  // From the last to the first, so that places stay true. One element for all: the policy names the hash of each.
  for (const style of styles.toReversed()) {
    const place = style.sourceCodeLocation;
    if (!place) throw new Error('A style of the head has no place in the page');
    const text = style === styles[0] ? `<style>${needed}</style>` : '';
    first = first.slice(0, place.startOffset) + text + first.slice(place.endOffset);
  }
  const rest = `<svg width="0" height="0" aria-hidden="true"><style>${escaped}</style></svg>`;
  return first.replace(FOLD, () => rest);
}

type Page = ReturnType<typeof load>;
type PageElement = ReturnType<ReturnType<Page>['toArray']>[number];

/** The elements that a visitor sees before scrolling or pressing anything, and those around them. */
function firstScreen($: Page): Set<PageElement> {
  const $$ = (selector: string) => $(selector).toArray();
  const afterTheFold = $$('template[data-fold] ~ *, main ~ *');
  const hidden = $$('details:not([open]) > :not(summary), dialog');
  const left = new Set(
    [...afterTheFold, ...hidden].flatMap((element) => [element, ...$(element).find('*').toArray()]),
  );
  return new Set($$('html, body, body *').filter((element) => !left.has(element)));
}

/** After the build: puts the styles of every page by need. */
export function firstScreenFirst(): AstroIntegration {
  return {
    name: 'first-screen',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await readdir(root, { recursive: true });
        await Promise.all(
          files
            .filter((file) => file.endsWith('.html'))
            .map(async (file) => {
              const path = join(root, file);
              const html = await readFile(path, 'utf8');
              const ordered = putStylesByNeed(html);
              if (ordered !== html) await writeFile(path, ordered);
            }),
        );
      },
    },
  };
}
