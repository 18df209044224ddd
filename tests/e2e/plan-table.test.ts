import { describe, expect, test } from 'vitest';
import {
  ALL,
  CHOICE,
  FILTER,
  level,
  MORE,
  open,
  openTable,
  shownPlans,
  TABLES,
  unfold,
} from './support/plan-table.ts';
import { LETTER, pagesOnPaper, showOnPaper } from './support/paper.ts';
import { atWidths, PHONE, useBrowser, visiting } from './support/visitor.ts';

useBrowser();

/** Runs in the page: cells whose words do not fit, and how far anything reaches beyond the screen. */
const overflow = (tables: Element) => ({
  over: document.documentElement.scrollWidth - innerWidth,
  cells: [...tables.querySelectorAll('th, td')]
    // What only assistive technology reads is one pixel wide.
    .filter((cell) => cell.checkVisibility() && cell.clientWidth > 1)
    .filter((cell) => cell.scrollWidth > cell.clientWidth)
    .map((cell) => cell.textContent),
});

describe('the tables', () => {
  test.each([['on a phone', PHONE] as const, ['on a desktop', undefined] as const])(
    'are whole without JavaScript, and without controls, %s',
    async (_, viewport) => {
      await visiting({ javaScript: false, ...(viewport && { viewport }) }, async ({ page }) => {
        await open(page);
        expect(await shownPlans(page)).toEqual(ALL);
        for (const controls of [FILTER, CHOICE])
          expect(await page.$eval(controls, (node) => node.checkVisibility())).toBe(false);
        if (!viewport) return;
        await atWidths(page, [390, 320], async (width) => {
          const found = await page.$eval(TABLES, overflow);
          expect(found, `at ${width} px`).toEqual({ over: 0, cells: [] });
        });
      });
    },
  );

  test('never slide sideways, every cell in its column', async () => {
    await visiting({}, async ({ page }) => {
      await openTable(page);
      await unfold(page);
      const widths = [320, 390, 600, 768, 1024, 1152, 1440, 1920, 2560];
      await atWidths(page, widths, async (width) => {
        const found = await page.$eval(TABLES, overflow);
        expect(found, `at ${width} px`).toEqual({ over: 0, cells: [] });
      });
    });
  });

  test('stay tables for assistive technology where a phone lays them out as cards', async () => {
    await visiting({ viewport: PHONE }, async ({ page }) => {
      await openTable(page);
      const root = await page.$(TABLES);
      const tree = await page.accessibility.snapshot({
        interestingOnly: false,
        ...(root && { root }),
      });
      const text = JSON.stringify(tree);
      for (const role of ['table', 'row', 'columnheader', 'rowheader', 'cell'])
        expect(text).toContain(`"role":"${role}"`);
    });
  });

  test('keep the heads of their columns in sight on a wide screen', async () => {
    await visiting({}, async ({ page }) => {
      await openTable(page);
      await unfold(page);
      await page.$eval(`${TABLES} table:last-of-type tr:last-child`, (row) =>
        row.scrollIntoView({ block: 'end' }),
      );
      const heads = await page.$$eval(`${TABLES} table:last-of-type thead th`, (cells) =>
        cells.map((cell) => {
          const { left, top, width, height } = cell.getBoundingClientRect();
          return document.elementFromPoint(left + width / 3, top + height - 12) === cell;
        }),
      );
      expect(new Set(heads)).toEqual(new Set([true]));
    });
  });

  test('print whole on one page, black on white and without controls, no matter what was filtered', async () => {
    await visiting({ theme: 'dark' }, async ({ page }) => {
      await openTable(page);
      await page.click(level(3));
      await page.setViewport(LETTER);
      await showOnPaper(page);
      expect(await shownPlans(page)).toEqual(ALL);
      const shown = (selector: string) =>
        page.$$eval(selector, (all) => all.filter((node) => node.checkVisibility()).length);
      expect(await shown(`${FILTER}, ${CHOICE}, ${MORE}, ${TABLES} a`)).toBe(0);
      const { over, inks, grounds } = await page.$eval(TABLES, (tables) => {
        const cells = [...tables.querySelectorAll('th, td, b, small, th span')];
        const styles = cells.map((cell) => getComputedStyle(cell));
        return {
          over: tables.scrollWidth - tables.clientWidth,
          inks: [...new Set(styles.map(({ color }) => color))],
          grounds: [...new Set(styles.map(({ backgroundColor }) => backgroundColor))],
        };
      });
      expect(over).toBe(0);
      expect(inks).toEqual(['rgb(0, 0, 0)']);
      for (const ground of grounds)
        expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(ground);
      expect(await pagesOnPaper(page, 'section:has([data-plan-tables])')).toBe(1);
    });
  });
});
