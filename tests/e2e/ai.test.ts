import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { address, useBrowser, visiting } from './support/visitor.ts';

useBrowser();

const PATH = href('aiAutomation');

describe('the line of the working day', () => {
  /** How much of the line is still to be drawn, in percent of its length, or `null` if it does not move. */
  const undrawn = (tab: Page) =>
    tab.$eval('#day ol', (day) => {
      const { clipPath } = getComputedStyle(day, '::before');
      const [, right = '0'] = /^inset\(0px ([\d.]+)%/.exec(clipPath) ?? [];
      return clipPath === 'none' ? null : Number(right);
    });

  /** Scrolls until the day begins at this share of the window's height, and waits until it is drawn. */
  const scrollDayTo = (tab: Page, share: number) =>
    tab.$eval(
      '#day ol',
      async (day, wanted) => {
        const { top } = day.getBoundingClientRect();
        scrollTo({ top: scrollY + top - innerHeight * wanted, behavior: 'instant' });
        for (let frame = 0; frame < 2; frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
      },
      share,
    );

  test('is drawn as the visitor scrolls', async () => {
    await visiting({ motion: true }, async ({ page: tab }) => {
      await tab.goto(address(PATH));
      expect(await undrawn(tab)).toBe(100);
      await scrollDayTo(tab, 0.6);
      expect(await undrawn(tab)).toBeGreaterThan(5);
      expect(await undrawn(tab)).toBeLessThan(95);
      await scrollDayTo(tab, 0);
      expect(await undrawn(tab)).toBe(0);
    });
  });

  test('is complete for a visitor who prefers reduced motion', async () => {
    await visiting({}, async ({ page: tab }) => {
      await tab.goto(address(PATH));
      expect(await undrawn(tab)).toBeNull();
    });
  });
});
