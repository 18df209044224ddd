// Until the site's own typefaces arrive, text uses fonts on the visitor's machine. Their arrival moves nothing.
import type { HTTPRequest, Page } from 'puppeteer-core';
import { beforeAll, expect, test } from 'vitest';
import { contentPages, unlikeRoutes } from '#tests/test-site.ts';
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

/** At 1152 px the menu of wide screens appears, with little room to spare. */
const WIDTHS = [320, 390, 768, 1024, 1152, 1440, 2560];
/** Widths of common phones. */
const PHONES = [320, 360, 375, 384, 390, 393, 402, 412, 414, 428, 430, 440];
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
const windows = [
  { viewport: PHONE, theme: 'dark' as const },
  ...WIDTHS.map((width, index) => ({
    viewport: { ...DESKTOP, width },
    theme: index % 2 === 0 ? ('light' as const) : ('dark' as const),
  })),
];
test.each([
  ...contentPages.flatMap(({ path }) => windows.map((window) => ({ path, ...window }))),
  ...documents.map(({ path }) => ({ path, viewport: DESKTOP, theme: 'light' as const })),
])('$path stays where it is at $viewport.width px, $theme', ({ path, ...options }) =>
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

test.each(contentPages)(
  'the words under the heading of $path take as many lines in both faces on common phones',
  ({ path }) =>
    inBothFaces(path, { viewport: PHONE }, async (page, bare) => {
      const lines = async (some: Page) => {
        const found: [width: number, lines: number][] = [];
        await atWidths(some, PHONES, async (width) => {
          const count = await some.$eval(
            'main > :first-child h1 ~ p, main > :first-child p',
            (lead) =>
              lead.getBoundingClientRect().height / parseFloat(getComputedStyle(lead).lineHeight),
          );
          found.push([width, Math.round(count)]);
        });
        return found;
      };
      expect(await lines(bare)).toEqual(await lines(page));
    }),
);

/** The widths, in pixels, at which the actions of a hero may be laid out, and the number of their rows at each. */
function actionRows(page: Page): Promise<{ width: number; rows: number }[]> {
  return page.$eval('main > :first-child :has(> a + a)', (actions) => {
    const row = actions as HTMLElement;
    const step = Number(
      /round\(down, 100%, ([\d.]+)px\)/.exec(getComputedStyle(row).maxWidth)?.[1],
    );
    const widths = [240, 320];
    for (let width = step; width < 1_000; width += step) if (width > 320) widths.push(width);
    row.style.position = 'absolute';
    return widths.map((width) => {
      row.style.maxWidth = row.style.width = `${width}px`;
      const middles = [...row.children].map((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      });
      return { width, rows: new Set(middles).size };
    });
  });
}

/** The width of the actions of a hero, in pixels. */
const actionsWidth = (page: Page) =>
  page.$eval(
    'main > :first-child :has(> a + a)',
    (actions) => actions.getBoundingClientRect().width,
  );

test.each(contentPages)(
  'the actions of $path have the same rows in both faces, at every width of the window',
  ({ path }) =>
    inBothFaces(path, {}, async (page, bare) => {
      const laidOut: number[] = [];
      await atWidths(page, WIDTHS, async () => void laidOut.push(await actionsWidth(page)));
      const rows = await actionRows(page);
      expect(await actionRows(bare)).toEqual(rows);
      expect(rows.at(-1)?.rows).toBe(1);
      const steps = rows.map(({ width }) => Math.round(width));
      for (const width of laidOut.filter((each) => each > 320))
        expect(steps).toContain(Math.round(width));
    }),
);
