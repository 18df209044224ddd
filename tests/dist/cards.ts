import type { CheerioAPI } from 'cheerio';
import { pages, type BuiltPage } from './pages.ts';

/** The elements that a selector matches. */
type Found = ReturnType<CheerioAPI>;

/** The built page with this id. */
export function builtPage(id: string): BuiltPage {
  const page = pages.find(({ route }) => route.id === id);
  if (!page) throw new Error(`The page "${id}" was not built`);
  return page;
}

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
