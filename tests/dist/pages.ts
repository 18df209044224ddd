import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { inject } from 'vitest';
import { parseEnv } from '#site/env.ts';
import type { Route } from '#site/routes.ts';
import { createSite } from '#site/site.ts';
import { BUILT_ENV } from '#tests/production-env.ts';

export const { root, headersFile } = inject('built');

/** The site that these tests read: what `npm run build` makes of a complete configuration. */
export const builtSite = createSite(parseEnv(BUILT_ENV));

/** The file behind the path of a page. */
export function fileOf(path: string): string {
  return join(root, path === '/' ? 'index.html' : `${path}.html`);
}

export type BuiltPage = { route: Route; html: string; $: CheerioAPI };

/** Every page of the route table as it was built, parsed once. */
export const pages: readonly BuiltPage[] = builtSite.routes.map((route) => {
  const html = readFileSync(fileOf(route.path), 'utf8');
  return { route, html, $: load(html, { scriptingEnabled: false }) };
});

/** The values that occur more than once. */
export const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
