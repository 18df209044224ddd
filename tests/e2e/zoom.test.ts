// How much text grows at 200% zoom: it is laid out in half the width, and every pixel is twice as large.
import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { contentPages, unlikeRoutes } from '#tests/test-site.ts';
import { rowsOfTier } from '#tests/tier.ts';
import { DESKTOP, openPage, PHONE, useBrowser } from './support/browser-fixture.ts';

useBrowser();

type Size = { text: string; letters: number; isFirst: boolean; before: number; after: number };

/** The words outside drawings that are there before and after the zoom, with their sizes in pixels of the screen. */
async function sizesAtZoom(page: Page, width: number): Promise<Size[]> {
  const viewport = page.viewport() ?? DESKTOP;
  const measure = () =>
    page.evaluate(() =>
      (window as unknown as { texts: Element[] }).texts.map((element) =>
        element.checkVisibility({ visibilityProperty: true })
          ? parseFloat(getComputedStyle(element).fontSize)
          : 0,
      ),
    );
  await page.setViewport({ ...viewport, width });
  const words = await page.evaluate(() => {
    const own = (element: Element) =>
      [...element.childNodes]
        .map((node) => (node instanceof Text ? node.data.trim() : ''))
        .join(' ')
        .trim();
    const texts = [...document.querySelectorAll('body *')].filter(
      (element) =>
        own(element) && !element.closest('svg, script, style, [aria-hidden=true], dialog'),
    );
    Object.assign(window, { texts });
    return texts.map((element) => ({
      text: own(element).slice(0, 40),
      letters: own(element).length,
      isFirst: element.closest('h1') !== null,
    }));
  });
  const before = await measure();
  await page.setViewport({ ...viewport, width: width / 2 });
  const after = await measure();
  return words
    .map((word, index) => ({
      ...word,
      before: before[index] ?? 0,
      after: 2 * (after[index] ?? 0),
    }))
    .filter((size) => size.before > 0 && size.after > 0);
}

/** Text of this size or larger (pixels) is a lead, a figure or a heading. */
const LARGEST_BODY = 20;
const [FIRST_HEADINGS, BODY, ANY] = [1.14, 1.57, 1.09];
const NEARLY_TWICE = 1.8;

const growth = ({ before, after }: Size) => after / before;
const lettersOf = (sizes: readonly Size[]) => sizes.reduce((sum, { letters }) => sum + letters, 0);
/** The texts that grow less than `least`, one line each. */
const below = (least: number, sizes: readonly Size[]) =>
  sizes
    .filter((size) => growth(size) < least)
    .map(({ text, before, after }) => `"${text}": ${before} to ${after} px`);

const pages = unlikeRoutes.filter(
  (route) => contentPages.includes(route) || ['terms', 'search', 'notFound'].includes(route.id),
);

test.each(rowsOfTier(pages, ({ id }) => ['pbsengine', 'pbsenginePremium', 'terms'].includes(id)))(
  'at 200% zoom, most words of $path are nearly twice as large, and the largest headings a bit larger',
  async ({ path }) => {
    const { page } = await openPage(path);
    for (const width of [PHONE.width, 1280, DESKTOP.width, 1920]) {
      const sizes = await sizesAtZoom(page, width);
      const first = sizes.filter(({ isFirst }) => isFirst);
      const body = sizes.filter(({ before }) => before < LARGEST_BODY);
      const nearlyTwice = body.filter((size) => growth(size) >= NEARLY_TWICE);
      expect.soft(first.length, path).toBeGreaterThan(0);
      expect.soft(below(FIRST_HEADINGS, first), `at ${width} px`).toEqual([]);
      expect.soft(below(BODY, body), `at ${width} px`).toEqual([]);
      expect.soft(below(ANY, sizes), `at ${width} px`).toEqual([]);
      expect.soft(lettersOf(nearlyTwice) / lettersOf(body), `at ${width} px`).toBeGreaterThan(0.5);
    }
  },
);
