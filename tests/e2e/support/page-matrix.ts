import { TimeoutError, type Page, type Viewport } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unlistedOf } from '#data/premium-plans.ts';
import type { Route } from '#site/routes.ts';
import { contentPages, framePages, testSite } from '#tests/test-site.ts';
import { IS_EVERYTHING, rowsOfTier } from '#tests/tier.ts';
import { accessibilityProblems } from './accessibility.ts';
import { ariaSnapshot } from './aria-snapshot.ts';
import { brokenWords, clippedTexts, withFontSize, withSpacedText } from './clipped-text.ts';
import { focusProblems } from './focus-sweep.ts';
import { coveredTexts, foldsWithoutSign, paleIcons, paleTexts } from './forced-color-texts.ts';
import { unfoldAll } from './disclosures.ts';
import { withForcedColors } from './forced-colors.ts';
import { ibmProblems } from './ibm-equal-access.ts';
import { removeFrames, tabOrder } from './focus.ts';
import { movements } from './motion.ts';
import { layoutShifts, recordLayoutShifts, walkThrough } from './layout-shifts.ts';
import { paperProblems } from './print.ts';
import { smallTapTargets } from './tap-targets.ts';
import {
  address,
  DESKTOP,
  isShown,
  load,
  newProfile,
  PHONE,
  switchTheme,
  type Opened,
} from './browser-fixture.ts';

type Device = {
  name: 'phone' | 'desktop';
  viewport: Viewport;
  /** Further widths, in CSS pixels, that the page is resized to. */
  widths: readonly number[];
  /** The widths among them at which targets are measured too. */
  targetWidths: readonly number[];
  /** The widths at which spaced-out text is tested. */
  spacedWidths: readonly number[];
  /** The widths at which large text is tested: of a phone, the narrowest on each side of 17rem, and a usual one. */
  largeWidths: readonly number[];
  /** Windows in which the focus is followed, including short ones. */
  windows: readonly Pick<Viewport, 'width' | 'height'>[];
};

/** The narrowest width of each layout, where words and targets have the least room. */
const isNarrowest = (width: number) => [305, 320, 640, 768, 1024, 1152, 1280].includes(width);
/** In a low window, more can be covered or out of view. */
const isLow = ({ height }: Pick<Viewport, 'height'>) => height <= 650;

const DEVICES: readonly Device[] = [
  {
    name: 'phone',
    viewport: PHONE,
    widths: rowsOfTier([305, 320, 360, 480, 639, 640], isNarrowest),
    targetWidths: [320],
    spacedWidths: rowsOfTier([320, 390, 768, 1280], (width) => [320, 768].includes(width)),
    largeWidths: rowsOfTier([320, 390, 410], (width) => width !== 390),
    windows: rowsOfTier(
      [
        { width: 390, height: 844 },
        // A screen of 1280 by 1024, zoomed to 400%.
        { width: 320, height: 256 },
      ],
      isLow,
    ),
  },
  {
    name: 'desktop',
    viewport: DESKTOP,
    widths: rowsOfTier([767, 768, 1023, 1024, 1151, 1152, 1280, 1344, 1920, 2560], isNarrowest),
    targetWidths: [1280],
    spacedWidths: rowsOfTier([1024, 1440, 1920], isNarrowest),
    largeWidths: [1440],
    windows: rowsOfTier(
      [
        { width: 1280, height: 720 },
        { width: 1366, height: 650 },
      ],
      isLow,
    ),
  },
];

/** The widths at which words are checked against the backplates of others; the last one is a desktop's. */
const FORCED_WIDTHS = [320, 390, 768, 1440, 1920];

/** A phone at 200% zoom, and windows between it and the narrowest phone. */
const VERY_NARROW = [195, 240, 300];

/** Two loads, each of which may hang for the 30 seconds of Puppeteer's waits. */
const MAX_LOADS_MS = 90_000;

/** Matches a broken word of at most nine letters, a broken figure, or the longest name of a plan. */
const SHORT = /\d|^"(\p{L}{1,9}|Essentials)"/u;

/** The text sizes that a visitor with low vision may set in the browser, in pixels; the usual one is 16. */
const LARGE_FONT = 24;
const TWICE_THE_FONT = 32;

export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Links of one row whose words meet, one line each. */
const crossedLinks = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('main a')]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .map((link) => {
        // One for each line of its words, without those that only screen readers have: their element is a pixel.
        const boxes = [link, ...link.querySelectorAll('*')]
          .filter((element) => element.getBoundingClientRect().width > 1)
          .flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text))
          .flatMap((node) => {
            const words = document.createRange();
            words.selectNodeContents(node);
            return [...words.getClientRects()];
          });
        return { name: link.textContent, boxes };
      });
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
    return links.slice(1).flatMap(({ name, boxes }, index) => {
      const before = links[index];
      const isCrossed = before?.boxes.some((one) => boxes.some((other) => meet(one, other)));
      return isCrossed ? [`"${before?.name}" and "${name}" overlap`] : [];
    });
  });

