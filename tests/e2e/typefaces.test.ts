// Until the site's own typefaces arrive, text uses fonts on the visitor's machine. Their arrival moves nothing.
import type { HTTPRequest, Page } from 'puppeteer-core';
import { beforeAll, expect, test } from 'vitest';
import { contentPages, unlikeRoutes } from '#tests/test-site.ts';
import { rowsOfTier } from '#tests/tier.ts';
import { layoutShifts, recordLayoutShifts } from './support/layout-shifts.ts';
import {
  address,
  atWidths,
  DESKTOP,
  PHONE,
  useBrowser,
  visiting,
  type VisitOptions,
} from './support/visitor.ts';

/** The widths of a phone and of a desktop, which represent the others. */
const isUsual = (width: number) => [PHONE, DESKTOP].some((device) => device.width === width);
const WIDTHS = rowsOfTier([320, 390, 768, 1024, 1440, 2560], isUsual);
/** The width at which the menu of wide screens appears, with little room to spare. */
const MENU_APPEARS = 1152;
/** Widths of common phones. */
const PHONES = rowsOfTier([320, 360, 375, 384, 390, 393, 402, 412, 414, 428, 430, 440], isUsual);
/** Widths at which the links of one page or another would fit in a row in one face only, if rows had no steps. */
const TIGHT = rowsOfTier([497, 514, 765, 1160, 1400, 1471], (width) => width === 1400);
/** The share of headings that may break differently: below the first screen, where nobody is when typefaces arrive. */
const BROKEN_OTHERWISE = 0.02;

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

/** Runs `compare` with a page in its own typefaces, and with the same page without them. */
function inBothFaces(
  path: string,
  options: VisitOptions,
  compare: (own: Page, bare: Page) => Promise<void>,
): Promise<void> {
  return visiting(options, ({ page: own }) =>
    visiting(options, async ({ page: bare }) => {
      await holdTypefaces(bare);
      await Promise.all(
        [own, bare].map((page) => page.goto(address(path), { waitUntil: 'domcontentloaded' })),
      );
      await untilTypefaces(own);
      await compare(own, bare);
    }),
  );
}

beforeAll(async () => {
  const isThere = await visiting({}, async ({ page }) => {
    await page.goto(address('/robots.txt'));
    return page.evaluate(() =>
      new FontFace('probe', "local('Arial'), local('Liberation Sans')").load().then(
        () => true,
        () => false,
      ),
    );
  });
  if (!isThere)
    throw new Error('Install Arial or its double (on Debian: apt-get install fonts-liberation)');
});

const documents = unlikeRoutes.filter(({ id }) => ['terms', 'search', 'notFound'].includes(id));
/** A theme changes only colors, so the widths alternate between the two. */
const windows = WIDTHS.map((width, index) => ({
  viewport: width === PHONE.width ? PHONE : { ...DESKTOP, width },
  theme: index % 2 === 0 ? ('light' as const) : ('dark' as const),
}));
const views = [
  ...contentPages.flatMap(({ path }) => windows.map((window) => ({ path, ...window }))),
  ...documents.map(({ path }) => ({ path, viewport: DESKTOP, theme: 'light' as const })),
  { path: '/', viewport: { ...DESKTOP, width: MENU_APPEARS }, theme: 'light' as const },
];
test.each(rowsOfTier(views, ({ viewport }) => isUsual(viewport.width)))(
  '$path stays where it is at $viewport.width px, $theme',
  ({ path, ...options }) =>
    visiting(options, async ({ page }) => {
      await recordLayoutShifts(page);
      const release = await holdTypefaces(page);
      await page.goto(address(path), { waitUntil: 'domcontentloaded' });
      await layoutShifts(page);
      expect(await release()).toBeGreaterThan(0);
      await untilTypefaces(page);
      expect(await layoutShifts(page)).toEqual([]);
    }),
);

/** The lines of every heading, as words. */
function headingLines(page: Page): Promise<string[][]> {
  return page.$$eval('h1, h2, h3', (headings) =>
    headings
      .filter((heading) => heading.checkVisibility())
      .map((heading) => {
        const lines: { top: number; words: string }[] = [];
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + 1);
            const { bottom } = range.getBoundingClientRect();
            const last = lines.at(-1);
            if (last && Math.abs(last.top - bottom) < 8) last.words += ` ${word}`;
            else lines.push({ top: bottom, words: word });
          }
        return lines.map(({ words }) => words);
      }),
  );
}

test.each(contentPages)('the headings of $path break the same way in both faces', ({ path }) =>
  inBothFaces(path, {}, async (page, bare) => {
    const fallback: string[][][] = [];
    await atWidths(bare, WIDTHS, async () => void fallback.push(await headingLines(bare)));
    const own: string[][][] = [];
    await atWidths(page, WIDTHS, async () => void own.push(await headingLines(page)));
    const first = (all: string[][][]) => all.map(([heading]) => heading);
    expect(first(fallback)).toEqual(first(own));
    const all = own.flat().map((lines) => lines.join('\n'));
    const others = fallback.flat().map((lines) => lines.join('\n'));
    const broken = all.filter((lines, index) => lines !== others[index]);
    expect(all.length).toBeGreaterThan(WIDTHS.length);
    expect(broken.length, broken.join('; ')).toBeLessThan(BROKEN_OTHERWISE * all.length);
  }),
);

/** How many lines the words under the heading take at each width of a phone. */
async function leadLines(page: Page): Promise<number[]> {
  const found: number[] = [];
  await atWidths(page, PHONES, async () => {
    const lines = await page.$eval(
      'main > :first-child h1 ~ p, main > :first-child p',
      (lead) => lead.getBoundingClientRect().height / parseFloat(getComputedStyle(lead).lineHeight),
    );
    found.push(Math.round(lines));
  });
  return found;
}

/** How many rows the links of the first screen take at each of `TIGHT`. */
async function linkRows(page: Page): Promise<number[]> {
  const found: number[] = [];
  await atWidths(page, TIGHT, async () => {
    const middles = await page.$$eval('main > :first-child a', (links) =>
      links.map((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    found.push(new Set(middles).size);
  });
  return found;
}

test.each(contentPages)(
  'the words and links under the heading of $path take as many lines in both faces',
  ({ path }) =>
    inBothFaces(path, { viewport: PHONE }, async (page, bare) => {
      expect(await leadLines(bare)).toEqual(await leadLines(page));
      expect(await linkRows(bare)).toEqual(await linkRows(page));
    }),
);
