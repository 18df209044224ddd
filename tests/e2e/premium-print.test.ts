import { describe, expect, test } from 'vitest';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { LETTER, pagesOnPaper, showOnPaper } from './support/paper.ts';
import { address, useBrowser, visiting } from './support/visitor.ts';

useBrowser();

const PRICING = `#${PRICING_ID}`;

describe('on paper', () => {
  test('the plans are black on white', async () => {
    await visiting({ theme: 'dark', viewport: LETTER }, async ({ page }) => {
      await page.goto(address(href('pbsenginePremium')));
      await showOnPaper(page);
      const { inks, fills, grounds } = await page.$eval(PRICING, (section) => {
        const shown = (selector: string) =>
          [...section.querySelectorAll(selector)].filter((element) => element.checkVisibility());
        return {
          inks: shown('h2, h3, p, b, li, dt, dd').map((element) => getComputedStyle(element).color),
          fills: shown('rect').map((element) => getComputedStyle(element).fill),
          grounds: [section, ...shown('article, div, dl')].map(
            (element) => getComputedStyle(element).backgroundColor,
          ),
        };
      });
      expect(inks.length).toBeGreaterThan(40);
      expect([...new Set(inks)]).toEqual(['rgb(0, 0, 0)']);
      expect([...new Set(fills)]).toEqual(['rgb(255, 255, 255)']);
      for (const ground of grounds)
        expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(ground);
    });
  });

  test('the pricing section fits one Letter page', async () => {
    await visiting({ viewport: LETTER }, async ({ page }) => {
      await page.goto(address(href('pbsenginePremium')));
      await showOnPaper(page);
      const text = await page.$eval(PRICING, (section) => (section as HTMLElement).innerText);
      for (const plan of premiumPlans) {
        expect(text).toContain(formatMoney(plan.prices.month.amount));
        expect(text).toContain(formatMoney(plan.prices.year.amount));
      }
      for (const { advertisementsPerWeek } of linkedinBundles)
        expect(text).toContain(`${advertisementsPerWeek} advertisements a week`);
      const { height, ...shown } = await page.$eval(PRICING, (section) => ({
        height: section.getBoundingClientRect().height,
        width: innerWidth,
        padding: getComputedStyle(section).paddingTop,
      }));
      expect(shown).toEqual({ width: LETTER.width, padding: '0px' });
      expect(height).toBeLessThanOrEqual(LETTER.height);

      expect(await pagesOnPaper(page, PRICING)).toBe(1);
    });
  });
});
