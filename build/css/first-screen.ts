import { load } from 'cheerio';
import { splitStyles } from './critical-css.ts';

/** Marks the end of the first screen in a page that is longer than one (`SiteLayout.astro`). */
const FOLD = '<template data-fold></template>';

/**
 * Puts critical CSS, which the first screen needs, into the head and the rest where the first screen ends, so that a
 * browser can paint from the first bytes of a page. HTML allows a `style` in the head or, as here, in an `svg`.
 * @throws if the head's styles are not in exactly one element; `page` is the file's name, for the message.
 */
export function putStylesByNeed(html: string, page: string): string {
  if (!html.includes(FOLD)) return html;
  const $ = load(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const style = $('head > style');
  const place = style.get(0)?.sourceCodeLocation;
  if (!place || style.length > 1)
    throw new Error(
      `${page} has ${style.length} style elements in its head and needs one: let leanPage() of build/css/finish-pages.ts join them, and write no style inside of noscript.`,
    );
  const { needed, others } = splitStyles(style.text(), $, firstScreen($));
  const escaped = others.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const first = `${html.slice(0, place.startOffset)}<style>${needed}</style>${html.slice(place.endOffset)}`;
  const rest = `<svg width="0" height="0" aria-hidden="true"><style>${escaped}</style></svg>`;
  return first.replace(FOLD, () => rest);
}

type Page = ReturnType<typeof load>;
type PageElement = ReturnType<ReturnType<Page>['toArray']>[number];

/** The elements that a visitor sees before scrolling or pressing anything, and the elements that contain them. */
function firstScreen($: Page): Set<PageElement> {
  const $$ = (selector: string) => $(selector).toArray();
  const afterTheFold = $$('template[data-fold] ~ *, main ~ *');
  const hidden = $$('details:not([open]) > :not(summary), dialog');
  const left = new Set(
    [...afterTheFold, ...hidden].flatMap((element) => [element, ...$(element).find('*').toArray()]),
  );
  return new Set($$('html, body, body *').filter((element) => !left.has(element)));
}
