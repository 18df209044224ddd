import type { Search, SearchOutcome } from '#lib/search/search.ts';
import type { SearchIndexFile } from '#lib/search/search-index.ts';
import { showAnswers } from './search-answers.ts';
import { resultElement } from './search-results.ts';
import { enhanceShortcut } from './search-shortcut.ts';

/** How long typing pauses before results are announced and the address is updated: browsers limit how often it may be. */
const REST_MS = 500;
/** How long an announcement stays in the page: a screen reader that reads on would repeat it next to the visible text. */
const SAID_MS = 500;
/** Messages show only the beginning of longer queries. */
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
 * Searches the site as the visitor types, and for the query in the address. The index and the code that reads it are
 * fetched when the field is first used.
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
        // The next keystroke tries again.
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

  /** After a pause in typing, makes one announcement and updates the address. */
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
    // WebKit resets the field of a page from the back/forward cache, some time after it shows the page again.
    input.defaultValue = query;
    const parameters = new URLSearchParams(query === '' ? {} : { [input.name]: query });
    const address = `${location.pathname}${query === '' ? '' : `?${parameters.toString()}`}`;
    if (address !== location.pathname + location.search)
      history.replaceState(history.state, '', address);
  };
  const readAddress = () => {
    const query = new URLSearchParams(location.search).get(input.name) ?? '';
    // The value comes first: setting it puts the caret at the end.
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
    // The results are already there: the focus moves to the status, which screen readers then announce, and a phone's
    // keyboard closes.
    event.preventDefault();
    writeAddress();
    if (input.value.trim() !== '') status.focus();
  });
  // A result may be pressed before typing has paused: Back then finds the query in the address.
  list.addEventListener('click', writeAddress);
  addEventListener('popstate', readAddress);
  addEventListener('pageshow', ({ persisted }) => {
    // In WebKit, a query that never reached the address is gone from the field; its results must go, too.
    if (persisted) setTimeout(readAddress);
  });
  enhanceShortcut(input, searchPart('shortcut'));
  // A query typed before this script arrived takes precedence over the one in the address.
  if (input.value === '') readAddress();
  else {
    load();
    show();
  }
  if (document.activeElement === input) load();
}

/** Fetches the index and the code that searches it in parallel. */
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
