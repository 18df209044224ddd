import { expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { atWidths, DESKTOP, openPage, PHONE, useBrowser } from './support/browser-fixture.ts';
import {
  ALL,
  CHOICE,
  FILTER,
  newTablePage,
  showTable,
  shownPlans,
  TABLES,
  unfold,
} from './support/plan-table.ts';

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
const NONE = { over: 0, cells: [] };

test('without JavaScript, the tables are whole and have no controls', async () => {
  const { page } = await openPage(href('pbsengine'), { javaScript: false });
  for (const viewport of [DESKTOP, PHONE, { ...PHONE, width: 320 }]) {
    await page.setViewport(viewport);
    // The change to a phone reloads the page.
    if (viewport.width > 320) await showTable(page);
    expect(await shownPlans(page)).toEqual(ALL);
    for (const controls of [FILTER, CHOICE])
      expect(await page.$eval(controls, (node) => node.checkVisibility())).toBe(false);
    expect(await page.$eval(TABLES, overflow), `${viewport.width} px`).toEqual(NONE);
  }
});

test('the tables never slide sideways, every cell in its column, and keep their heads in sight', async () => {
  const page = await newTablePage();
  await unfold(page);
  await atWidths(page, [320, 390, 600, 768, 1024, 1152, 1920, 2560, 1440], async (width) => {
    expect(await page.$eval(TABLES, overflow), `${width} px`).toEqual(NONE);
  });
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
