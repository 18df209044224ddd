import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { PHONE, until, visit } from './visit.ts';

/** The first link of the first screen that leads to another page. */
const LINK = 'main > :first-child a[href^="/"]:not([data-dialog])';

/** How long the browser may take to prefetch the next page (milliseconds). */
const MAX_WAIT_MS = 20_000;

/**
 * The time from a press on a link of the first screen to the first paint of its page, in milliseconds. `isPrefetched`
 * waits until the browser has the page; otherwise the rules that let it fetch pages early are removed.
 */
export function measureNextPage(
  browser: Browser,
  url: string,
  { isPrefetched }: { isPrefetched: boolean },
): Promise<number> {
  return visit(browser, PHONE, async (page, client) => {
    const ready = new Promise<void>((resolve) => {
      client.on('Preload.prefetchStatusUpdated', ({ status }) => {
        if (status === 'Ready' || status === 'Success') resolve();
      });
    });
    await client.send('Preload.enable');
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    if (!isPrefetched)
      await page.$$eval('script[type=speculationrules]', (rules) => {
        for (const rule of rules) rule.remove();
      });
    await until(
      page,
      () => document.readyState === 'complete' && document.fonts.status === 'loaded',
    );
    const link = await page.waitForSelector(LINK, { visible: true });
    const isLate = setTimeout(MAX_WAIT_MS, true, { ref: false });
    if (isPrefetched && (await Promise.race([ready, isLate])))
      throw new Error('The browser never fetched the next page');
    await page.evaluate(() => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
        },
        { capture: true },
      );
    });
    // Not awaited: the press navigates away, so the page may never confirm it.
    link?.tap().catch(() => undefined);
    const times = await until(page, () => {
      const pressed = Number(sessionStorage.getItem('pressed'));
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const isNext = performance.timeOrigin > pressed - 1_000 && pressed > 0 && paint !== undefined;
      const painted = isNext ? performance.timeOrigin + paint.startTime : 0;
      return painted > pressed && { pressed, painted };
    });
    return times.painted - times.pressed;
  });
}
