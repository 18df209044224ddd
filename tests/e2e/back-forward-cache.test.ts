import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launchChromium } from '#tests/support/browser.ts';
import { href } from '#site/site.ts';
import { unlikeRoutes } from '#tests/test-site.ts';
import { rowsOfTier } from '#tests/tier.ts';
import { byRole } from './support/roles.ts';
import { address, follow, PHONE } from './support/browser-fixture.ts';

// Pages that the browser keeps alive for Back. Only the full browser does that.

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium('full');
});
afterAll(() => browser.close());

async function newPage(): Promise<Page> {
  const context = await browser.createBrowserContext();
  onTestFinished(() => context.close());
  return context.newPage();
}

type Shown = { persisted: boolean; isDark: boolean };

/** Goes back and expects the same document, from the cache. Returns whether it came back dark. */
async function expectBackFromCache(page: Page, leave: () => Promise<unknown>): Promise<boolean> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) =>
      Object.assign(window, {
        shown: { persisted, isDark: document.documentElement.classList.contains('dark') },
      }),
    ),
  );
  await leave();
  await page.goBack();
  const shown = await page.evaluate(() => (window as unknown as { shown?: Shown }).shown);
  expect(shown).toMatchObject({ persisted: true });
  return shown?.isDark ?? false;
}

// Chromium caches only pages answered with 200: https://web.dev/articles/bfcache
const answered = unlikeRoutes.filter(({ id }) => id !== 'notFound');
/** A page with an island and one with a frame; the tests below cover Home. */
const KINDS = ['pbsengine', 'catalog'];

test.each(rowsOfTier(answered, ({ id }) => KINDS.includes(id)))(
  '$path is kept in the cache for Back',
  async ({ path }) => {
    const page = await newPage();
    await page.goto(address(path));
    await expectBackFromCache(page, () => page.goto(address('/robots.txt')));
  },
);

test('the menu of a phone is closed on the way to another page, and closed again after Back', async () => {
  const page = await newPage();
  await page.setViewport(PHONE);
  await page.goto(address('/'));
  await expectBackFromCache(page, async () => {
    await page.tap('[data-disclosure=menu] > summary');
    const menu = await byRole(page, 'navigation', { name: 'Menu' });
    await follow(page, await byRole(page, 'link', { name: 'LinkedIn Management', within: menu }));
  });
  expect(await page.$('[data-disclosure=menu]:not([open])')).not.toBeNull();
});

test('a page from the cache takes on the theme chosen since', async () => {
  const page = await newPage();
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
  await page.goto(address('/'));
  expect(await page.$('html.dark')).toBeNull();
  const isDark = await expectBackFromCache(page, async () => {
    await page.goto(address(href('pbsengine')));
    await page.click('[data-theme-toggle]');
  });
  // Dark at once, although the event that reports the storage change reaches the page later.
  expect(isDark).toBe(true);
  expect(await page.$eval('[data-theme-toggle]', (toggle) => toggle.ariaPressed)).toBe('true');
});
