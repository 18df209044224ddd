import { describe, expect, test } from 'vitest';
import { company } from '#data/company.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { standardPlans } from '#data/standard-plans.ts';
import {
  TABLE,
  REGION,
  FILTER,
  ALL,
  PREMIUM,
  openTable,
  shownPlans,
  status,
  box,
  level,
  focused,
} from './support/plan-table.ts';
import { useBrowser, visiting } from './support/visitor.ts';

useBrowser();

const DONE_FOR_YOU = standardPlans
  .filter(({ service }) => service === 'done-for-you')
  .map(({ name }) => name);

describe('the filter', () => {
  test('leaves the plans that fit, by mouse, and says how many', async () => {
    await visiting({}, async ({ page }) => {
      await openTable(page);
      expect(await status(page)).toBe(`All ${ALL.length} plans.`);

      await page.click(level(2));
      expect(await shownPlans(page)).toEqual(
        premiumPlans.filter((plan) => plan.linkedinLevel >= 2).map(({ name }) => name),
      );
      expect(await status(page)).toBe(`5 of ${ALL.length} plans fit.`);
      // The head of the line without a plan left goes as well.
      const lines = await page.$$eval(`${TABLE} th[scope=rowgroup]`, (heads) =>
        heads.filter((head) => head.checkVisibility()).map((head) => head.textContent),
      );
      expect(lines).toEqual([company.premiumName]);

      const budget = premiumPlans[3]?.prices.month.amount.minorUnits ?? 0;
      await page.select(`${FILTER} select`, String(budget));
      expect(await status(page)).toBe(`3 of ${ALL.length} plans fit.`);
      expect(await shownPlans(page)).toEqual(premiumPlans.slice(1, 4).map(({ name }) => name));
    });
  });

  test('keeps plans whose terms do not say, and tells them apart', async () => {
    await visiting({}, async ({ page }) => {
      await openTable(page);
      await page.click(box(1));
      expect(await shownPlans(page)).toEqual([...DONE_FOR_YOU, ...PREMIUM]);
      expect(await status(page)).toBe(`2 of ${ALL.length} plans fit. 5 more may: ask us.`);
      await page.click(level(3));
      expect(await status(page)).toBe('No plan says all of that. 4 may fit: ask us.');
    });
  });

  test('works by keyboard alone, and is left where it was begun', async () => {
    await visiting({}, async ({ page }) => {
      await openTable(page);
      await page.focus(`${FILTER} input`);
      await page.keyboard.press('Space');
      expect(await shownPlans(page)).not.toContain(standardPlans[0]?.name);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      expect(await status(page)).toBe(`1 of ${ALL.length} plans fits. 6 more may: ask us.`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      expect(await shownPlans(page)).toEqual(PREMIUM);
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      expect(await status(page)).toMatch(/^None of the/);
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('Clear filters');
      await page.keyboard.press('Enter');
      expect(await shownPlans(page)).toEqual(ALL);
      expect(await focused(page)).toBe('Done for you');
      expect(await status(page)).toBe(`All ${ALL.length} plans.`);
    });
  });

  test('says when nothing fits, and offers all plans or a call', async () => {
    await visiting({}, async ({ page }) => {
      await openTable(page);
      await page.click(level(1));
      await page.select(
        `${FILTER} select`,
        String(standardPlans[0]?.prices.month.amount.minorUnits),
      );
      expect(await status(page)).toBe(`None of the ${ALL.length} plans fits.`);
      expect(await shownPlans(page)).toEqual([]);
      expect(await page.$eval(REGION, (region) => region.checkVisibility())).toBe(false);

      const [call] = await page.$$(`${REGION} + div a[data-dialog]`);
      await call?.click();
      await page.waitForSelector('dialog[open]');
      await page.click('dialog[open] [data-dialog-close]');

      const [clear] = await page.$$(`${REGION} + div button`);
      await clear?.click();
      expect(await shownPlans(page)).toEqual(ALL);
      expect(await focused(page)).toBe('Done for you');
    });
  });

  test('leaves nothing out where its controls have no room', async () => {
    await visiting({}, async ({ page }) => {
      await openTable(page);
      await page.click(level(1));
      await page.select(
        `${FILTER} select`,
        String(standardPlans[0]?.prices.month.amount.minorUnits),
      );
      await page.setViewport({ width: 900, height: 900 });
      expect(await shownPlans(page)).toEqual(ALL);
    });
  });
});
