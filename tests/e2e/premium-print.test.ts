import { describe, expect, test } from 'vitest';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { address, useBrowser, visiting, type Theme } from './visitor.ts';

useBrowser();

const PRICING = `#${PRICING_ID}`;

describe('on paper', () => {
  /** US Letter at 96 dots to the inch, less half an inch on every side. */
  const LETTER = { width: 720, height: 960 };

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

      // Alone in the document, it makes a document of one page; the browser breaks no section in two.
      await page.$$eval(`body > :not(main), main > :not(${PRICING})`, (others) =>
        others.forEach((other) => other.remove()),
      );
      const margin = '0.5in';
      const pdf = await page.pdf({
        format: 'Letter',
        margin: { top: margin, right: margin, bottom: margin, left: margin },
      });
      expect(
        Buffer.from(pdf)
          .toString('latin1')
          .match(/\/Type \/Page\b/g),
      ).toHaveLength(1);
    });
  });
});
