import { describe, expect, test } from 'vitest';
import {
  TABLE,
  REGION,
  FILTER,
  ALL,
  open,
  openTable,
  shownPlans,
  level,
} from './support/plan-table.ts';
import { atWidths, useBrowser, visiting } from './support/visitor.ts';
import { showOnPaper } from './support/paper.ts';

useBrowser();

describe('the table', () => {
  test('stands whole without JavaScript, and without controls', async () => {
    await visiting({ javaScript: false }, async ({ page }) => {
      await open(page);
      expect(await shownPlans(page)).toEqual(ALL);
      expect(await page.$eval(FILTER, (filter) => filter.checkVisibility())).toBe(false);
    });
  });

  test('scrolls inside itself where it has no room, by keyboard as well, with the names in sight', async () => {
    await visiting({}, async ({ page }) => {
      await open(page);
      await atWidths(page, [768, 390, 320], async (width) => {
        const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
        expect(await pageWidth()).toBe(width);
        await page.$eval(REGION, (region) => (region.scrollLeft = 0));
        await page.focus(REGION);
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
    });
  });

  test('fits where it has room, every cell in its column', async () => {
    await visiting({}, async ({ page }) => {
      await open(page);
      await atWidths(page, [1024, 1152, 1440, 1920, 2560], async (width) => {
        const { over, cells } = await page.$eval(REGION, (region) => ({
          over: region.scrollWidth - region.clientWidth,
          cells: [...region.querySelectorAll('th, td')]
            .filter((cell) => cell.scrollWidth > cell.clientWidth)
            .map((cell) => cell.textContent),
        }));
        expect(over, `at ${width} px`).toBe(0);
        expect(cells, `at ${width} px`).toEqual([]);
      });
    });
  });

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

  test('is whole on paper, black on white and without controls, whatever was filtered', async () => {
    await visiting({ theme: 'dark' }, async ({ page }) => {
      await openTable(page);
      await page.click(level(3));
      // US Letter at 96 dots to the inch, less half an inch on every side.
      await page.setViewport({ width: 720, height: 960 });
      await showOnPaper(page);
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
  });
});
