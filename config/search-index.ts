import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { load } from 'cheerio';
import type { SearchDocument } from '#lib/full-text.ts';
import { toScriptJson } from '#lib/script-json.ts';
import { pageLabel } from '#site/navigation.ts';
import { pageRoute } from '#site/routes.ts';
import type { Site } from '#site/site.ts';

/** What the search page holds before the build fills it in. */
const EMPTY = /(<script type="application\/json" id="search-documents">)\[\](<\/script>)/;
/** Elements whose text is a sentence or a line of its own. */
const BLOCKS = 'h1, h2, h3, h4, p, li, dt, dd, th, td, caption, figcaption, legend, summary, label';

/** The sections of a built page, which is called `page`: each `h2` with an id begins one, what comes before the first is the page's own. */
export function sectionsOfPage(html: string, path: string, page: string): SearchDocument[] {
  const $ = load(html);
  const main = $('main');
  main.find('[aria-hidden=true], [data-frame], script, style, template, svg').remove();
  const sections: SearchDocument[] = [{ href: path, page, heading: '', text: '' }];
  main.find(BLOCKS).each((_, element) => {
    const block = $(element);
    // Only the innermost blocks speak: a list item that holds paragraphs repeats them.
    if (block.find(BLOCKS).length > 0) return;
    const text = block.text().replaceAll(/\s+/g, ' ').trim();
    const id = element.tagName === 'h2' ? block.attr('id') : undefined;
    if (id !== undefined) sections.push({ href: `${path}#${id}`, page, heading: text, text: '' });
    const section = sections.at(-1);
    if (section && id === undefined && text !== '') {
      section.text += `${section.text === '' ? '' : ' '}${/[.!?:]$/.test(text) ? text : `${text}.`}`;
    }
  });
  return sections;
}

/** After the build: reads every page that may be listed and puts its sections into the search page. */
export function searchIndex(site: Site): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const fileOf = (path: string) =>
          join(fileURLToPath(dir), path === '/' ? 'index.html' : `${path}.html`);
        const documents: SearchDocument[] = [];
        for (const route of site.routes.filter(({ indexed }) => indexed)) {
          const page = await readFile(fileOf(route.path), 'utf8');
          documents.push(...sectionsOfPage(page, route.path, pageLabel(route)));
        }
        const file = fileOf(pageRoute('search').path);
        const html = await readFile(file, 'utf8');
        if (!EMPTY.test(html)) throw new Error(`${file} has no place for the search index`);
        // As a function: "$" in a text is no reference here.
        await writeFile(
          file,
          html.replace(
            EMPTY,
            (_, before: string, after: string) => before + toScriptJson(documents) + after,
          ),
        );
        logger.info(`${documents.length} sections`);
      },
    },
  };
}
