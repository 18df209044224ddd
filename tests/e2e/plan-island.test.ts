import type { HTTPRequest, Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { rowsOfTier } from '#tests/tier.ts';
import {
  address,
  DESKTOP,
  newPage,
  openPage,
  PHONE,
  useBrowser,
} from './support/browser-fixture.ts';
import { layoutShifts, recordLayoutShifts } from './support/layout-shifts.ts';
import {
  ALL,
  CHOICE,
  FILTER,
  ISLAND_FILE,
  level,
  showTable,
  shownPlans,
  TABLES,
  wakeTable,
} from './support/plan-table.ts';

useBrowser();

const DEVICES = [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const;

test.each(DEVICES)(
  'React comes to %s when the tables are near, without errors or shifts',
  async (_, viewport) => {
    const { page, log } = await newPage({ viewport });
    const islandFiles = () => log.requests.filter((url) => ISLAND_FILE.test(url));
    await recordLayoutShifts(page);
    await page.goto(address(href('pbsengine')));
    await page.waitForNetworkIdle({ idleTime: 500 });
    expect(islandFiles()).toEqual([]);
    expect(await page.$eval(`${FILTER} fieldset`, (set) => set.disabled)).toBe(true);

    await wakeTable(page);
    expect(islandFiles()).toHaveLength(1);
    if (viewport === DESKTOP) {
      await page.click(level(3));
      expect(await shownPlans(page)).toHaveLength(4);
    }
    expect(log.complaints).toEqual([]);
    expect(log.foreignRequests).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
  },
);

test('React leaves the markup of the page as it was', async () => {
  const { page } = await openPage(href('pbsengine'));
  const markup = () => page.$eval(TABLES, (tables) => tables.outerHTML);
  const before = await markup();
  await page.$eval(TABLES, (tables) => tables.setAttribute('data-same-table', ''));
  await wakeTable(page);
  // The button that opens the other line is enabled now.
  const awake = before.replace(' disabled=""', '');
  expect(awake).not.toBe(before);
  // If React could not take over the markup, it would replace it with its own, without the mark.
  expect(await page.$('[data-same-table]')).not.toBeNull();
  expect((await markup()).replace(' data-same-table=""', '')).toBe(awake);
});

test.each([
  { path: href('pbsengine'), controls: FILTER, show: showTable, viewport: DESKTOP },
  { path: href('pbsengine'), controls: CHOICE, show: showTable, viewport: PHONE },
  {
    viewport: DESKTOP,
    path: href('pbsenginePremium'),
    controls: '[data-calculator]',
    show: (page: Page) => page.$eval('[data-calculator]', (all) => all.scrollIntoView()),
  },
])('on a slow line, Tab stops at $controls of $path before it works', async (row) => {
  const { page } = await newPage({ viewport: row.viewport });
  await page.setRequestInterception(true);
  const held: HTTPRequest[] = [];
  let isSlow = true;
  page.on('request', (request) => {
    if (isSlow && /\/_astro\/.*\.js/.test(request.url())) held.push(request);
    else void request.continue();
  });
  // While its scripts are held back, the page fires no event to wait for.
  await page.goto(address(row.path), { waitUntil: [] });
  await page.waitForSelector('footer');
  await row.show(page);
  await page.$eval(row.controls, (controls) =>
    [...document.querySelectorAll<HTMLElement>('a[href], summary, button:enabled, main [tabindex]')]
      .filter((stop) => stop.checkVisibility() && !controls.contains(stop))
      .findLast((stop) => stop.compareDocumentPosition(controls) & Node.DOCUMENT_POSITION_FOLLOWING)
      ?.focus(),
  );
  await page.keyboard.press('Tab');
  const stop = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      const hasRing = at !== null && getComputedStyle(at).outlineStyle === 'solid';
      return { isBusy: at?.ariaBusy, name: at?.ariaLabel, tag: at?.localName, hasRing };
    });
  const waiting = await stop();
  expect(waiting).toMatchObject({ isBusy: 'true', tag: 'div', hasRing: true });
  expect(waiting.name).toMatch(/\w/);

  isSlow = false;
  await Promise.all(held.map((request) => request.continue()));
  await page.waitForSelector(`${row.controls} fieldset:not(:disabled)`);
  expect(await stop()).toMatchObject({ isBusy: null, tag: 'div', hasRing: true });
  await page.keyboard.press('Tab');
  expect(await stop()).toMatchObject({ isBusy: null, tag: 'input' });
});

test.each(rowsOfTier(DEVICES, ([name]) => name === 'a phone'))(
  'if React does not arrive at %s, its controls hide and every plan stays',
  async (_, viewport) => {
    const { page } = await newPage({ viewport });
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      void (ISLAND_FILE.test(request.url()) ? request.abort() : request.continue());
    });
    await page.goto(address(href('pbsengine')));
    await showTable(page);
    await page.waitForFunction(
      (controls) => !document.querySelector(controls),
      {},
      `${FILTER}, ${CHOICE}`,
    );
    expect(await shownPlans(page)).toEqual(ALL);
  },
);
