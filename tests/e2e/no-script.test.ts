import { describe, expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { framePages, testSite, unlikeRoutes } from '#tests/test-site.ts';
import { byRole } from './support/roles.ts';
import {
  address,
  frameAt,
  follow,
  groundOf,
  PHONE,
  useBrowser,
  visiting,
} from './support/visitor.ts';

useBrowser();

const { env } = testSite;
const options = { javaScript: false } as const;

describe('without JavaScript', () => {
  /** Pages that are a frame have little else to show, so one represents them all. */
  const pages = unlikeRoutes.filter(
    (route) => !framePages.includes(route) || route === framePages[0],
  );

  test.each(pages)('$path is whole', async ({ path }) => {
    await visiting(options, async ({ page, record }) => {
      await page.goto(address(path));
      const words = await page.$$eval(
        'main h1, main h2, main h3, main p, main li, main a, main figcaption',
        (elements) =>
          elements
            .filter(
              (element) =>
                element.textContent.trim() &&
                // What a press opens without scripts, and states that only a script reaches, have their own
                // tests: one of two periods, closed contents, a search without results.
                !element.closest('[data-frame], [aria-hidden=true], [data-period]') &&
                !element.closest('details:not([open]) > :not(summary)') &&
                !element.closest('[data-search][hidden]') &&
                // Only phones show it, once the visitor has scrolled.
                !element.closest('[data-call-bar]') &&
                // The controls around the tables of all plans: the filter, and the choice of what a phone compares.
                (!element.closest('astro-island') || element.closest('table')),
            )
            .map((element) => ({
              text: element.textContent,
              isShown: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            })),
      );
      expect(words.length).toBeGreaterThan(0);
      expect(words.filter(({ isShown }) => !isShown)).toEqual([]);
      expect(record.complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
    });
  });

  test('call buttons lead to the booking page', async () => {
    await visiting(options, async ({ page }) => {
      await page.goto(address('/'));
      await follow(page, 'main a[data-dialog]');
      expect(page.url()).toBe(testSite.embeds.scheduleCall.url);
    });
  });

  test('the dropdown opens and leads on', async () => {
    await visiting(options, async ({ page }) => {
      await page.goto(address('/'));
      await page.click('[data-disclosure=dropdown] summary');
      await follow(
        page,
        await byRole(page, 'link', { name: /^PBSEngine Premium/, within: 'header' }),
      );
      expect(page.url()).toBe(address(href('pbsenginePremium')));
    });
  });

  test('the menu of a phone opens and leads on, without the theme button, which would do nothing', async () => {
    await visiting({ ...options, viewport: PHONE }, async ({ page }) => {
      await page.goto(address('/'));
      expect(await page.$eval('[data-theme-toggle]', (toggle) => toggle.checkVisibility())).toBe(
        false,
      );
      await page.click('[data-disclosure=menu] > summary');
      await follow(
        page,
        await byRole(page, 'link', { name: 'LinkedIn Management', within: 'header' }),
      );
      expect(page.url()).toBe(address(href('linkedin')));
    });
  });

  test('a system that prefers dark gets the dark theme', async () => {
    const ground = (theme: 'light' | 'dark') =>
      visiting({ ...options, theme }, async ({ page }) => {
        await page.goto(address('/'));
        return page.$eval('body', (body) => getComputedStyle(body).backgroundColor);
      });
    expect(await ground('dark')).toBe(groundOf('dark'));
    expect(await ground('light')).toBe(groundOf('light'));
  });

  test('a purchase page shows its frame', async () => {
    await visiting(options, async ({ page }) => {
      const purchase = testSite.purchase('deluxe-yearly');
      await page.goto(address(purchase.path));
      const frame = await frameAt(page, `${env.connectOrigin}${purchase.path}`);
      expect(await frame.$eval('h1', (heading) => heading.textContent)).toBe(purchase.product);
      expect(await (await page.$('main iframe'))?.isVisible()).toBe(true);
    });
  });
});
