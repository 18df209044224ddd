/**
 * Fetches the script that makes Home's tangle react, once the page has loaded and the browser is idle, or two seconds
 * later: Chromium may never call back while nothing is painted. Does nothing if the browser saves data.
 */
export function enhanceThreadWhenIdle(): void {
  const list = document.querySelector<HTMLElement>('[data-thread]');
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!list || connection?.saveData) return;
  const load = () =>
    void import('./pull-thread.ts').then(({ enhanceThread }) => enhanceThread(list));
  addEventListener('load', () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(load, { timeout: 2000 })
      : setTimeout(load, 200),
  );
}
