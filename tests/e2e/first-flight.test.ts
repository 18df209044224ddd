// The bytes that a server can send before it waits for an answer paint the whole first screen.
import { expect, test } from 'vitest';
import { longPages } from '#tests/test-site.ts';
import { overHttp1 } from '#tests/hosts/ask.ts';
import { pixelDifference } from '#tests/support/pixel-difference.ts';
import { readableFromFirstFlight } from '#tests/support/first-flight.ts';
import { rowsOfTier } from '#tests/tier.ts';
import {
  address,
  DESKTOP,
  newPage,
  PHONE,
  useBrowser,
  type PageOptions,
} from './support/browser-fixture.ts';

/** How many pixels at slanted edges (the five tags) may differ from run to run; a missing word changes hundreds. */
const EDGES = 100;

/** By how much rounding may change a color. */
const ROUNDING = 0.03;

useBrowser();

async function bytesOf(path: string): Promise<Buffer> {
  const { headers, body } = await overHttp1(address('/'))({
    path,
    headers: { 'Accept-Encoding': 'br' },
  });
  expect(headers['content-encoding']).toBe('br');
  return body;
}

/** A screenshot down to the end of the first section or of the window. Without `body`, of the page as it is. */
async function picture(path: string, options: PageOptions, body?: string): Promise<Uint8Array> {
  const { page } = await newPage(options);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (body !== undefined && request.isNavigationRequest())
      void request.respond({ contentType: 'text/html; charset=utf-8', body });
    // The script arrives with the end of the page.
    else if (request.resourceType() === 'script') void request.abort();
    else void request.continue();
  });
  await page.goto(address(path));
  await page.evaluate(() => document.fonts.ready);
  const { width, height } = await page.$eval('main > :first-child', (first) => ({
    width: innerWidth,
    height: Math.floor(Math.min(innerHeight, first.getBoundingClientRect().bottom)),
  }));
  expect(height).toBeGreaterThan(300);
  return page.screenshot({ clip: { x: 0, y: 0, width, height } });
}

/** Both themes on both devices for the two fullest first screens; for others, light on a phone, dark on a desktop. */
const screens = longPages.flatMap(({ id, path }) =>
  (['light', 'dark'] as const).flatMap((theme) => {
    const viewports = ['home', 'pbsengine'].includes(id)
      ? [PHONE, DESKTOP]
      : [theme === 'light' ? PHONE : DESKTOP];
    return viewports.map((viewport) => ({ id, path, viewport, theme }));
  }),
);
test.each(
  rowsOfTier(
    screens,
    ({ id, viewport, theme }) =>
      ['home', 'terms'].includes(id) && viewport === PHONE && theme === 'light',
  ),
)(
  'the first $viewport.width px screen of $path, $theme, is whole from the first flight',
  async ({ path, viewport, theme }) => {
    const options = { viewport, theme };
    const start = readableFromFirstFlight(await bytesOf(path));
    expect(start).not.toContain('</main>');
    const [cut, whole] = [await picture(path, options, start), await picture(path, options)];
    expect(pixelDifference(cut, whole, { threshold: ROUNDING }).count).toBeLessThan(EDGES);
  },
);
