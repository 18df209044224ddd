// Reports page views and what visitors do on a page to the visit counter (ANALYTICS_URL, decision 019), in the protocol
// of GoatCounter. No page loads this file unless the owner has named a counter.

const { counter, plan } = document.documentElement.dataset;
const { doNotTrack, globalPrivacyControl } = navigator as {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
};
const { fetchLater } = window as {
  fetchLater?: (url: string, options: RequestInit & { activateAfter: number }) => void;
};
if (counter !== undefined && doNotTrack !== '1' && !globalPrivacyControl) countVisits(counter);

function countVisits(address: string): void {
  let isDead = false;
  /** Browsers without `fetchLater` log a failed request in the console, so nothing is sent after the first failure. */
  const send = (values: Readonly<Record<string, string>>) => {
    if (isDead || !navigator.onLine) return;
    const url = `${address}?${new URLSearchParams(values).toString()}`;
    const options: RequestInit = {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
    };
    if (fetchLater) fetchLater(url, { ...options, activateAfter: 0 });
    else void fetch(url, { ...options, keepalive: true }).catch(() => (isDead = true));
  };
  const sendEvent = (name: string) => send({ p: name, e: 'true' });

  // Sends the canonical path, never the address that the browser shows: that may hold search words or a typo.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const { origin, pathname: path } = new URL(canonical ?? '/404', location.origin);
  // Previews, copies of the site and local builds are not counted.
  if (origin !== location.origin) return;
  const from = /^https?:\/\/[^/]+/.exec(document.referrer)?.[0];
  const isFromHere = from === location.origin;

  let isUncounted = false;
  let isFirst = true;
  /** A page counts once a visitor sees it: not in the background, and not while the browser prepares it. */
  const countIfShown = () => {
    const { prerendering } = document as Document & { prerendering?: boolean };
    if (!isUncounted || prerendering || document.visibilityState === 'hidden') return;
    const [entry] = performance.getEntriesByType('navigation');
    const isArrival =
      isFirst && (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
    isUncounted = false;
    isFirst = false;
    send({ p: path, ...(isArrival && !isFromHere && from && { r: from }) });
    if (isArrival && isFromHere && plan !== undefined) sendEvent(`plan chosen: ${plan}`);
  };
  // After the load event, and again whenever the page comes back from the back/forward cache.
  addEventListener('pageshow', () => {
    isUncounted = true;
    countIfShown();
  });
  for (const change of ['visibilitychange', 'prerenderingchange'])
    document.addEventListener(change, countIfShown);

  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    // The link in a dialog only opens in a tab the page that the dialog already shows, so it is not counted.
    if (!link || link.closest('dialog')) return;
    const opened = [...document.querySelectorAll<HTMLElement>('dialog [data-frame]')].find(
      ({ dataset }) => dataset.src === link.getAttribute('href'),
    );
    const isForm = opened?.closest('dialog')?.id.startsWith('catalogForm');
    if (opened) sendEvent(isForm ? 'form opened' : 'call opened');
  });

  // The outcome of a search is announced once typing has paused, so unfinished queries are not counted.
  const form = document.querySelector<HTMLFormElement>('[data-search=form]');
  const spoken = document.querySelector('[data-search=spoken]');
  const none = document.querySelector<HTMLElement>('[data-search=none]');
  if (!form || !spoken || !none) return;
  let counted = '';
  const countSearch = () => {
    const query = form.querySelector('input')?.value.trim() ?? '';
    if (none.hidden || query === counted) return;
    counted = query;
    sendEvent('search without answer');
  };
  new MutationObserver(() => spoken.textContent !== '' && countSearch()).observe(spoken, {
    childList: true,
    subtree: true,
  });
  form.addEventListener('submit', countSearch);
}
