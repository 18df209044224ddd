import {
  createFullTextSearch,
  type ExcerptPart,
  type SearchDocument,
  type SearchResult,
} from '#lib/full-text.ts';

/** The element that holds what can be found; the build fills it. */
const DOCUMENTS_ID = 'search-documents';
/** How long the words rest before the address follows them: browsers limit how often it may change. */
const ADDRESS_DELAY_MS = 400;

function part(name: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-search="${name}"]`);
  if (!element) throw new Error(`The search page has no part "${name}"`);
  return element;
}

/** Finds sections of the site as one types, and for the words in the address. */
export function enhanceSearch(): void {
  const form = part('form');
  const input = form.querySelector('input');
  if (!input) return;
  const [status, initial, list, none] = [
    part('status'),
    part('initial'),
    part('results'),
    part('none'),
  ];
  const hint = status.textContent;
  const documents = JSON.parse(
    document.getElementById(DOCUMENTS_ID)?.textContent ?? '[]',
  ) as SearchDocument[];
  const find = createFullTextSearch(documents);
  let timer = 0;

  const show = () => {
    const query = input.value.trim();
    const results = query === '' ? [] : find(query);
    const isEmpty = query !== '' && results.length === 0;
    initial.hidden = query !== '';
    list.hidden = results.length === 0;
    none.hidden = !isEmpty;
    status.toggleAttribute('data-emphasis', isEmpty);
    status.textContent = query === '' ? hint : statusText(query, results.length);
    list.replaceChildren(...results.map(resultElement));
  };
  const readAddress = () => {
    input.value = new URLSearchParams(location.search).get(input.name) ?? '';
    show();
  };

  form.addEventListener('submit', (event) => {
    // The results stand there already; the keyboard of a phone makes room for them.
    event.preventDefault();
    input.blur();
  });
  input.addEventListener('input', () => {
    show();
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const query = input.value.trim();
      const search =
        query === '' ? '' : `?${new URLSearchParams({ [input.name]: query }).toString()}`;
      history.replaceState(history.state, '', location.pathname + search);
    }, ADDRESS_DELAY_MS);
  });
  addEventListener('popstate', readAddress);
  // Words that were typed before this script came are worth more than those in the address.
  if (input.value === '') readAddress();
  else show();
}

function statusText(query: string, count: number): string {
  if (count === 0) return `Nothing for “${query}”.`;
  return `${count} ${count === 1 ? 'section mentions' : 'sections mention'} “${query}”.`;
}

function resultElement({ href, page, heading, excerpt }: SearchResult): DocumentFragment {
  const row = (part('result') as HTMLTemplateElement).content.cloneNode(true) as DocumentFragment;
  const link = row.querySelector('a');
  if (link) {
    link.href = href;
    const [name, place] = link.children;
    if (name) name.textContent = heading || page;
    // Two pages may have sections of the same name.
    if (place) place.textContent = heading && `, ${page}`;
  }
  row.querySelector('p')?.replaceChildren(...excerpt.map(excerptNode));
  const place = row.querySelector('span');
  if (place) place.textContent = heading ? page : href;
  return row;
}

function excerptNode({ text, isMatch }: ExcerptPart): Node {
  if (!isMatch) return document.createTextNode(text);
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}
