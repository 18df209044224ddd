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

/** The text of a built file. */
export const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The file of a page. */
export const fileOf = ({ path }: Route) => `${path === '/' ? '/index' : path}.html`;

export type BuiltPage = { route: Route; html: string; $: CheerioAPI };

/** Every page of the route table as it was built, parsed once. */
export const pages: readonly BuiltPage[] = builtSite.routes.map((route) => {
  const html = read(fileOf(route));
  return { route, html, $: load(html, { scriptingEnabled: false }) };
});

/** The built page with this id. */
export function builtPage(id: string): BuiltPage {
  const page = pages.find(({ route }) => route.id === id);
  if (!page) throw new Error(`The page "${id}" was not built`);
  return page;
}

/** The elements that a selector matches. */
type Found = ReturnType<CheerioAPI>;

/** The words of an element on one line, with a space at every tag. */
export function wordsOf(element: Found): string {
  const html = element.html() ?? '';
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&nbsp;|\s+/g, ' ')
    .trim();
}

/** The card whose heading has this name. */
export function cardNamed($: CheerioAPI, name: string): Found {
  const cards = $('main article').filter(
    (_, card) => $(card).find('h3').first().text().trim() === name,
  );
  if (cards.length !== 1) throw new Error(`${cards.length} cards are named "${name}"`);
  return cards;
}

/** The texts of all elements that a selector matches, in document order. */
export function textsOf($: CheerioAPI, selector: string): string[] {
  return Array.from($(selector), (element) => $(element).text());
}

/** The links of a card: what each says, and where it leads. */
export function linksOf($: CheerioAPI, card: Found): [name: string, href: string][] {
  return Array.from(card.find('a'), (link) => [$(link).text(), link.attribs.href ?? '']);
}

/** The values that occur more than once. */
export const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
