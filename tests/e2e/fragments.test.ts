import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { href, PRICING_ID } from '#site/site.ts';
import { address, follow, useBrowser, visiting } from './visitor.ts';

useBrowser();

describe('a place on a page', () => {
  const target = `#${PRICING_ID}`;
  const topOf = (page: Page) =>
    page.$eval(target, (element) => Math.round(element.getBoundingClientRect().top));
  const headerBottom = (page: Page) =>
    page.$eval('header', (element) => element.getBoundingClientRect().bottom);
  const arrived = (page: Page) =>
    page.waitForFunction(
      (selector) =>
        Math.abs(document.querySelector(selector)?.getBoundingClientRect().top ?? 9999) < 120,
      {},
      target,
    );

  test('is reached from another page: first the top, then after 100 ms a smooth scroll', async () => {
    await visiting({ motion: true }, async ({ page, record }) => {
      await page.evaluateOnNewDocument(() => {
        const seen: [time: number, y: number][] = [];
        Object.assign(window, { seen });
        addEventListener('DOMContentLoaded', () => {
          const started = performance.now();
          const look = () => {
            seen.push([performance.now() - started, scrollY]);
            requestAnimationFrame(look);
          };
          look();
        });
      });
      await page.goto(address('/'));
      await follow(page, `header a[href="${href('pbsengine', PRICING_ID)}"]`);
      await arrived(page);
      const seen = await page.evaluate(
        () => (window as unknown as { seen: [number, number][] }).seen,
      );
      expect(seen.filter(([time]) => time < 95).every(([, y]) => y === 0)).toBe(true);
      // Smooth: the page was seen at places between the top and the end.
      expect(new Set(seen.map(([, y]) => y)).size).toBeGreaterThan(4);
      expect(await topOf(page)).toBeGreaterThanOrEqual(await headerBottom(page));
      expect(page.url()).toBe(address(href('pbsengine', PRICING_ID)));
      expect(await page.$eval(target, (element) => element.matches(':target'))).toBe(true);
      expect(record.complaints).toEqual([]);
    });
  });

  test('is reached at once where motion is not wanted', async () => {
    await visiting({ motion: false }, async ({ page }) => {
      await page.goto(address(href('pbsengine', PRICING_ID)));
      await arrived(page);
      expect(await topOf(page)).toBeGreaterThanOrEqual(await headerBottom(page));
    });
  });

  test('is reached from the same page, again and again', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address(href('pbsengine')));
      for (let visit = 0; visit < 2; visit += 1) {
        await page.click(`header a[href="${href('pbsengine', PRICING_ID)}"]`);
        await arrived(page);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      }
    });
  });

  test('is kept by a reload and by Back', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address(href('pbsengine', PRICING_ID)));
      await arrived(page);
      await page.reload();
      await arrived(page);
      await page.goto(address('/'));
      await page.goBack();
      await arrived(page);
      expect(page.url()).toBe(address(href('pbsengine', PRICING_ID)));
    });
  });

  test('that does not exist leaves the page at its top, without complaint', async () => {
    await visiting({}, async ({ page, record }) => {
      await page.goto(address('/pbsengine#nowhere'));
      await page.waitForFunction(() => location.hash === '#nowhere');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(record.complaints).toEqual([]);
    });
  });
});
