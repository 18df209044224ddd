import { describe, expect, test } from 'vitest';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { LETTER, pagesOnPaper } from './paper.ts';
import { address, useBrowser, visiting, type Theme } from './visitor.ts';

useBrowser();

const PRICING = `#${PRICING_ID}`;

describe('on paper', () => {
  test.each(['light', 'dark'] as Theme[])('the plans are black on white in %s', async (theme) => {
    await visiting({ theme, viewport: LETTER }, async ({ page }) => {
      await page.goto(address(href('pbsenginePremium')));
      await page.emulateMediaType('print');
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
      await page.emulateMediaType('print');
      const text = await page.$eval(PRICING, (section) => (section as HTMLElement).innerText);
      for (const plan of premiumPlans) {
        expect(text).toContain(formatMoney(plan.price));
        expect(text).toContain(formatMoney(plan.yearlyPrice));
      }
      for (const { advertisementsPerWeek } of linkedinBundles)
        expect(text).toContain(`${advertisementsPerWeek} advertisements a week`);
      expect(
        await page.$eval(PRICING, (section) => section.getBoundingClientRect().height),
      ).toBeLessThanOrEqual(LETTER.height);

      expect(await pagesOnPaper(page, PRICING)).toBe(1);
    });
  });
});
