import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { premiumPlans } from '#data/premium-plans.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { href } from '#site/site.ts';
import { accessibilityProblems } from './accessibility.ts';
import { address, DESKTOP, PHONE, useBrowser, visiting, type Theme } from './visitor.ts';

useBrowser();

const TABLE = '[data-island="plan-finder"] table';
const REGION = '[data-island="plan-finder"] section';
const FILTER = '[data-plan-filter]';
const ISLAND_FILE = /plan-finder\.[^/]*\.js$/;
const ALL = [...standardPlans, ...premiumPlans].map(({ name }) => name);
const PREMIUM = premiumPlans.map(({ name }) => name);

type Shift = { value: number; hadRecentInput: boolean };

async function open(page: Page): Promise<void> {
  await page.goto(address(href('pbsengine')));
}

/** Opens the page at its table, and waits until React has taken over. */
async function openTable(page: Page): Promise<void> {
  await open(page);
  await page.$eval(TABLE, (table) => table.scrollIntoView());
  await page.waitForSelector(`${FILTER} fieldset:not(:disabled)`);
}

/** The names of the plans that stand in the table as it is displayed. */
function shownPlans(page: Page): Promise<string[]> {
  return page.$$eval(`${TABLE} tbody th[scope=row]`, (heads) =>
    heads
      .filter((head) => head.checkVisibility())
      .map((head) => head.querySelector('span')?.textContent ?? ''),
  );
}

const status = (page: Page) => page.$eval(`${FILTER} [role=status]`, (node) => node.textContent);
const box = (nth: number) => `${FILTER} label:has([type=checkbox]):nth-of-type(${nth})`;
const level = (value: number) => `${FILTER} label:has([value="${value}"])`;
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('label, button')?.textContent);

