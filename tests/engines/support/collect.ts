/* eslint-disable no-console -- what is written there is what this listens to */

/** What the collecting script keeps in the page. */
export type Collected = {
  complaints: string[];
  /** Every state that a frame of the page has come to. */
  states: string[];
};

/**
 * Runs in every page before anything else: WebKitGTK's driver has no way to read the console. Collects what the page
 * writes there, errors that nobody catches, and what the policy blocks. WebKitGTK writes into its own log, where no
 * page and no visitor sees it, that it does not know `manifest-src`; that is no complaint of the page.
 */
export function collect(): void {
  const complaints: string[] = [];
  const states: string[] = [];
  Object.assign(window, { complaints, states });
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      complaints.push(`console ${level}: ${values.join(' ')}`);
      write(...values);
    };
  }
  addEventListener('error', ({ message }) => complaints.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) =>
    complaints.push(`rejection: ${String(reason)}`),
  );
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complaints.push(`policy: ${effectiveDirective} ${blockedURI}`),
  );
  new MutationObserver((changes) => {
    for (const { target } of changes) states.push((target as HTMLElement).dataset.state ?? '');
  }).observe(document, { attributeFilter: ['data-state'], subtree: true });
}
