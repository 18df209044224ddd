import type { Page } from 'puppeteer-core';

/** Records what live regions announce on the pages that `page` opens from now on. Call it before the first one. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const said: string[] = [];
    const last = new WeakMap<Element, string>();
    const textOf = (region: Element) =>
      region.checkVisibility({ visibilityProperty: true })
        ? (region as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()
        : '';
    const listen = (targets: readonly Node[]) => {
      const regions = targets.flatMap((target) => {
        const element = target instanceof Element ? target : target.parentElement;
        return [element?.closest(LIVE), ...(element?.querySelectorAll(LIVE) ?? [])];
      });
      for (const region of new Set(regions)) {
        const text = region ? textOf(region) : '';
        if (!region || text === '' || last.get(region) === text) continue;
        last.set(region, text);
        // Text that a page arrives with is not announced.
        if (document.readyState !== 'loading') said.push(text);
      }
    };
    new MutationObserver((mutations) => listen(mutations.map(({ target }) => target))).observe(
      document,
      { subtree: true, childList: true, characterData: true, attributes: true },
    );
    document.addEventListener(
      'readystatechange',
      () => {
        for (const region of document.querySelectorAll(LIVE)) last.set(region, textOf(region));
      },
      { once: true },
    );
    // For text that styles show after a moment.
    document.addEventListener('animationend', ({ target }) => listen([target as Element]));
    Object.assign(window, { announcements: said });
  });
}

/** What live regions have announced since the page began, in order, one line each. */
export async function announcements(page: Page): Promise<string> {
  const said = await page.evaluate(
    () => (window as unknown as { announcements: string[] }).announcements,
  );
  return said.map((text) => `announced: ${text}\n`).join('');
}
