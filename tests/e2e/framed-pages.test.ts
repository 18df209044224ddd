// Pages that are one external page in a frame.
import { describe, expect, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';
import { rowsOfTier } from '#tests/tier.ts';
import { withFontSize } from './support/clipped-text.ts';
import {
  address,
  newPage,
  openPage,
  PHONE,
  untilAt,
  untilStill,
  useBrowser,
} from './support/browser-fixture.ts';

useBrowser();

const places = rowsOfTier(
  ['essentials-monthly', 'linkedin-level-2', 'collective', 'catalog'],
  (id) => ['essentials-monthly', 'catalog'].includes(id),
).map((id) => testSite.route(id).path);

test('what the catalog lists stands above its price, also in letters of 32 px', async () => {
  const { page } = await openPage(testSite.route('catalog').path, { viewport: PHONE });
  await withFontSize(page, 32, async () => {
    const gaps = await page.$$eval('main li b:has(a)', (names) =>
      names.map((name) => {
        const [above, below] = ['a', 'span > span:last-child'].map((part) => {
          const words = document.createRange();
          words.selectNodeContents(name.querySelector(part) ?? name);
          return [...words.getClientRects()];
        });
        const [line] = below ?? [];
        return (line?.top ?? 0) - (above?.at(-1)?.bottom ?? 0);
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThan(0);
  });
});

describe.each(places)('%s', (path) => {
  test('shows the way to its frame on a phone, where the frame then fills the screen', async () => {
    const { page } = await openPage(path, { viewport: PHONE });
    await page.waitForSelector('main [data-frame][data-state=loaded]');
    /** Edges of the link to the frame, of the frame with its bar and alone, of the sticky header and of the footer. */
    const measure = () =>
      page.evaluate(() => {
        const edges = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const { top, bottom } = edges('#frame');
        return {
          way: edges('main a[href="#frame"]').bottom,
          top,
          frame: edges('main iframe').height,
          // In whole pixels, like scroll positions.
          overHeader: Math.round(top - edges('header').bottom),
          bottom: Math.round(bottom),
          footer: Math.round(edges('body > footer').top),
        };
      });
    const cover = await measure();
    expect(cover.way).toBeLessThan(PHONE.height);
    expect(cover.top).toBeLessThan(PHONE.height);
    await page.click('main a[href="#frame"]');
    await untilAt(page, 'frame');
    await untilStill(page);
    const reached = await measure();
    expect(reached.overHeader).toBe(0);
    expect(reached.bottom).toBe(PHONE.height);
    expect(reached.footer).toBe(reached.bottom);
    expect(reached.frame).toBeGreaterThan(PHONE.height * 0.8);

    await page.setViewport({ ...PHONE, width: 320, height: 568 });
    expect((await measure()).frame).toBeGreaterThan(440);
  });

  test('has its frame beside the cover on a wide window, in view to the end of the cover', async () => {
    const { page } = await openPage(path, { viewport: { width: 1440, height: 700 } });
    const measure = () =>
      page.evaluate(() => {
        const edges = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const { left, top, bottom } = edges('#frame');
        return [left - edges('main h1').right, top - edges('header').bottom, bottom].map(
          Math.round,
        );
      });
    const [beside, ...height] = await measure();
    expect(beside).toBeGreaterThan(0);
    expect(height).toEqual([0, 700]);
    await page.evaluate(() =>
      scrollBy(
        0,
        (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) - innerHeight,
      ),
    );
    expect((await measure()).slice(1)).toEqual(height);
  });

  test('gives its frame its height before the words below it come', async () => {
    const whole = await (await fetch(address(path))).text();
    const cut = whole.slice(0, whole.indexOf('<p data-for="loading"'));
    expect(cut.length).toBeLessThan(whole.length - 1000);
    const { page } = await newPage();
    let body = cut;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        void request.respond({ contentType: 'text/html; charset=utf-8', body });
      else void request.abort();
    });
    const heightOfFrame = async () => {
      await page.goto(address(path));
      return page.$eval('main iframe', (frame) => frame.getBoundingClientRect().height);
    };
    const early = await heightOfFrame();
    body = whole;
    expect(await heightOfFrame()).toBe(early);
  });
});
