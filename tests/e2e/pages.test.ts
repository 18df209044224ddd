import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { framePages, testSite } from '#tests/test-site.ts';
import { accessibilityProblems } from './accessibility.ts';
import { address, DESKTOP, PHONE, useBrowser, visiting, type Theme } from './visitor.ts';

useBrowser();

const THEMES: readonly Theme[] = ['light', 'dark'];
const VIEWPORTS = { phone: PHONE, desktop: DESKTOP };

/** The sum of all layout shifts since the page began, after a walk to its end and back. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
    await frame();
    shifts.push(...observer.takeRecords());
    return shifts.reduce(
      (sum, shift) => sum + (shift as PerformanceEntry & { value: number }).value,
      0,
    );
  });
}

describe.each(testSite.routes)('$path', ({ id, path }) => {
  const isNotFound = id === 'notFound';
  const isFrame = framePages.some((route) => route.id === id);

  describe.each(THEMES)('in %s', (theme) => {
    test.each(Object.entries(VIEWPORTS))(
      'on a %s: works without complaint, stands still, is accessible',
      async (_, viewport) => {
        await visiting({ viewport, theme }, async ({ page, record }) => {
          const response = await page.goto(address(path), { waitUntil: 'load' });
          expect(response?.status()).toBe(isNotFound ? 404 : 200);
          expect(await layoutShift(page)).toBe(0);
          expect(await accessibilityProblems(page)).toEqual([]);

          const expected = isNotFound
            ? [expect.stringContaining('404'), 'console warn: Page not found: /404']
            : [];
          expect(record.complaints).toEqual(expected);
          // A frame page asks its one host for its one page, and the page for what it needs.
          const foreign = new Set(record.foreignRequests.map((url) => new URL(url).origin));
          expect([...foreign]).toEqual(isFrame ? [testSite.env.connectOrigin] : []);
        });
      },
    );
  });

  test('needs no sideways scroll at any width from 320 to 2560 px', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address(path), { waitUntil: 'load' });
      const widths = [
        320, 344, 360, 375, 390, 412, 480, 540, 639, 640, 767, 768, 820, 912, 1023, 1024, 1151,
        1152, 1280, 1344, 1440, 1920, 2560,
      ];
      for (const width of widths) {
        await page.setViewport({ width, height: 900 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `at ${width} px`).toBe(0);
      }
    });
  });
});
