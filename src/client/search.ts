import type { Search, SearchOutcome } from '#lib/search/search.ts';
import type { SearchIndexFile } from '#lib/search/search-index.ts';
import { resultElement, showAnswers } from './search-results.ts';

/** How long typing must pause before results are announced and the address, which browsers rate-limit, is updated. */
const REST_MS = 500;
/** How long an announcement stays in the page, so that a screen reader that reads on does not repeat it. */
const SAID_MS = 500;
/** Messages show only the beginning of longer queries. */
const MAX_SHOWN = 60;
const short = (query: string) =>
  query.length > MAX_SHOWN ? `${query.slice(0, MAX_SHOWN)}…` : query;

type Part =
  'form' | 'status' | 'spoken' | 'results' | 'answers' | 'none' | 'start' | 'shortcut' | 'result';
type Message =
  | ('one' | 'many' | 'answered' | 'answeredAlone' | 'corrected')
  | ('none' | 'common' | 'loading' | 'failed');

/**
 * Searches the site as the visitor types, and for the query in the address. The index and the code that reads it are
 * fetched when the field is first used.
 */
export function enhanceSearch(): void {
  const elements = document.querySelectorAll<HTMLElement>('[data-search]');
  const parts = Object.fromEntries(
    [...elements].map((element) => [element.dataset.search, element]),
  ) as Record<Part, HTMLElement>;
  const { form, status, spoken, results: list, none, start } = parts;
  const input = form.querySelector('input');
  if (!input) return;
  const messages = JSON.parse(form.dataset.messages ?? '{}') as Record<Message, string>;
  const hint = status.textContent;
  const { title } = document;
  let search: Search | undefined;
  let state: 'idle' | 'loading' | 'failed' = 'idle';
  let timer = 0;

  const load = async () => {
    if (search || state === 'loading') return;
    state = 'loading';
    try {
      search = await loadSearch(form.dataset.index ?? '');
    } catch {
      // The next keystroke tries again.
      state = 'failed';
    }
    // Focus that moves to the status announces it.
    if (show()) writeAddress();
    else if (input.value.trim() !== '') rest();
  };

  /** Shows what the field asks for. Returns whether the focus was on a link that this hides, and moved to the status. */
  const show = (): boolean => {
    const query = input.value.trim();
    const outcome = query === '' ? undefined : search?.(query);
    const found = outcome?.results ?? [];
    const isAnswered = showAnswers(parts.answers, outcome?.terms ?? new Set());
    const isCommon = outcome?.terms.size === 0 && /[\p{L}\d]/u.test(query);
    list.hidden = found.length === 0;
    list.replaceChildren(...found.map((result) => resultElement(parts.result, result)));
    none.hidden = !outcome || found.length > 0 || isAnswered || isCommon;
    const hadFocus = start.contains(document.activeElement);
    start.hidden = found.length > 0 || isAnswered;
    status.toggleAttribute('data-emphasis', !none.hidden);
    status.textContent = query === '' ? hint : message(query, outcome, isAnswered, isCommon);
    const isLost = hadFocus && start.hidden;
    if (isLost) status.focus();
    return isLost;
  };

  const message = (
    query: string,
    outcome: SearchOutcome | undefined,
    isAnswered: boolean,
    isCommon: boolean,
  ) => {
    const count = outcome?.results.length ?? 0;
    const say = (name: Message, more = {}) =>
      fill(messages[name], { query: short(query), count: String(count), ...more });
    if (!outcome) return say(state === 'failed' ? 'failed' : 'loading');
    if (isCommon) return say('common');
    const none = isAnswered ? 'answeredAlone' : 'none';
    const found = say(count === 0 ? none : count === 1 ? 'one' : 'many');
    return [
      isAnswered && count > 0 ? say('answered', { found }) : found,
      ...[...outcome.corrections].map(([typed, meant]) => say('corrected', { typed, meant })),
    ].join(' ');
  };

  /** After a pause in typing, makes one announcement and updates the address. */
  const rest = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      writeAddress();
      announce(status.textContent);
      setTimeout(() => announce(''), SAID_MS);
    }, REST_MS);
  };
  const announce = (text: string) => spoken.firstElementChild?.replaceChildren(text);
  const writeAddress = () => {
    clearTimeout(timer);
    const query = input.value.trim();
    // WebKit resets the field of a page from the back/forward cache, some time after it shows the page again.
    input.defaultValue = query;
    const address = new URL(location.pathname, location.origin);
    if (query !== '') address.searchParams.set(input.name, query);
    if (address.search !== location.search) history.replaceState(history.state, '', address);
    nameTab(query);
  };
  /** Tells this search from others among tabs. Not while one types, which would delay the next frame in Chrome. */
  const nameTab = (query: string) => {
    document.title = query === '' ? title : `${short(query)} - ${title}`;
  };
  const readAddress = () => {
    const query = new URLSearchParams(location.search).get(input.name) ?? '';
    // The value comes first: setting it puts the caret at the end.
    input.value = query;
    input.defaultValue = query;
    nameTab(query);
    if (query !== '') void load();
    show();
  };

  input.addEventListener('focus', () => void load());
  input.addEventListener('input', () => {
    void load();
    announce('');
    show();
    rest();
  });
  form.addEventListener('submit', (event) => {
    // The results are already there: the focus moves to the status, which screen readers then announce, and a phone's
    // keyboard closes.
    event.preventDefault();
    writeAddress();
    if (input.value.trim() === '') rest();
    else status.focus();
  });
  // A result may be pressed before typing has paused: Back then finds the query in the address.
  list.addEventListener('click', writeAddress);
  addEventListener('popstate', readAddress);
  addEventListener('pageshow', ({ persisted }) => {
    // In WebKit, a query that never reached the address is gone from the field; its results must go, too.
    if (persisted) setTimeout(readAddress);
  });
  enhanceShortcut(input, parts.shortcut);
  // A query typed before this script arrived takes precedence over the one in the address.
  if (input.value === '') readAddress();
  else show();
  if (input.value !== '' || document.activeElement === input) void load();
}

/** Fetches the index and the code that searches it in parallel. */
async function loadSearch(address: string): Promise<Search> {
  const [{ createSearch }, response] = await Promise.all([
    import('#lib/search/search.ts'),
    fetch(address),
  ]);
  return createSearch((await response.json()) as SearchIndexFile);
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/**
 * "/" moves the focus to the search field unless a field already has it. The checkbox in `choice` turns this off, as
 * WCAG requires of single-character shortcuts: speech input may type one by accident. If the checkbox is not visible,
 * the shortcut is off.
 */
function enhanceShortcut(input: HTMLInputElement, choice: HTMLElement): void {
  const box = choice.querySelector('input');
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
    const isPlain = key === '/' && !ctrlKey && !metaKey && !altKey && !isComposing;
    const isElsewhere =
      target instanceof Element &&
      !target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], dialog');
    const isOn = box?.checked && choice.offsetParent !== null;
    if (!isPlain || !isElsewhere || !isOn || event.defaultPrevented) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}
