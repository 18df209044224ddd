import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { standardPlans } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { LETTER, pagesOnPaper, showOnPaper } from './support/paper.ts';
import { address, useBrowser, visiting } from './support/visitor.ts';

useBrowser();

const PRICING = `#${PRICING_ID}`;
async function open(page: Page): Promise<void> {
  await page.goto(address(href('pbsengine')));
}

describe('on paper', () => {
  test('the plans show both periods in black on white, whatever was chosen', async () => {
    await visiting({ theme: 'dark', viewport: LETTER }, async ({ page }) => {
      await open(page);
      await page.click(`${PRICING} label:has([value=yearly])`);
      await showOnPaper(page);

      const text = await page.$eval(PRICING, (section) => (section as HTMLElement).innerText);
      for (const plan of standardPlans) {
        expect(text).toContain(`${formatMoney(plan.prices.month.amount)} per month`);
        expect(text).toContain(`${formatMoney(plan.prices.year.amount)} per year`);
      }
      const inks = await page.$$eval(`${PRICING} :is(h2, h3, p, b, s, li)`, (elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => getComputedStyle(element).color),
      );
      expect(inks.length).toBeGreaterThan(30);
      expect([...new Set(inks)]).toEqual(['rgb(0, 0, 0)']);
      const grounds = await page.$$eval(`${PRICING}, ${PRICING} article`, (elements) =>
        elements.map((element) => getComputedStyle(element).backgroundColor),
      );
      for (const ground of grounds)
        expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(ground);
    });
  });

  test('the pricing section fits one Letter page', async () => {
    await visiting({ viewport: LETTER }, async ({ page }) => {
      await open(page);
      await showOnPaper(page);
      const { width, height } = await page.$eval(PRICING, (section) => {
        const box = section.getBoundingClientRect();
        return { width: section.scrollWidth - box.width, height: box.height };
      });
      expect(width).toBe(0);
      expect(height).toBeLessThanOrEqual(LETTER.height);

      expect(await pagesOnPaper(page, PRICING)).toBe(1);
    });
  });

  test('the comparison image keeps both receipts', async () => {
    await visiting({ viewport: LETTER }, async ({ page }) => {
      await open(page);
      await showOnPaper(page);
      const borders = await page.$$eval('main figure', (figures) =>
        figures
          .filter((figure) => figure.textContent.includes('receipt'))
          .flatMap((figure) => [...figure.querySelectorAll('[aria-hidden] > div > div')])
          .map((slip) => getComputedStyle(slip).borderLeftWidth),
      );
      expect(borders).toEqual(['1px', '1px']);
    });
  });
});
