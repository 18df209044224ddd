import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { sectionNames } from '#features/search/section-names.ts';
import { searchWords } from '#features/search/words.ts';
import { createTerms, isMeaning } from '#lib/search/terms.ts';
import type { SearchIndexFile } from '#lib/search/search-index.ts';
import { SEARCH_INDEX_PATH } from '#site/files.ts';
import { pageLabel } from '#site/navigation.ts';
import { pageRoute, type Route } from '#site/routes.ts';
import type { Site } from '#site/site.ts';
import { sectionsOfPage } from './page-sections.ts';

/** The limit for the index, compressed with brotli. Browsers fetch it when the search field is first used. */
const MAX_BYTES = 27_000;
/** Legal documents and order pages rank lower: few questions are about a clause, and buyers start from a price. */
const WEIGHTS = { page: 1, legalDocument: 0.88, purchase: 0.65 };
/** Once this many passages mention something, a clause needs no further sentence for it. */
const ENOUGH_MENTIONS = 3;

/**
 * Creates the search index from the pages: after a build, as a file whose name contains its hash; in `npm run dev`,
 * anew for every request.
 */
export function searchIndex(site: Site): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(SEARCH_INDEX_PATH, (request, response, next) => {
          const origin = `http://${request.headers.host ?? ''}`;
          indexFrom(site, async ({ path }) => (await fetch(`${origin}${path}`)).text())
            .then((json) => response.setHeader('Content-Type', 'application/json').end(json))
            .catch(next);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const fileOf = ({ path }: Route) =>
          join(root, path === '/' ? 'index.html' : `${path}.html`);
        const json = await indexFrom(site, (route) => readFile(fileOf(route), 'utf8'));
        const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
        const address = `/_astro/search-index.${hash}.json`;
        await writeFile(join(root, address), json);

        const page = fileOf(pageRoute('search'));
        const html = await readFile(page, 'utf8');
        const named = html.replaceAll(`"${SEARCH_INDEX_PATH}"`, `"${address}"`);
        if (named === html) throw new Error(`${page} does not name the search index`);
        await writeFile(page, named);
        logger.info(`${brotliCompressSync(json).length} bytes compressed`);
      },
    },
  };
}

/** @throws if the index is too large. */
async function indexFrom(site: Site, read: (route: Route) => Promise<string>): Promise<string> {
  const json = JSON.stringify(await createSearchIndex(site, read));
  if (brotliCompressSync(json).length <= MAX_BYTES) return json;
  throw new Error(
    `The search index is larger than ${MAX_BYTES} bytes; mark what nobody looks for with data-unsearched, or raise MAX_BYTES in build/search/search-index.ts`,
  );
}

/** The index of all pages but the search page itself and the not-found page. */
export async function createSearchIndex(
  site: Site,
  read: (route: Route) => Promise<string>,
): Promise<SearchIndexFile> {
  const routes = site.routes.filter(({ id }) => id !== 'search' && id !== 'notFound');
  const htmls = await Promise.all(routes.map(read));
  const abridge = createAbridgment();
  const pages = routes.map((route, index) => {
    const kind = kindOf(site, route);
    const label = kind === 'purchase' ? `Order ${route.title}` : pageLabel(route);
    const names = (sectionNames as Readonly<Record<string, Record<string, string>>>)[route.id];
    const sections = sectionsOfPage(htmls[index] ?? '').map(({ id, heading, passages }) => {
      const name = id === '' ? label : (names?.[id] ?? heading);
      const text = abridge(passages, kind === 'legalDocument').join('\n');
      // A page that only shows a frame has no words of its own.
      const said = text === '' && id === '' ? route.description : text;
      return [id, name, heading === name ? '' : heading, said] as const;
    });
    return { path: route.path, label, weight: WEIGHTS[kind], sections };
  });
  return { words: searchWords, pages };
}

function kindOf({ purchases }: Site, { id }: Route): keyof typeof WEIGHTS {
  if (id === 'privacy' || id === 'terms') return 'legalDocument';
  return purchases.some((purchase) => purchase.id === id) ? 'purchase' : 'page';
}

/**
 * Creates the function that abridges each clause of a legal document to its first passage, those with an amount, and
 * those that mention something that few passages before them mention.
 */
function createAbridgment() {
  const { tokenize, processTerm } = createTerms(searchWords);
  const mentions = new Map<string, number>();
  return (passages: readonly string[], isClause: boolean) =>
    passages.filter((passage, index) => {
      const meanings = new Set(tokenize(passage).flatMap(processTerm).filter(isMeaning));
      const isNews = [...meanings].some(
        (meaning) => (mentions.get(meaning) ?? 0) < ENOUGH_MENTIONS,
      );
      const isKept = !isClause || index === 0 || passage.includes('$') || isNews;
      if (isKept)
        for (const meaning of meanings) mentions.set(meaning, (mentions.get(meaning) ?? 0) + 1);
      return isKept;
    });
}
