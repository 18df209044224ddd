// Tells the counter of visits (ANALYTICS_URL, decision 019) which page is shown and what visitors do on it, in GoatCounter's
// protocol. No page loads this file unless the owner has named a counter.

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
  /** If the counter is down, `fetchLater` says nothing. Other browsers print the request; there are no more after the first. */
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

  // Never the address that the browser shows, which may hold search words or what somebody mistyped.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const { origin, pathname: path } = new URL(canonical ?? '/404', location.origin);
  // A preview, a copy, a build on its maker's machine.
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
    // The link in a dialog opens in a tab what is open already.
    if (!link || link.closest('dialog')) return;
    const opened = [...document.querySelectorAll<HTMLElement>('dialog [data-frame]')].find(
      ({ dataset }) => dataset.src === link.getAttribute('href'),
    );
    const isForm = opened?.closest('dialog')?.id.startsWith('catalogForm');
    if (opened) sendEvent(isForm ? 'form opened' : 'call opened');
  });

  // Screen readers hear the outcome of a search once typing has paused.
  const spoken = document.querySelector('[data-search=spoken]');
  const none = document.querySelector<HTMLElement>('[data-search=none]');
  if (!spoken || !none) return;
  new MutationObserver(() => {
    if (!none.hidden && spoken.textContent !== '') sendEvent('search without answer');
  }).observe(spoken, { childList: true, subtree: true });
}
