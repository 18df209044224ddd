import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Viewport } from 'puppeteer-core';

export const PHONE: Viewport = {
  width: 390,
  height: 844,
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
export const DESKTOP: Viewport = { width: 1440, height: 900 };
/** How much slower than this machine the processor of a cheap phone is. */
const SLOW_PROCESSOR = 4;

/** Runs `work` in a tab with an empty cache and a slow processor, and closes the tab. */
export async function visit<Result>(
  browser: Browser,
  viewport: Viewport,
  work: (page: Page, client: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const client = await page.createCDPSession();
    await page.setViewport(viewport);
    await page.emulateCPUThrottling(SLOW_PROCESSOR);
    return await work(page, client);
  } finally {
    await context.close();
  }
}

/** Polls until `isDone` returns something in the page; the page may change meanwhile. @throws after 30 s. */
export async function until<Value>(
  page: Page,
  isDone: () => Value,
): Promise<Exclude<Value, false | null | undefined>> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    // Between one document and the next, there is nothing to ask.
    const value = await Promise.race([page.evaluate(isDone).catch(() => null), setTimeout(1_000)]);
    if (value) return value as Exclude<Value, false | null | undefined>;
    await setTimeout(50);
  }
  throw new Error(`${page.url()} never came to ${String(isDone)}`);
}
