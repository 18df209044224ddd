import type { ExcerptPart } from '#lib/search/excerpt.ts';
import type { SearchResult } from '#lib/search/search.ts';

/** A row of the list of results, made from the page's template. */
export function resultElement({ href, name, page, heading, excerpt }: SearchResult): Node {
  const template = document.querySelector<HTMLTemplateElement>('template[data-search=result]');
  const row = template?.content.cloneNode(true) as DocumentFragment;
  const part = (wanted: string) => row.querySelector(`[data-part="${wanted}"]`);
  row.querySelector('a')?.setAttribute('href', href);
  part('name')?.replaceChildren(name);
  // Two pages may have sections with the same name, so the link also names the page.
  if (name === page) part('page')?.remove();
  else part('page')?.append(` ${page}`);
  part('excerpt')?.append(...excerpt.map(excerptNode));
  // Screen readers have already announced the page in the link.
  const place = document.createElement('span');
  place.ariaHidden = 'true';
  place.append(heading ? `${page} › ` : page);
  part('place')?.append(place, heading);
  return row;
}

function excerptNode({ text, isMatch }: ExcerptPart): Node | string {
  if (!isMatch) return text;
  // Not a `mark`: where the system replaces colors, its text would take the ink for a background that the styles removed.
  const match = document.createElement('b');
  match.textContent = text;
  return match;
}
