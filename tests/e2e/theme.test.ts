import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import {
  address,
  groundOf,
  newPage,
  openPage,
  setMedia,
  useBrowser,
  type Theme,
} from './support/browser-fixture.ts';

useBrowser();

const look = (page: Page) =>
  page.evaluate(() => ({
    isDark: document.documentElement.classList.contains('dark'),
    ground: getComputedStyle(document.body).backgroundColor,
    pressed: document.querySelector('[data-theme-toggle]')?.getAttribute('aria-pressed'),
  }));
const shown = async (page: Page) => ({
  ...(await look(page)),
  stored: await page.evaluate(() => localStorage.getItem('theme')),
});
const LIGHT = { isDark: false, ground: groundOf('light'), pressed: 'false' };
const DARK = { isDark: true, ground: groundOf('dark'), pressed: 'true' };

/** Presses the button and waits until the page has followed it. */
async function press(page: Page): Promise<void> {
  await page.click('[data-theme-toggle]');
  await page.waitForFunction(() => {
    const isDark = document.documentElement.classList.contains('dark');
    return document.querySelector('[data-theme-toggle]')?.ariaPressed === String(isDark);
  });
}

/** Makes every document of the page start with this in its storage, or with a storage that fails. */
const withStorage = (page: Page, storage: string) =>
  page.evaluateOnNewDocument((kind: string) => {
    if (kind === 'throws') {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    } else if (kind === 'null') {
      Object.defineProperty(window, 'localStorage', { value: null });
    } else {
      localStorage.setItem('theme', kind);
    }
  }, storage);

/** Changes the system's preference and waits until the page is notified: the site's own listener runs first. */
async function systemChangesTo(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(() => {
    const told = new Promise<void>((resolve) => {
      matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => resolve(), {
        once: true,
      });
    });
    Object.assign(window, { told });
  });
  await setMedia(page, { theme, motion: false });
  await page.evaluate(() => (window as unknown as { told: Promise<void> }).told);
}

test('the choice that is stored decides, else the system, before there is a body', async () => {
  const cases = [
    ['light', { light: LIGHT, dark: LIGHT }],
    ['dark', { light: DARK, dark: DARK }],
    ['purple', { light: LIGHT, dark: DARK }],
  ] as const;
  for (const [stored, shownBy] of cases) {
    const { page, log } = await newPage();
    await withStorage(page, stored);
    await page.evaluateOnNewDocument(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('body')) return;
        const isDark = document.documentElement.classList.contains('dark');
        Object.assign(window, { darkAtBody: isDark });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    for (const theme of ['light', 'dark'] as const) {
      await setMedia(page, { theme, motion: false });
      await page.goto(address('/'));
      const seen = await shown(page);
      expect(seen, `${stored} stored, ${theme} system`).toMatchObject(shownBy[theme]);
      expect(await page.evaluate('darkAtBody')).toBe(seen.isDark);
    }
    expect(log.complaints).toEqual([]);
  }
});

test('without a storage, the system decides until the visitor does, without an error', async () => {
  for (const storage of ['throws', 'null']) {
    const { page, log } = await newPage({ theme: 'dark' });
    await withStorage(page, storage);
    await page.goto(address('/'));
    expect(await look(page)).toEqual(DARK);
    await press(page);
    expect(await look(page)).toEqual(LIGHT);
    // The system changes to the other theme and back: the choice stays.
    for (const theme of ['light', 'dark'] as const) await systemChangesTo(page, theme);
    expect(await look(page)).toEqual(LIGHT);
    expect(log.complaints).toEqual([]);
  }
});

test('the page follows the system until the visitor chooses; the choice stays, here and in other tabs', async () => {
  const { page, context } = await openPage('/');
  const logo = () =>
    page.$eval('#pbs-symbol', (symbol) =>
      [...symbol.querySelectorAll('path')].map((path) =>
        [getComputedStyle(path).stroke, getComputedStyle(path).fill].join(),
      ),
    );
  expect(await shown(page)).toEqual({ ...LIGHT, stored: null });
  const lightLogo = await logo();
  await systemChangesTo(page, 'dark');
  expect(await shown(page)).toEqual({ ...DARK, stored: null });
  expect(await logo()).not.toEqual(lightLogo);

  await press(page);
  await systemChangesTo(page, 'light');
  await systemChangesTo(page, 'dark');
  expect(await shown(page)).toEqual({ ...LIGHT, stored: 'light' });

  const other = await context.newPage();
  await other.goto(address('/pbsengine'));
  expect(await shown(other)).toEqual({ ...LIGHT, stored: 'light' });
  await press(other);
  await page.waitForSelector('html.dark');
  expect(await shown(page)).toEqual({ ...DARK, stored: 'dark' });
});
