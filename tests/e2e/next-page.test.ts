// What a phone fetches before the visitor asks for it.
import type { Page } from 'puppeteer-core';
import { expect, test, vi } from 'vitest';
import { href } from '#site/site.ts';
import { address, newPage, PHONE, useBrowser, type PageLog } from './support/browser-fixture.ts';

useBrowser();

/** Opens Home, waits until the browser is idle, and returns whether the page has marked itself as idle. */
async function untilIdle(page: Page): Promise<boolean> {
  await page.goto(address(href('home')), { waitUntil: 'load' });
  return page.evaluate(async () => {
    // A browser with nothing to paint may never call itself idle; the page gives up waiting after two seconds.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
    return 'idle' in document.documentElement.dataset;
  });
}

const pagesAskedFor = ({ requests }: PageLog) =>
  requests.map((url) => url.replace(/#.*/, '')).filter((url) => !/\.\w+$/.test(url));

test('a phone fetches what the first screen leads to, and a menu what it shows, once each', async () => {
  const { page, log } = await newPage({ viewport: PHONE });
  expect(await untilIdle(page)).toBe(true);
  const first = [href('home'), href('pbsengine')].map(address);
  await vi.waitFor(() => {
    expect(pagesAskedFor(log)).toEqual(first);
  });
  await page.tap('[data-disclosure=menu] > summary');
  await vi.waitFor(() => {
    expect(pagesAskedFor(log)).toContain(address(href('linkedin')));
  });
  expect(new Set(pagesAskedFor(log)).size).toBe(pagesAskedFor(log).length);
  expect(log.foreignRequests).toEqual([]);
  expect(log.complaints).toEqual([]);
});

test('nothing is fetched early when the browser saves data', async () => {
  const { page, log } = await newPage({ viewport: PHONE });
  await page.evaluateOnNewDocument(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await untilIdle(page);
  await page.tap('[data-disclosure=menu] > summary');
  // The browser's own requests go out with a frame, so a request made some frames later goes out after them.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    await fetch('/robots.txt');
  });
  expect(pagesAskedFor(log)).toEqual([address(href('home'))]);
  // Only the mark was missing.
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { idle: '' }));
  await vi.waitFor(() => {
    expect(pagesAskedFor(log)).toContain(address(href('linkedin')));
  });
});
