import { describe, expect, test } from 'vitest';
import { layoutShifts, recordLayoutShifts } from './support/layout-shifts.ts';
import {
  TABLE,
  REGION,
  FILTER,
  ISLAND_FILE,
  ALL,
  open,
  shownPlans,
  level,
} from './support/plan-table.ts';
import { DESKTOP, PHONE, useBrowser, visiting } from './support/visitor.ts';

useBrowser();

describe('React', () => {
  test('comes when the table is near, not with the page, and nothing complains or moves', async () => {
    await visiting({}, async ({ page, record }) => {
      await recordLayoutShifts(page);
      await open(page);
      await page.waitForNetworkIdle({ idleTime: 500 });
      expect(record.requests.filter((url) => ISLAND_FILE.test(url))).toEqual([]);
      expect(await page.$eval(`${FILTER} fieldset`, (set) => set.disabled)).toBe(true);

      await page.$eval(TABLE, (table) => table.scrollIntoView());
      await page.waitForSelector(`${FILTER} fieldset:not(:disabled)`);
      expect(record.requests.filter((url) => ISLAND_FILE.test(url))).toHaveLength(1);
      await page.click(level(3));
      expect(await shownPlans(page)).toHaveLength(4);
      expect(record.complaints).toEqual([]);
      expect(record.foreignRequests).toEqual([]);
      expect(await layoutShifts(page)).toEqual([]);
    });
  });

  test('leaves the markup of the page as it was', async () => {
    await visiting({}, async ({ page }) => {
      await open(page);
      const markup = () => page.$eval(REGION, (region) => region.outerHTML);
      const before = await markup();
      await page.evaluate((selector) => {
        document.querySelector(selector)?.setAttribute('data-same-table', '');
      }, TABLE);
      await page.$eval(TABLE, (table) => table.scrollIntoView());
      await page.waitForSelector(`${FILTER} fieldset:not(:disabled)`);
      // A page that React could not take over would be drawn anew, without the mark.
      expect((await markup()).replace(' data-same-table=""', '')).toBe(before);
      expect(await page.$('[data-same-table]')).not.toBeNull();
    });
  });

  test('never comes on a phone, and does once the window is wide', async () => {
    await visiting({ viewport: PHONE }, async ({ page, record }) => {
      await open(page);
      await page.$eval(TABLE, (table) => table.scrollIntoView());
      await page.waitForNetworkIdle({ idleTime: 500 });
      expect(record.requests.filter((url) => ISLAND_FILE.test(url))).toEqual([]);
      expect(await page.$eval(FILTER, (filter) => filter.checkVisibility())).toBe(false);

      await page.setViewport(DESKTOP);
      await page.$eval(TABLE, (table) => table.scrollIntoView());
      await page.waitForSelector(`${FILTER} fieldset:not(:disabled)`);
    });
  });

  test('that does not arrive takes its controls along and leaves the table', async () => {
    await visiting({}, async ({ page }) => {
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        void (ISLAND_FILE.test(request.url()) ? request.abort() : request.continue());
      });
      await open(page);
      await page.$eval(TABLE, (table) => table.scrollIntoView());
      await page.waitForFunction((filter) => !document.querySelector(filter), {}, FILTER);
      expect(await shownPlans(page)).toEqual(ALL);
    });
  });
});
