import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { inject } from 'vitest';
import type { Route } from '#site/routes.ts';
import { testSite } from '#tests/test-site.ts';

export const { root, headersFile } = inject('built');

/** The file behind the path of a page. */
export function fileOf(path: string): string {
  return join(root, path === '/' ? 'index.html' : `${path}.html`);
}

export type BuiltPage = { route: Route; html: string; $: CheerioAPI };

/** Every page of the route table as it was built, parsed once. */
export const pages: readonly BuiltPage[] = testSite.routes.map((route) => {
  const html = readFileSync(fileOf(route.path), 'utf8');
  return { route, html, $: load(html, { scriptingEnabled: false }) };
});
