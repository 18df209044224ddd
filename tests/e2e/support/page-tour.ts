import type { Viewport } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#site/routes.ts';
import { framePages, testSite, unlikeRoutes } from '#tests/test-site.ts';
import { accessibilityProblems } from './accessibility.ts';
import { walkByTab } from './focus.ts';
import { movements } from './motion.ts';
import { layoutShifts, recordLayoutShifts, walkThrough } from './layout-shifts.ts';
import { paperProblems } from './paper.ts';
import { smallTargets } from './targets.ts';
import { wordsOutside } from './words.ts';
import { address, DESKTOP, openVisit, PHONE, switchTheme, type Visit } from './visitor.ts';

type Device = {
  name: string;
  viewport: Viewport;
  /** Further widths, in CSS pixels, that the page is resized to. */
  widths: readonly number[];
  /** The widths among them at which targets are measured too. */
  targetWidths: readonly number[];
};

const DEVICES: readonly Device[] = [
  {
    name: 'phone',
    viewport: PHONE,
    widths: [320, 360, 480, 639, 640],
    targetWidths: [320],
  },
  {
    name: 'desktop',
    viewport: DESKTOP,
    widths: [767, 768, 1023, 1024, 1151, 1152, 1280, 1344, 1920, 2560],
    targetWidths: [1280],
  },
];

/**
 * What must hold on every page, whatever it says: one load per page and device, the theme switched in place.
 * Pages that differ from another one in words and prices alone are spared what these cannot change.
 */
export function tourPages(routes: readonly Route[]): void {
  describe.each(routes)('$path', (route) => {
    const isWhole = unlikeRoutes.includes(route);
    describe.each(isWhole ? DEVICES : DEVICES.slice(0, 1))('on a $name', (device) => {
      let visit: Visit;
      let status: number | undefined;

      beforeAll(async () => {
        visit = await openVisit({ viewport: device.viewport });
        await recordLayoutShifts(visit.page);
        const response = await visit.page.goto(address(route.path), { waitUntil: 'load' });
        status = response?.status();
        await walkThrough(visit.page);
      });
      afterAll(() => visit.context.close());

      test('answers, and asks nobody for anything but its own frame', () => {
        const isFrame = framePages.some(({ id }) => id === route.id);
        expect(status).toBe(route.id === 'notFound' ? 404 : 200);
        const foreign = new Set(visit.record.foreignRequests.map((url) => new URL(url).origin));
        expect([...foreign]).toEqual(isFrame ? [testSite.env.connectOrigin] : []);
      });

      test('is at rest for a visitor who asked for less motion', async () => {
        expect(await movements(visit.page)).toEqual([]);
      });

      if (isWhole) {
        test('is accessible in the light theme', async () => {
          expect(await accessibilityProblems(visit.page)).toEqual([]);
        });

        test('is accessible in the dark theme, which it takes on in place', async () => {
          await switchTheme(visit.page, 'dark');
          expect(await accessibilityProblems(visit.page, 'colors')).toEqual([]);
          await switchTheme(visit.page, 'light');
        });
      }

      test('has moved nothing until here', async () => {
        expect(await layoutShifts(visit.page)).toEqual([]);
      });

      if (isWhole && device.name === 'desktop') {
        test('shows a ring on everything that takes the focus, and keeps it in sight', async () => {
          const stops = await walkByTab(visit.page);
          expect(stops.length).toBeGreaterThan(8);
          expect(stops.filter(({ hasRing, isSeen }) => !hasRing || !isSeen)).toEqual([]);
        });
      }

      test('has targets of 44 pixels and needs no sideways scroll at any width', async () => {
        const { page } = visit;
        expect(await smallTargets(page)).toEqual([]);
        for (const width of isWhole ? device.widths : device.targetWidths) {
          await page.setViewport({ ...device.viewport, width });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `at ${width} px`).toBe(0);
          expect(await wordsOutside(page), `at ${width} px`).toEqual([]);
          if (device.targetWidths.includes(width))
            expect(await smallTargets(page), `at ${width} px`).toEqual([]);
        }
      });

      if (isWhole && device.name === 'desktop') {
        test('prints as ink on white paper, nothing cut', async () => {
          expect(await paperProblems(visit.page)).toEqual([]);
        });
      }

      test('has complained about nothing', () => {
        expect(visit.record.complaints).toEqual(
          route.id === 'notFound'
            ? [expect.stringContaining('404'), 'console warn: Page not found: /404']
            : [],
        );
      });
    });
  });
}
