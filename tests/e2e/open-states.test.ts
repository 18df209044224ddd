import type { Page, Viewport } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';
import { accessibilityProblems } from './accessibility.ts';
import { open, openWith, untilState } from './dialogs.ts';
import { address, DESKTOP, PHONE, useBrowser, visiting } from './visitor.ts';

useBrowser();

type State = { name: string; viewport: Viewport; reach: (page: Page) => Promise<unknown> };

const at = async (page: Page, path: string) => page.goto(address(path));

/** What a visitor may have in front of them and no page shows by itself. */
const STATES: State[] = [
  ...[DESKTOP, PHONE].map((viewport) => ({
    name: `a dialog (${viewport.width} px)`,
    viewport,
    reach: async (page: Page) => {
      await at(page, '/');
      await open(page, 'scheduleCall');
      await untilState(page, 'scheduleCall', 'loaded');
    },
  })),
  {
    name: 'a dialog whose page takes long',
    viewport: PHONE,
    reach: async (page) => {
      await openWith(page, `${testSite.env.connectOrigin}/hang/calendar`);
      await untilState(page, 'scheduleCall', 'slow', 10_000);
    },
  },
  {
    name: 'a dialog whose page does not come',
    viewport: PHONE,
    reach: async (page) => {
      await openWith(page, 'http://localhost:9/elsewhere');
      await untilState(page, 'scheduleCall', 'failed');
    },
  },
  {
    name: 'the menu of a phone, the platform unfolded',
    viewport: PHONE,
    reach: async (page) => {
      await at(page, '/');
      await page.tap('[data-disclosure=menu] > summary');
      await page.tap('[data-disclosure=menu] nav summary');
    },
  },
  {
    name: 'the platform dropdown',
    viewport: DESKTOP,
    reach: async (page) => {
      await at(page, '/');
      await page.click('[data-disclosure=dropdown] summary');
    },
  },
  {
    name: 'the contents of a document',
    viewport: PHONE,
    reach: async (page) => {
      await at(page, '/terms-of-service');
      await page.tap('main details > summary');
    },
  },
  {
    name: 'search results',
    viewport: PHONE,
    reach: async (page) => {
      await at(page, '/search?q=invoice');
      await page.waitForSelector('[data-search=results] li');
    },
  },
  {
    name: 'a search without a result',
    viewport: PHONE,
    reach: async (page) => {
      await at(page, '/search?q=zzzzzz');
      await page.waitForSelector('[data-search=none]:not([hidden])');
    },
  },
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(STATES)('axe finds nothing in $name', async ({ viewport, reach }) => {
    await visiting({ viewport, theme }, async ({ page }) => {
      await reach(page);
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });
});
