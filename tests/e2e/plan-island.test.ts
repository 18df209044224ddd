import { describe, expect, test } from 'vitest';
import { layoutShifts, recordLayoutShifts } from './support/layout-shifts.ts';
import {
  ALL,
  CHOICE,
  FILTER,
  ISLAND_FILE,
  level,
  open,
  shownPlans,
  TABLES,
} from './support/plan-table.ts';
import { DESKTOP, PHONE, useBrowser, visiting } from './support/visitor.ts';

useBrowser();

describe('React', () => {
  test.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ])('comes to %s when the tables are near, without errors or shifts', async (_, viewport) => {
    await visiting({ viewport }, async ({ page, record }) => {
      await recordLayoutShifts(page);
      await open(page);
      await page.waitForNetworkIdle({ idleTime: 500 });
      expect(record.requests.filter((url) => ISLAND_FILE.test(url))).toEqual([]);
      expect(await page.$eval(`${FILTER} fieldset`, (set) => set.disabled)).toBe(true);

      await page.$eval(TABLES, (tables) => tables.scrollIntoView());
      await page.waitForSelector(`${FILTER} fieldset:not(:disabled)`);
      expect(record.requests.filter((url) => ISLAND_FILE.test(url))).toHaveLength(1);
      if (viewport === DESKTOP) {
        await page.click(level(3));
        expect(await shownPlans(page)).toHaveLength(4);
      }
      expect(record.complaints).toEqual([]);
      expect(record.foreignRequests).toEqual([]);
      expect(await layoutShifts(page)).toEqual([]);
    });
  });

  test('leaves the markup of the page as it was', async () => {
    await visiting({}, async ({ page }) => {
      await open(page);
      const markup = () => page.$eval(TABLES, (tables) => tables.outerHTML);
      const before = await markup();
      await page.evaluate((selector) => {
        document.querySelector(selector)?.setAttribute('data-same-table', '');
      }, TABLES);
      await page.$eval(TABLES, (tables) => tables.scrollIntoView());
      await page.waitForSelector(`${FILTER} fieldset:not(:disabled)`);
      // The button that opens the other line is enabled now.
      const awake = before.replace(' disabled=""', '');
      expect(awake).not.toBe(before);
      // If React could not take over the markup, it would render it anew, without the mark.
      expect((await markup()).replace(' data-same-table=""', '')).toBe(awake);
      expect(await page.$('[data-same-table]')).not.toBeNull();
    });
  });

  test.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ])('that does not arrive at %s hides its controls and leaves every plan', async (_, viewport) => {
    await visiting({ viewport }, async ({ page }) => {
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        void (ISLAND_FILE.test(request.url()) ? request.abort() : request.continue());
      });
      await open(page);
      await page.$eval(TABLES, (tables) => tables.scrollIntoView());
      await page.waitForFunction(
        (controls) => !document.querySelector(controls),
        {},
        `${FILTER}, ${CHOICE}`,
      );
      expect(await shownPlans(page)).toEqual(ALL);
    });
  });
});
