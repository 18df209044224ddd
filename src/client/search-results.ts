import type { SearchResult } from '#lib/search/search.ts';

/** A row of the list of results, made from the page's template. */
export function resultElement(
  template: HTMLElement,
  { href, name, page, heading, excerpt }: SearchResult,
): Node {
  const row = (template as HTMLTemplateElement).content.cloneNode(true) as DocumentFragment;
  row.querySelector('a')?.setAttribute('href', href);
  const place = heading ? `${page} › ` : page;
  const parts: Record<string, (Node | string)[]> = {
    ...{ name: [name], page: [page], place: [place], heading: [heading] },
    excerpt: excerpt.map(({ text, isMatch }) => (isMatch ? match(text) : text)),
  };
  for (const part of row.querySelectorAll<HTMLElement>('[data-part]'))
    part.replaceChildren(...(parts[part.dataset.part ?? ''] ?? []));
  // Two pages may have sections with the same name, so the link also names the page.
  if (name === page) row.querySelector('[data-part=page]')?.parentElement?.replaceChildren();
  return row;
}

// Not a `mark`: in forced colors, its text would get the color for a background that the styles have removed.
function match(text: string): HTMLElement {
  const element = document.createElement('b');
  element.textContent = text;
  return element;
}

/**
 * Shows the prepared answers that a query asks for; in a list of prices, only the named ones, or else the main ones.
 * Returns whether there are any answers.
 */
export function showAnswers(answers: HTMLElement, terms: ReadonlySet<string>): boolean {
  const isAsked = ({ dataset }: HTMLElement) =>
    (dataset.terms ?? '').split(',').some((term) => terms.has(term));
  const panels = [...answers.querySelectorAll('section')];
  for (const panel of panels) {
    const rows = [...panel.querySelectorAll<HTMLElement>('dl > div')];
    const named = rows.filter(isAsked);
    for (const row of rows)
      row.hidden = named.length > 0 ? !named.includes(row) : row.dataset.main === undefined;
    panel.hidden = !isAsked(panel);
  }
  answers.hidden = panels.every(({ hidden }) => hidden);
  return !answers.hidden;
}
