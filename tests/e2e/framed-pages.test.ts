// Pages that are one external page in a frame.
import { describe, expect, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';
import { rowsOfTier } from '#tests/tier.ts';
import { address, newPage, openPage, PHONE, useBrowser } from './support/browser-fixture.ts';

useBrowser();

const places = rowsOfTier(
  ['essentials-monthly', 'linkedin-level-2', 'collective', 'catalog'],
  (id) => ['essentials-monthly', 'catalog'].includes(id),
).map((id) => testSite.route(id).path);

describe.each(places)('%s', (path) => {
  test('gives its frame what a phone leaves, and room to fill in a form on a small one', async () => {
    const { page } = await openPage(path, { viewport: PHONE });
    await page.waitForSelector('main [data-frame][data-state=loaded]');
    /** The frame's height and bottom edge, the room below the sticky header, and the footer's top edge. */
    const measure = () =>
      page.evaluate(() => {
        const edges = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return {
          frame: edges('main iframe').height,
          end: edges('main iframe').bottom,
          room: innerHeight - edges('header').height,
          footer: edges('body > footer').top,
        };
      });
    const usual = await measure();
    // With a longer price, the words above the frame take one more line.
    expect(usual.frame).toBeGreaterThan(PHONE.height * 0.65);
    expect(usual.end).toBe(PHONE.height);
    expect(usual.footer).toBe(usual.end);

    await page.setViewport({ ...PHONE, width: 320, height: 568 });
    const small = await measure();
    expect(small.frame).toBeGreaterThan(440);
    expect(small.frame).toBeLessThanOrEqual(small.room);
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
