import type { Page } from 'puppeteer-core';

const FOLDS = 'main details';

/** Opens everything that the page folds, and waits until the islands in it have hydrated. */
export async function unfoldAll(page: Page): Promise<void> {
  const sleeping = await page.evaluate((selector) => {
    const folds = [...document.querySelectorAll<HTMLDetailsElement>(selector)];
    for (const fold of folds) fold.open = true;
    const [island] = folds.flatMap((fold) => [...fold.querySelectorAll('astro-island[ssr]')]);
    // An island has no box of its own. Scrolling to an element instead of a position would make Tab begin there.
    const top = island?.firstElementChild?.getBoundingClientRect().top ?? 0;
    scrollTo({ top: scrollY + top, behavior: 'instant' });
    return island !== undefined;
  }, FOLDS);
  if (!sleeping) return;
  await page.waitForFunction(
    (selector) => !document.querySelector(`${selector} astro-island[ssr]`),
    {},
    FOLDS,
  );
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
