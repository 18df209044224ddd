import type { Search, SearchOutcome } from '#lib/search/search.ts';
import type { SearchIndexFile } from '#lib/search/search-index.ts';
import { showAnswers } from './search-answers.ts';
import { resultElement } from './search-results.ts';
import { enhanceShortcut } from './search-shortcut.ts';

/** How long the words rest before they are announced and the address follows: browsers limit how often it may. */
const REST_MS = 500;
/** How long what is announced stays in the page, where whoever reads on would hear it beside the visible words. */
const SAID_MS = 500;
/** Longer queries are shown by their beginning. */
const MOST_SHOWN = 60;

type Messages = Record<
  | 'one'
  | 'many'
  | 'answered'
  | 'answeredAlone'
  | 'corrected'
  | 'none'
  | 'common'
  | 'loading'
  | 'failed',
  string
>;

/** The element of the search page with this name. */
export function searchPart(name: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-search="${name}"]`);
  if (!element) throw new Error(`The search page has no part "${name}"`);
  return element;
}

/**
 * Finds places of the site as one types, and for the words in the address. The index and what reads it are fetched when
 * the field is used.
 */
export function enhanceSearch(): void {
  const form = searchPart('form');
  const input = form.querySelector('input');
  if (!input) return;
  const [status, spoken, list] = [
    searchPart('status'),
    searchPart('spoken'),
    searchPart('results'),
  ];
  const [answers, none, start] = [searchPart('answers'), searchPart('none'), searchPart('start')];
  const messages = JSON.parse(form.dataset.messages ?? '{}') as Messages;
  const hint = status.textContent;
  let search: Search | undefined;
  let state: 'idle' | 'loading' | 'failed' = 'idle';
  let timer = 0;

  const load = () => {
    if (search || state === 'loading') return;
    state = 'loading';
    loadSearch(form.dataset.index ?? '')
      .then((loaded) => {
        search = loaded;
      })
      .catch(() => {
        // The next key tries again.
        state = 'failed';
      })
      .finally(() => {
        show();
        if (input.value.trim() !== '') rest();
      });
  };

  const show = () => {
    const query = input.value.trim();
    const outcome = query === '' ? undefined : search?.(query);
    const results = outcome?.results ?? [];
    const isAnswered = outcome !== undefined && showAnswers(answers, outcome, query);
    answers.hidden = !isAnswered;
    list.hidden = results.length === 0;
    list.replaceChildren(...results.map(resultElement));
    none.hidden = !outcome || results.length > 0 || isAnswered || outcome.isEmpty;
    start.hidden = results.length > 0 || isAnswered;
    status.toggleAttribute('data-emphasis', !none.hidden);
    status.textContent = query === '' ? hint : message(query, outcome, isAnswered);
  };

  const message = (query: string, outcome: SearchOutcome | undefined, isAnswered: boolean) => {
    const shown = query.length > MOST_SHOWN ? `${query.slice(0, MOST_SHOWN)}…` : query;
    if (!outcome)
      return fill(state === 'failed' ? messages.failed : messages.loading, { query: shown });
    const { results, corrections, isEmpty } = outcome;
    const count = results.length;
    if (isEmpty && !isAnswered) return fill(messages.common, { query: shown });
    const none = isAnswered ? messages.answeredAlone : messages.none;
    const found = fill(count === 0 ? none : count === 1 ? messages.one : messages.many, {
      query: shown,
      count: String(count),
    });
    return [
      isAnswered && count > 0 ? fill(messages.answered, { found }) : found,
      ...[...corrections].map(([typed, meant]) => fill(messages.corrected, { typed, meant })),
    ].join(' ');
  };

  /** Once the words rest: one announcement, and the address follows. */
  const rest = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      writeAddress();
      say(status.textContent);
      setTimeout(() => say(''), SAID_MS);
    }, REST_MS);
  };
  const say = (text: string) => {
    const line = spoken.firstElementChild;
    if (line) line.textContent = text;
  };
  const writeAddress = () => {
    clearTimeout(timer);
    const query = input.value.trim();
    // WebKit resets the field of a page that it has kept, some time after it shows the page again.
    input.defaultValue = query;
    const parameters = new URLSearchParams(query === '' ? {} : { [input.name]: query });
    const address = `${location.pathname}${query === '' ? '' : `?${parameters.toString()}`}`;
    if (address !== location.pathname + location.search)
      history.replaceState(history.state, '', address);
  };
  const readAddress = () => {
    const query = new URLSearchParams(location.search).get(input.name) ?? '';
    // The value first: it leaves the caret at its end.
    input.value = query;
    input.defaultValue = query;
    if (query !== '') load();
    show();
  };

  input.addEventListener('focus', load);
  input.addEventListener('input', () => {
    load();
    say('');
    show();
    rest();
  });
  form.addEventListener('submit', (event) => {
    // The results stand there already: the focus moves to what is said about them, which reads it out, and the
    // keyboard of a phone makes room.
    event.preventDefault();
    writeAddress();
    if (input.value.trim() !== '') status.focus();
  });
  // A press on a result comes before the words have rested; Back then finds them in the address.
  list.addEventListener('click', writeAddress);
  addEventListener('popstate', readAddress);
  addEventListener('pageshow', ({ persisted }) => {
    // Words that the address never got are gone from the field in WebKit; their results go, too.
    if (persisted) setTimeout(readAddress);
  });
  enhanceShortcut(input, searchPart('shortcut'));
  // Words that were typed before this script came are worth more than those in the address.
  if (input.value === '') readAddress();
  else {
    load();
    show();
  }
  if (document.activeElement === input) load();
}

/** Fetches the index and what searches it, side by side. */
async function loadSearch(address: string): Promise<Search> {
  const [{ createSearch }, response] = await Promise.all([
    import('#lib/search/search.ts'),
    fetch(address),
  ]);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return createSearch((await response.json()) as SearchIndexFile);
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
