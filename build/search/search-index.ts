import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { SEARCH_INDEX_PATH } from '#site/search.ts';
import { pageRoute, type Route } from '#site/routes.ts';
import type { Site } from '#site/site.ts';
import { createSearchIndex, searchedRoutes } from './documents.ts';

/** The limit for the index, compressed with brotli. A visitor fetches it on the first press in the search field. */
const MAX_BYTES = 25_000;
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
  const htmlOf = new Map(
    await Promise.all(
      searchedRoutes(site).map(async (route) => [route, await read(route)] as const),
    ),
  );
  const json = JSON.stringify(createSearchIndex(site, htmlOf));
  if (brotliCompressSync(json).length <= MAX_BYTES) return json;
  throw new Error(
    `The search index is larger than ${MAX_BYTES} bytes; mark what nobody looks for with data-unsearched, or raise MAX_BYTES in build/search/search-index.ts`,
  );
}
