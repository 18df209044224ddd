import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { openPage, setMedia, useBrowser } from './support/browser-fixture.ts';

useBrowser();

/** How much of the first stretch of the day's line is drawn, from 0 to 1, or `null` if it does not move. */
const drawn = (page: Page) =>
  page.$eval('#day ol > li', (stop) => {
    const { scale } = getComputedStyle(stop, '::before');
    return scale === 'none' ? null : Number.parseFloat(scale);
  });

/** Scrolls until the day begins at this share of the window's height, and waits until it is drawn. */
const scrollDayTo = (page: Page, share: number) =>
  page.$eval(
    '#day ol',
    async (day, wanted) => {
      const { top } = day.getBoundingClientRect();
      scrollTo({ top: scrollY + top - innerHeight * wanted, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    },
    share,
  );

test('the line of the working day is drawn as the visitor scrolls, and complete with reduced motion', async () => {
  const { page } = await openPage(href('aiAutomation'), { motion: true });
  expect(await drawn(page)).toBe(0);
  await scrollDayTo(page, 0.75);
  expect(await drawn(page)).toBeGreaterThan(0.05);
  expect(await drawn(page)).toBeLessThan(0.95);
  await scrollDayTo(page, 0);
  expect(await drawn(page)).toBe(1);
  await setMedia(page, { theme: 'light', motion: false });
  expect(await drawn(page)).toBeNull();
});
