// A visitor who arrives at a legal document gets what is near the window first; places on the page stay exact.
import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { address, untilStill, useBrowser, visiting } from './support/visitor.ts';

useBrowser();

/** Opens `path` without its scripts, which arrive when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const released = Promise.withResolvers<undefined>();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    void (request.resourceType() === 'script' ? released.promise : Promise.resolve()).then(() =>
      request.continue(),
    );
  });
  // Neither `load` nor `DOMContentLoaded` comes before the scripts.
  page.goto(address(path)).catch(() => undefined);
  await page.waitForSelector('body > script[type=module]:last-child');
  return () => released.resolve(undefined);
}

/** The numbers of the document's sections whose text is laid out. */
const laidOut = (page: Page) =>
  page.$$eval('main section[data-section]', (sections) =>
    sections
      .filter((section) =>
        section.querySelector('p')?.checkVisibility({ contentVisibilityAuto: true }),
      )
      .map((section) => Number(section.getAttribute('data-section'))),
  );

const topOf = (page: Page, id: string) =>
  page.$eval(`#${id}`, (section) => Math.round(section.getBoundingClientRect().top));

describe.each([
  { path: href('privacy'), count: 19 },
  { path: href('terms'), count: 14 },
])('$path', ({ path, count }) => {
  const all = Array.from({ length: count }, (_, index) => index + 1);

  test('is laid out near the window first, and whole once its script is there', async () => {
    await visiting({}, async ({ page }) => {
      const release = await openWithoutScripts(page, path);
      await expect.poll(() => laidOut(page)).toContain(1);
      expect(await laidOut(page)).not.toContain(count);
      release();
      await expect.poll(() => laidOut(page)).toEqual(all);
      await page.waitForSelector('html:not([data-arriving])');
    });
  });

  test('leads exactly to a section before its script is there', async () => {
    await visiting({}, async ({ page }) => {
      const release = await openWithoutScripts(page, path);
      await page.click('main nav a[href="#section-9"]');
      await page.waitForFunction(() => scrollY > 0);
      await untilStill(page);
      const early = await topOf(page, 'section-9');
      expect(await laidOut(page)).toEqual(all);
      release();
      await page.waitForFunction(() => document.readyState === 'complete');
      await untilStill(page);
      expect(await topOf(page, 'section-9')).toBe(early);
      expect(early).toBeLessThan(120);
    });
  });

  test('is laid out whole at once after a reload, or with a fragment in the address', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address(path));
      await page.waitForSelector('html:not([data-arriving])');
      await page.evaluate(() => scrollTo({ top: 4_000, behavior: 'instant' }));
      await page.reload();
      expect(await page.$('html[data-arriving]')).toBeNull();
      await page.waitForFunction(() => scrollY === 4_000);
    });
    await visiting({}, async ({ page }) => {
      const release = await openWithoutScripts(page, `${path}#section-9`);
      expect(await laidOut(page)).toEqual(all);
      release();
    });
  });
});