/**
 * The kind of page by its aria snapshot: documents share one, purchase pages share two (some begin with a call), all others
 * have their own.
 */
function kindOf({ id }: Route): string {
  if (['privacy', 'terms'].includes(id)) return 'document';
  const entry = testSite.purchases.find((purchase) => purchase.id === id)?.entry;
  if (!entry) return id;
  return entry.line === 'premium' && unlistedOf(entry) ? 'purchase-after-a-call' : 'purchase';
}

/**
 * What must hold on every page, whatever its content: one load per page and device, the theme switched in place. After
 * the test "has moved nothing so far", everything that the page folds is open.
 */
export function testPages(routes: readonly Route[]): void {
  describe.each(routes)('$path', (route) => {
    describe.each(DEVICES)('on a $name', (device) => {
      let visit: Opened;
      let status: number | undefined;

      const open = async () => {
        visit = await newProfile({ viewport: device.viewport });
        await recordLayoutShifts(visit.page);
        const response = await load(visit.page, address(route.path));
        status = response?.status();
        await walkThrough(visit.page);
      };
      /** Opens the page anew after it hung, unless it had logged something. */
      const reopen = async () => {
        expect(visit.log.complaints).toEqual([]);
        await visit.context.close();
        await open();
      };
      beforeAll(async () => {
        try {
          await open();
        } catch (error) {
          // `retry` in vitest.config.ts does not cover this hook.
          if (!(error instanceof TimeoutError)) throw error;
          process.stderr.write(`${route.path} on a ${device.name} hung: ${error.message}\n`);
          await reopen();
        }
      }, MAX_LOADS_MS);
      beforeEach(async ({ task }) => {
        // A test that hangs runs again, but its page would hang again.
        if (task.result?.retryCount !== 0) await reopen();
      });
      afterAll(() => visit.context.close());

      test('answers, and requests nothing from other hosts but its own frame', () => {
        const isFrame = framePages.some(({ id }) => id === route.id);
        expect(status).toBe(route.id === 'notFound' ? 404 : 200);
        const foreign = new Set(visit.log.foreignRequests.map((url) => new URL(url).origin));
        expect([...foreign]).toEqual(isFrame ? [testSite.env.connectOrigin] : []);
      });

      test('is still for a visitor who prefers reduced motion', async () => {
        expect(await movements(visit.page)).toEqual([]);
      });

      /** Tests what seldom differs between devices on one of them in the first tier, and on both in the second. */
      const testOn = (name: Device['name'], title: string, run: () => Promise<void>) => {
        if (IS_EVERYTHING || device.name === name) test(title, run);
      };

      testOn('phone', 'is accessible in the light theme', async () => {
        expect(await accessibilityProblems(visit.page)).toEqual([]);
      });

      if (
        IS_EVERYTHING ||
        (device.name === 'desktop' && contentPages.some(({ id }) => id === route.id))
      ) {
        test('is accessible in the dark theme, which it takes on in place', async () => {
          await switchTheme(visit.page, 'dark');
          expect(await accessibilityProblems(visit.page, 'colors')).toEqual([]);
          await switchTheme(visit.page, 'light');
        });
      }

      test('has moved nothing so far', async () => {
        expect(await layoutShifts(visit.page)).toEqual([]);
      });

      testOn('phone', 'keeps its tables tables in any layout', async () => {
        await unfoldAll(visit.page);
        for (const table of await visit.page.$$('main table')) {
          if (!(await isShown(table))) continue;
          const headers = await table.evaluate((element) => [
            ...(element.querySelector('thead th') ? ['columnheader'] : []),
            ...(element.querySelector('[scope=row]') ? ['rowheader'] : []),
          ]);
          const tree = await visit.page.accessibility.snapshot({
            root: table,
            interestingOnly: false,
          });
          const roles = JSON.stringify(tree);
          for (const role of ['table', 'row', 'cell', ...headers])
            expect(roles).toContain(`"role":"${role}"`);
        }
        expect(await visit.page.$('h1')).not.toBeNull();
      });

      if (device.name === 'desktop') {
        test('is announced as reviewed', async () => {
          await unfoldAll(visit.page);
          // Everything has been in view, so a visitor would have every island by now.
          await visit.page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
          // At its top, a document marks its first section as the one being read; observers run with the next frame.
          await visit.page.waitForFunction(() => {
            const [first] = document.querySelectorAll('li[data-section] > a');
            return !first || first.ariaCurrent === 'true';
          });
          const announced = await ariaSnapshot(visit.page, 'body', {
            isDocument: kindOf(route) === 'document',
            isWithoutFrame: !['home', 'collective'].includes(route.id),
          });
          await expect(announced).toMatchFileSnapshot(`../snapshots/pages/${kindOf(route)}.txt`);
        });

        test('lets Tab reach everything, in the order of the page', async () => {
          await unfoldAll(visit.page);
          const { reached, expected } = await tabOrder(visit.page);
          expect(expected.length).toBeGreaterThan(8);
          expect(reached).toEqual(expected);
        });
      }

      if (IS_EVERYTHING && device.name === 'desktop') {
        test('satisfies IBM Equal Access', async () => {
          await unfoldAll(visit.page);
          await removeFrames(visit.page);
          expect(await ibmProblems(visit.page)).toEqual([]);
        });
      }

      test('has tap targets of 44 pixels and no horizontal overflow at any width', async () => {
        const { page } = visit;
        await unfoldAll(page);
        expect(await smallTapTargets(page)).toEqual([]);
        for (const width of device.widths) {
          await page.setViewport({ ...device.viewport, width });
          expect(await horizontalOverflow(page), `at ${width} px`).toBe(0);
          expect(await clippedTexts(page), `at ${width} px`).toEqual([]);
          expect(await brokenWords(page), `at ${width} px`).toEqual([]);
          if (device.targetWidths.includes(width))
            expect(await smallTapTargets(page), `at ${width} px`).toEqual([]);
        }
      });

      if (IS_EVERYTHING && device.name === 'phone') {
        test('fits windows narrower than any phone', async () => {
          const { page } = visit;
          await unfoldAll(page);
          for (const width of VERY_NARROW) {
            await page.setViewport({ ...device.viewport, width });
            expect.soft(await horizontalOverflow(page), `at ${width} px`).toBe(0);
            expect.soft(await clippedTexts(page), `at ${width} px`).toEqual([]);
            expect.soft(await crossedLinks(page), `at ${width} px`).toEqual([]);
          }
          await page.setViewport(device.viewport);
        });
      }

      testOn('phone', 'cuts off no words with more spacing or larger text', async () => {
        const { page } = visit;
        await unfoldAll(page);
        for (const width of device.spacedWidths) {
          await page.setViewport({ ...device.viewport, width });
          await withSpacedText(page, async () => {
            expect(await clippedTexts(page), `spaced, at ${width} px`).toEqual([]);
            expect(await coveredTexts(page, 'ink'), `spaced, at ${width} px`).toEqual([]);
            // A long word may break where its column is narrow, a short one or a figure never has to.
            const broken = (await brokenWords(page)).filter((word) => SHORT.test(word));
            expect(broken, `spaced, at ${width} px`).toEqual([]);
          });
        }
        await withFontSize(page, LARGE_FONT, async () => {
          for (const width of device.largeWidths) {
            await page.setViewport({ ...device.viewport, width });
            expect(await clippedTexts(page), `in large letters, at ${width} px`).toEqual([]);
            const broken = (await brokenWords(page)).filter(
              (word) => width >= PHONE.width || SHORT.test(word),
            );
            expect(broken, `in large letters, at ${width} px`).toEqual([]);
            expect(await horizontalOverflow(page), `in large letters, at ${width} px`).toBe(0);
          }
        });
        await page.setViewport(device.viewport);
        if (!IS_EVERYTHING) return;
        await withFontSize(page, TWICE_THE_FONT, async () => {
          expect.soft(await clippedTexts(page), 'at twice the size').toEqual([]);
          expect.soft(await horizontalOverflow(page), 'at twice the size').toBe(0);
          const broken = (await brokenWords(page, 'none')).filter((word) => SHORT.test(word));
          expect.soft(broken, 'at twice the size').toEqual([]);
        });
      });

      if (IS_EVERYTHING) {
        test('hides no words in forced colors', async () => {
          const { page } = visit;
          await unfoldAll(page);
          await withForcedColors(page, async () => {
            for (const width of FORCED_WIDTHS) {
              await page.setViewport({ ...device.viewport, width });
              expect(await coveredTexts(page), `at ${width} px`).toEqual([]);
            }
            expect(await foldsWithoutSign(page)).toEqual([]);
            expect(await paleTexts(page)).toEqual([]);
            expect(await paleIcons(page)).toEqual([]);
          });
        });
      }

      testOn('desktop', 'shows what has the focus and its whole ring in any window', async () => {
        const { page } = visit;
        await unfoldAll(page);
        await removeFrames(page);
        for (const size of device.windows) {
          await page.setViewport({ ...device.viewport, ...size });
          expect(await focusProblems(page), `${size.width}×${size.height}`).toEqual([]);
        }
      });

      if (device.name === 'desktop' && (IS_EVERYTHING || route.id === 'home')) {
        test('prints as ink on white paper, with nothing cut off', async () => {
          await unfoldAll(visit.page);
          // Printouts are light in the dark theme, too.
          await switchTheme(visit.page, 'dark');
          expect(await paperProblems(visit.page)).toEqual([]);
        });
      }

      test('has logged nothing', () => {
        expect(visit.log.complaints).toEqual(
          route.id === 'notFound'
            ? [expect.stringContaining('404'), 'console warn: Page not found: /404']
            : [],
        );
      });
    });
  });
}