describe('React', () => {
  test('comes when the table is near, not with the page, and nothing complains or moves', async () => {
    await visiting({}, async ({ page, record }) => {
      await page.evaluateOnNewDocument(() => {
        const shifts = { sum: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & Shift;
            // What a visitor's own press moves does not count.
            if (!hadRecentInput) shifts.sum += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
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
      expect(
        await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum),
      ).toBe(0);
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
      expect(lines).toEqual(['PBSEngine Premium']);

      const budget = premiumPlans[3]?.price.minorUnits ?? 0;
      await page.select(`${FILTER} select`, String(budget));
      expect(await status(page)).toBe(`3 of ${ALL.length} plans fit.`);
      expect(await shownPlans(page)).toEqual(['Standard Plus', 'Deluxe Plus', 'Enterprise']);
    });
  });

  test('keeps plans whose terms do not say, and tells them apart', async () => {
    await visiting({}, async ({ page }) => {
      await openTable(page);
      await page.click(box(1));
      expect(await shownPlans(page)).toEqual(['Deluxe', ...PREMIUM]);
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
      expect(await shownPlans(page)).not.toContain('Essentials');
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
      await page.select(`${FILTER} select`, String(standardPlans[0]?.price.minorUnits));
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
      await page.select(`${FILTER} select`, String(standardPlans[0]?.price.minorUnits));
      await page.setViewport({ width: 900, height: 900 });
      expect(await shownPlans(page)).toEqual(ALL);
    });
  });

  test('gives every control a target of at least 44 pixels', async () => {
    await visiting({}, async ({ page }) => {
      await openTable(page);
      await page.click(box(1));
      const sizes = await page.$$eval(`${FILTER} :is(label, select, button)`, (controls) =>
        controls.map((control) => control.getBoundingClientRect().height),
      );
      expect(sizes.length).toBeGreaterThan(7);
      for (const height of sizes) expect(height).toBeGreaterThanOrEqual(44);
    });
  });

  test.each(['light', 'dark'] as Theme[])(
    'leaves no accessibility problem in %s, with plans left and without',
    async (theme) => {
      await visiting({ theme }, async ({ page }) => {
        await openTable(page);
        await page.click(box(1));
        expect(await accessibilityProblems(page)).toEqual([]);
        await page.click(level(3));
        await page.select(`${FILTER} select`, String(standardPlans[0]?.price.minorUnits));
        expect(await status(page)).toMatch(/^None/);
        expect(await accessibilityProblems(page)).toEqual([]);
      });
    },
  );
});

describe('the table', () => {
  test('stands whole without JavaScript, and without controls', async () => {
    await visiting({ javaScript: false }, async ({ page }) => {
      await open(page);
      expect(await shownPlans(page)).toEqual(ALL);
      expect(await page.$eval(FILTER, (filter) => filter.checkVisibility())).toBe(false);
    });
  });

  test.each([320, 390, 768])(
    'scrolls inside itself at %i px, by keyboard as well, with the names in sight',
    async (width) => {
      await visiting({ viewport: { width, height: 800 } }, async ({ page }) => {
        await open(page);
        const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
        expect(await pageWidth()).toBe(width);
        await page.focus(REGION);
        const scrolled = () => page.$eval(REGION, (region) => region.scrollLeft);
        expect(await scrolled()).toBe(0);
        for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight');
        await page.waitForFunction(
          (region) => (document.querySelector(region)?.scrollLeft ?? 0) > 100,
          {},
          REGION,
        );
        const lefts = await page.$$eval(
          `${TABLE} :is(th[scope=row], th[scope=rowgroup] span)`,
          (heads) => heads.map((head) => Math.round(head.getBoundingClientRect().left)),
        );
        const edge = await page.$eval(REGION, (region) =>
          Math.round(region.getBoundingClientRect().left),
        );
        expect(new Set(lefts)).toEqual(new Set([edge]));
        expect(await pageWidth()).toBe(width);
      });
    },
  );

  test.each([1024, 1152, 1440, 1920, 2560])(
    'fits at %i px, every cell in its column',
    async (width) => {
      await visiting({ viewport: { width, height: 900 } }, async ({ page }) => {
        await open(page);
        const { over, cells } = await page.$eval(REGION, (region) => ({
          over: region.scrollWidth - region.clientWidth,
          cells: [...region.querySelectorAll('th, td')]
            .filter((cell) => cell.scrollWidth > cell.clientWidth)
            .map((cell) => cell.textContent),
        }));
        expect(over).toBe(0);
        expect(cells).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    },
  );

  test('keeps the heads of its columns in sight on a wide screen', async () => {
    await visiting({}, async ({ page }) => {
      await openTable(page);
      await page.$eval(`${TABLE} tbody:last-of-type tr:last-child`, (row) =>
        row.scrollIntoView({ block: 'end' }),
      );
      const heads = await page.$$eval(`${TABLE} thead th`, (cells) =>
        cells.map((cell) => {
          const { left, top, width, height } = cell.getBoundingClientRect();
          return document.elementFromPoint(left + width / 3, top + height - 12) === cell;
        }),
      );
      expect(new Set(heads)).toEqual(new Set([true]));
    });
  });

  test.each(['light', 'dark'] as Theme[])(
    'is whole on paper, black on white and without controls, whatever was filtered, in %s',
    async (theme) => {
      await visiting({ theme }, async ({ page }) => {
        await openTable(page);
        await page.click(level(3));
        await page.emulateMediaType('print');
        // US Letter at 96 dots to the inch, less half an inch on every side.
        await page.setViewport({ width: 720, height: 960 });
        expect(await shownPlans(page)).toEqual(ALL);
        const shown = (selector: string) =>
          page.$$eval(selector, (all) => all.filter((node) => node.checkVisibility()).length);
        expect(await shown(`${FILTER}, ${TABLE} a`)).toBe(0);
        const { over, inks, grounds } = await page.$eval(REGION, (region) => {
          const cells = [...region.querySelectorAll('th, td, b, small, th span')];
          const styles = cells.map((cell) => getComputedStyle(cell));
          return {
            over: region.scrollWidth - region.clientWidth,
            inks: [...new Set(styles.map(({ color }) => color))],
            grounds: [...new Set(styles.map(({ backgroundColor }) => backgroundColor))],
          };
        });
        expect(over).toBe(0);
        expect(inks).toEqual(['rgb(0, 0, 0)']);
        for (const ground of grounds)
          expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(ground);
      });
    },
  );
});
