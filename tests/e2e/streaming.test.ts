// On a slow line the first screen is painted while it arrives. Nothing on it may move when more of it arrives.
import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { longPages } from '#tests/test-site.ts';
import { rowsOfTier } from '#tests/tier.ts';
import { layoutShifts, recordLayoutShifts } from './support/layout-shifts.ts';
import { address, DESKTOP, newPage, PHONE, useBrowser } from './support/browser-fixture.ts';

useBrowser();

/** In between, the drawing is below the words, and part of the first screen. */
const TABLET = { ...DESKTOP, width: 768 };

/** The page in pieces: its first screen tag by tag, drawings as a whole. The other styles follow the first screen. */
function piecesOf(html: string): readonly string[] {
  const begin = html.indexOf('<main');
  const end = html.indexOf('<style', begin);
  expect(begin).toBeGreaterThan(0);
  expect(end).toBeGreaterThan(begin);
  const pieces = html.slice(begin, end).match(/<svg[^]*?<\/svg>|<[^>]*>|[^<]+/g) ?? [];
  expect(pieces.length).toBeGreaterThan(20);
  return [html.slice(0, begin), ...pieces, html.slice(end)];
}

/** Has the browser parse and paint `pieces` one after the other, as the document of `path`. */
async function stream(page: Page, path: string, pieces: readonly string[]): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.isNavigationRequest())
      void request.respond({ contentType: 'text/html', body: '<!doctype html>' });
    else void request.continue();
  });
  // The page's own policy forbids writing into it.
  await page.setBypassCSP(true);
  await page.goto(address(path));
  await page.evaluate(async (parts) => {
    document.open();
    for (const part of parts) {
      // oxlint-disable-next-line typescript/no-deprecated -- nothing else gives a parser its input piece by piece
      document.write(part);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    document.close();
  }, pieces);
}

/** A first screen with a drawing, and a document. */
const KINDS = ['home', 'terms'];

test.each(rowsOfTier(longPages, ({ id }) => KINDS.includes(id)))(
  'nothing moves on the first screen of $path while it arrives',
  async ({ path }) => {
    const pieces = piecesOf(await (await fetch(address(path))).text());
    // Most of the time is spent waiting for frames.
    await Promise.all(
      [PHONE, TABLET, DESKTOP].map(async (viewport) => {
        const { page } = await newPage({ viewport });
        await recordLayoutShifts(page);
        await stream(page, path, pieces);
        expect(await page.$('main > :nth-child(2)')).not.toBeNull();
        expect(await layoutShifts(page), `${viewport.width} px`).toEqual([]);
      }),
    );
  },
);
