import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { rowsOfTier } from '#tests/tier.ts';
import {
  address,
  groundOf,
  setMedia,
  useBrowser,
  visiting,
  type Theme,
} from './support/visitor.ts';

useBrowser();

const shown = (page: Page) =>
  page.evaluate(() => ({
    isDark: document.documentElement.classList.contains('dark'),
    ground: getComputedStyle(document.body).backgroundColor,
    pressed: document.querySelector('[data-theme-toggle]')?.getAttribute('aria-pressed'),
    stored: localStorage.getItem('theme'),
  }));
const LIGHT = { isDark: false, ground: groundOf('light'), pressed: 'false' };
const DARK = { isDark: true, ground: groundOf('dark'), pressed: 'true' };

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
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
  await page.evaluate(() => (window as unknown as { told: Promise<void> }).told);
}

test.each<[string, Record<Theme, object>]>([
  ['light', { light: LIGHT, dark: LIGHT }],
  ['dark', { light: DARK, dark: DARK }],
  ['purple', { light: LIGHT, dark: DARK }],
])(
  'with "%s" stored shows what was chosen, else what the system prefers',
  async (stored, shownBy) => {
    await visiting({}, async ({ page, record }) => {
      await withStorage(page, stored);
      for (const theme of ['light', 'dark'] as const) {
        await setMedia(page, { theme, motion: false });
        await page.goto(address('/'));
        expect(await shown(page)).toMatchObject(shownBy[theme]);
      }
      expect(record.complaints).toEqual([]);
    });
  },
);

describe.each(rowsOfTier(['throws', 'null'], (storage) => storage === 'throws'))(
  'with a storage that is %s',
  (storage) => {
    test.each<[Theme, object, object]>([
      ['light', LIGHT, DARK],
      ['dark', DARK, LIGHT],
    ])(
      'follows the system (%s) and still toggles, without an error',
      async (theme, expected, toggled) => {
        await visiting({ theme }, async ({ page, record }) => {
          await withStorage(page, storage);
          await page.goto(address('/'));
          const { isDark, ground } = await page.evaluate(() => ({
            isDark: document.documentElement.classList.contains('dark'),
            ground: getComputedStyle(document.body).backgroundColor,
          }));
          expect(expected).toMatchObject({ isDark, ground });
          await page.click('[data-theme-toggle]');
          expect(toggled).toMatchObject({
            isDark: await page.evaluate(() => document.documentElement.classList.contains('dark')),
          });
          // The system changes to the other theme and back: the choice stays.
          for (const preferred of [theme === 'dark' ? 'light' : 'dark', theme] as const)
            await systemChangesTo(page, preferred);
          expect(toggled).toMatchObject({
            isDark: await page.evaluate(() => document.documentElement.classList.contains('dark')),
          });
          expect(record.complaints).toEqual([]);
        });
      },
    );
  },
);

test('the toggle flips the theme, keeps the choice, and the choice survives a visit to another page', async () => {
  await visiting({ theme: 'light' }, async ({ page }) => {
    await page.goto(address('/'));
    expect(await shown(page)).toEqual({ ...LIGHT, stored: null });
    await page.click('[data-theme-toggle]');
    expect(await shown(page)).toEqual({ ...DARK, stored: 'dark' });
    await page.goto(address('/pbsengine'));
    expect(await shown(page)).toEqual({ ...DARK, stored: 'dark' });
    await page.click('[data-theme-toggle]');
    expect(await shown(page)).toEqual({ ...LIGHT, stored: 'light' });
  });
});

test('the logo changes with the theme', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address('/'));
    const stripes = () =>
      page.$eval('#pbs-symbol', (symbol) =>
        [...symbol.querySelectorAll('path')].map((path) =>
          [getComputedStyle(path).stroke, getComputedStyle(path).fill].join(),
        ),
      );
    const light = await stripes();
    await page.click('[data-theme-toggle]');
    expect(await stripes()).not.toEqual(light);
  });
});

test('a choice in one tab reaches the others', async () => {
  await visiting({}, async ({ page, context }) => {
    await page.goto(address('/'));
    const other = await context.newPage();
    await other.goto(address('/pbsengine'));
    await other.click('[data-theme-toggle]');
    await page.waitForSelector('html.dark');
    expect(await shown(page)).toMatchObject(DARK);
  });
});

test("follows a change of the system's preference until the visitor has chosen", async () => {
  await visiting({ theme: 'light' }, async ({ page }) => {
    await page.goto(address('/'));
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await page.waitForSelector('html.dark');
    await page.click('[data-theme-toggle]');
    expect(await shown(page)).toMatchObject({ ...LIGHT, stored: 'light' });
    await systemChangesTo(page, 'light');
    await systemChangesTo(page, 'dark');
    expect(await shown(page)).toMatchObject(LIGHT);
  });
});

test('the first paint has the theme: the class is set before there is a body', async () => {
  await visiting({ theme: 'light' }, async ({ page }) => {
    await withStorage(page, 'dark');
    await page.evaluateOnNewDocument(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('body')) return;
        (window as unknown as { darkAtBody: boolean }).darkAtBody =
          document.documentElement.classList.contains('dark');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(address('/'));
    expect(
      await page.evaluate(() => (window as unknown as { darkAtBody: boolean }).darkAtBody),
    ).toBe(true);
  });
});
