/** What the collecting script keeps in the page. */
export type Collected = {
  complaints: string[];
  /** Every state that a frame of the page has reached. */
  states: string[];
};

/**
 * Runs in every page before anything else: WebKitGTK's driver has no way to read the console. Collects what the page
 * writes there, uncaught errors, and what the policy blocks. WebKitGTK also reports that it does not know
 * `manifest-src`, but only in its own log, which neither pages nor visitors see, so that is not collected.
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
