import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { contentPages } from '#tests/test-site.ts';
import { walkByTab } from './support/focus.ts';
import { isShown, openPage, PHONE, until, useBrowser } from './support/browser-fixture.ts';

useBrowser();

const BAR = 'main > [data-call-bar]';

/** The call button at the bottom edge of the screen, next to the phone link. */
async function barOf(page: Page) {
  const bar = await page.$(`${BAR} > a[data-dialog]:has(+ a[href^='tel:']:last-child)`);
  if (!bar) throw new Error('The page has no call bar');
  return bar;
}

/** Scrolls instantly to the element that a selector matches, or to a number of screens from the top. */
const scroll = (page: Page, to: number | string) =>
  page.evaluate((place) => {
    const top =
      typeof place === 'number'
        ? place * innerHeight
        : (document.querySelector(place)?.getBoundingClientRect().top ?? NaN) + scrollY;
    scrollTo({ top, behavior: 'instant' });
  }, to);

/** What is on top in the middle of the bar's place: the bar, the header or a dialog. */
const atBar = (page: Page) =>
  page.evaluate(() => {
    const seen = document.elementFromPoint(innerWidth / 2, innerHeight - 36);
    return seen?.closest('[data-call-bar], header, dialog')?.localName;
  });

describe.each(contentPages)('the call bar of $path', ({ path }) => {
  test('is in reach between the first screen and the last section of a phone', async () => {
    const { page } = await openPage(path, { viewport: PHONE });
    const bar = await barOf(page);
    // The scroll position controls the bar from the first frame on.
    await until(async () => !(await isShown(bar)), 'The bar covers the first screen');

    await scroll(page, 2);
    await until(() => isShown(bar), 'The bar does not come');
    const [call, phone] = await page.$$eval(`${BAR} > a`, (links) =>
      links.map((link) => {
        const { top, bottom, left, right } = link.getBoundingClientRect();
        return { top, bottom, left, right, width: right - left };
      }),
    );
    if (!call || !phone) throw new Error('The bar has not two links');
    for (const { top, bottom, right, width } of [call, phone]) {
      expect(bottom).toBeLessThanOrEqual(PHONE.height);
      expect(bottom - top).toBeGreaterThanOrEqual(44);
      expect(width).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThan(PHONE.width);
    }
    expect(phone.left).toBeGreaterThanOrEqual(call.right + 8);
    expect(phone.right - call.left).toBeGreaterThan(PHONE.width * 0.8);
    expect(call.width).toBeGreaterThan(3 * phone.width);
    expect(await atBar(page)).toBe('div');

    // The last section has a call button of its own.
    await scroll(page, 'main > :has(+ [data-call-bar])');
    await until(async () => !(await isShown(bar)), 'The bar stays');
    await scroll(page, 'body > footer');
    expect(await isShown(bar)).toBe(false);
  });
});

test('the call bar is below the menu and the dialog that it opens, and a wide screen has none', async () => {
  const { page } = await openPage('/', { viewport: PHONE });
  await scroll(page, 2);
  const bar = await barOf(page);
  await until(() => isShown(bar), 'The bar does not come');
  await page.click('[data-disclosure=menu] > summary');
  expect(await atBar(page)).toBe('header');
  await page.keyboard.press('Escape');

  await bar.click();
  await page.waitForSelector('#scheduleCall-dialog[open]');
  expect(await atBar(page)).toBe('dialog');
  await page.keyboard.press('Escape');
  await page.setViewport({ ...PHONE, width: 768 });
  expect(await isShown(bar)).toBe(false);
});

test('the call bar covers nothing that has the focus', async () => {
  const { page } = await openPage('/', { viewport: PHONE });
  const { last, hidden } = await walkByTab(page);
  const lastOfPage = await page.$$eval('body > footer a', (links) => links.at(-1)?.textContent);
  expect(last).toBe(lastOfPage?.trim());
  expect(hidden).toEqual([]);
});
