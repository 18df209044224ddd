import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { openPage, setMedia, useBrowser } from './support/browser-fixture.ts';

useBrowser();

/** How much of the line of the day is still to be drawn, in percent of its length, or `null` if it does not move. */
const undrawn = (page: Page) =>
  page.$eval('#day ol', (day) => {
    const { clipPath } = getComputedStyle(day, '::before');
    const [, right = '0'] = /^inset\(0px ([\d.]+)%/.exec(clipPath) ?? [];
    return clipPath === 'none' ? null : Number(right);
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
  expect(await undrawn(page)).toBe(100);
  await scrollDayTo(page, 0.6);
  expect(await undrawn(page)).toBeGreaterThan(5);
  expect(await undrawn(page)).toBeLessThan(95);
  await scrollDayTo(page, 0);
  expect(await undrawn(page)).toBe(0);
  await setMedia(page, { theme: 'light', motion: false });
  expect(await undrawn(page)).toBeNull();
});
