// Until the site's own typefaces arrive, text uses fonts on the visitor's machine. The arrival moves nothing.
import type { HTTPRequest, Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { contentPages, unlikeRoutes } from '#tests/test-site.ts';
import { rowsOfTier } from '#tests/tier.ts';
import { layoutShifts, recordLayoutShifts } from './support/layout-shifts.ts';
import {
  address,
  atWidths,
  DESKTOP,
  newPage,
  openPage,
  PHONE,
  useBrowser,
  type PageOptions,
} from './support/browser-fixture.ts';

/** The widths of a phone and of a desktop, which represent the others. */
const isUsual = (width: number) => [PHONE, DESKTOP].some((device) => device.width === width);
const WIDTHS = rowsOfTier([320, 390, 768, 1024, 1440, 2560], isUsual);
/** The width at which the menu of wide screens appears, with little room to spare. */
const MENU_APPEARS = 1152;
/** Widths of common phones. */
const PHONES = rowsOfTier([320, 360, 375, 384, 390, 393, 402, 412, 414, 428, 430, 440], isUsual);
/** Widths at which, if row widths did not snap to steps, some page's links would fit in a row in one face only. */
const TIGHT = rowsOfTier([497, 514, 765, 1160, 1400, 1471], (width) => width === 1400);
useBrowser();

/** Holds back the typefaces of the pages that `page` opens, until the returned function is called. */
async function holdTypefaces(page: Page): Promise<() => Promise<number>> {
  const held: HTTPRequest[] = [];
  let isHolding = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isHolding && request.resourceType() === 'font') held.push(request);
    else void request.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((request) => request.continue()));
    return held.length;
  };
}

/** Waits for the site's own typefaces. @throws if one of them fails. */
async function untilTypefaces(page: Page): Promise<void> {
  const statuses = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ family }) => !family.includes('fallback'))
      .map(({ status }) => status);
  });
  expect(statuses).toEqual(['loaded', 'loaded']);
}

/** A page in its own typefaces, and the same page without them. */
async function inBothFaces(path: string, options: PageOptions): Promise<{ own: Page; bare: Page }> {
  const [{ page: own }, { page: bare }] = [await newPage(options), await newPage(options)];
  await holdTypefaces(bare);
  await Promise.all(
    [own, bare].map((page) => page.goto(address(path), { waitUntil: 'domcontentloaded' })),
  );
  await untilTypefaces(own);
  return { own, bare };
}

test('this machine has Arial or its double, which the fallback is fitted to', async () => {
  const { page } = await openPage('/robots.txt');
  const isThere = await page.evaluate(() =>
    new FontFace('probe', "local('Arial'), local('Liberation Sans')").load().then(
      () => true,
      () => false,
    ),
  );
  expect(isThere, 'On Debian: apt-get install fonts-liberation').toBe(true);
});

const otherPages = unlikeRoutes.filter(({ id }) => contentPages.every((page) => page.id !== id));
/** A theme changes only colors, so the widths alternate between the two. */
const windows = WIDTHS.map((width, index) => ({
  viewport: width === PHONE.width ? PHONE : { ...DESKTOP, width },
  theme: index % 2 === 0 ? ('light' as const) : ('dark' as const),
}));
const views = [
  ...contentPages.flatMap(({ path }) => windows.map((window) => ({ path, ...window }))),
  ...otherPages.flatMap(({ path }) =>
    [PHONE, DESKTOP].map((viewport) => ({ path, viewport, theme: 'light' as const })),
  ),
  { path: '/', viewport: { ...DESKTOP, width: MENU_APPEARS }, theme: 'light' as const },
];
test.each(rowsOfTier(views, ({ path, viewport }) => path === '/' && isUsual(viewport.width)))(
  '$path stays where it is at $viewport.width px, $theme',
  async ({ path, ...options }) => {
    const { page } = await newPage(options);
    await recordLayoutShifts(page);
    const release = await holdTypefaces(page);
    await page.goto(address(path), { waitUntil: 'domcontentloaded' });
    // What was never painted in the other typeface cannot move.
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await layoutShifts(page);
    expect(await release()).toBeGreaterThan(0);
    await untilTypefaces(page);
    expect(await layoutShifts(page)).toEqual([]);
  },
);

/** What `look` finds at each width. */
async function lookAt<Found>(page: Page, widths: readonly number[], look: () => Promise<Found>) {
  const found: Found[] = [];
  await atWidths(page, widths, async () => void found.push(await look()));
  return found;
}

/** How many lines the words under the heading take. */
const leadLines = (page: Page) =>
  page.$eval('main > :first-child h1 ~ p, main > :first-child p', (lead) =>
    Math.round(lead.getBoundingClientRect().height / parseFloat(getComputedStyle(lead).lineHeight)),
  );

/** How many rows the links of the first screen take. */
const linkRows = (page: Page) =>
  page.$$eval('main > :first-child a', (links) => {
    const boxes = links.map((link) => link.getBoundingClientRect());
    return new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2))).size;
  });

/** The headings that can be seen, with their heights in pixels. */
const headings = (page: Page) =>
  page.$$eval('h1, h2, h3', (all) =>
    all
      .filter((heading) => heading.checkVisibility())
      .map((heading) => `${heading.textContent}: ${Math.round(heading.clientHeight)}`),
  );
/** The share of all headings that may break differently. */
const BROKEN_OTHERWISE = 0.05;

test.each(rowsOfTier(contentPages, ({ id }) => id === 'home'))(
  'the words and links under the heading of $path take as many lines in both faces, and nearly all headings',
  async ({ path }) => {
    const { own, bare } = await inBothFaces(path, { viewport: PHONE });
    const rowsOf = async (page: Page) => [
      await lookAt(page, PHONES, () => leadLines(page)),
      await lookAt(page, TIGHT, () => linkRows(page)),
    ];
    expect(await rowsOf(bare)).toEqual(await rowsOf(own));
    const [before, after] = [
      (await lookAt(bare, WIDTHS, () => headings(bare))).flat(),
      (await lookAt(own, WIDTHS, () => headings(own))).flat(),
    ];
    const moved = before.filter((heading, index) => heading !== after[index]);
    expect(after.length).toBe(before.length);
    expect(moved.length, moved.join('\n')).toBeLessThan(BROKEN_OTHERWISE * before.length);
  },
);
