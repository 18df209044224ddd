import type { ExcerptPart } from '#lib/search/excerpt.ts';
import type { SearchResult } from '#lib/search/search.ts';

/** A row of the list of results, from the template of the page. */
export function resultElement({ href, name, page, heading, excerpt }: SearchResult): Node {
  const template = document.querySelector<HTMLTemplateElement>('template[data-search=result]');
  const row = template?.content.cloneNode(true) as DocumentFragment;
  const part = (wanted: string) => row.querySelector(`[data-part="${wanted}"]`);
  row.querySelector('a')?.setAttribute('href', href);
  part('name')?.replaceChildren(name);
  // Two pages may have sections of the same name.
  if (name === page) part('page')?.remove();
  else part('page')?.append(` ${page}`);
  part('excerpt')?.append(...excerpt.map(excerptNode));
  // The link has said the page.
  const place = document.createElement('span');
  place.ariaHidden = 'true';
  place.append(heading ? `${page} › ` : page);
  part('place')?.append(place, heading);
  return row;
}

function excerptNode({ text, isMatch }: ExcerptPart): Node | string {
  if (!isMatch) return text;
  // A mark would lose its words where the system replaces colors: they take the ink for a ground that styles took away.
  const match = document.createElement('b');
  match.textContent = text;
  return match;
}
