import { decode } from 'fast-png';
import type { Page } from 'puppeteer-core';
import type { Rgb } from '#tests/support/contrast.ts';

/** A rectangle in CSS pixels from the top left of the document. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** What the window shows at one scroll position: its edges in the document, the position, and the pixels. */
type Strip = { top: number; bottom: number; scroll: number; picture: ReturnType<typeof decode> };

/** The color of a point in the document, without its words, or `undefined` if no picture has it. */
export type ColorAt = (x: number, y: number) => Rgb | undefined;

/** Takes pictures of the parts with `boxes`, a window at a time: Chromium may not have painted what is beyond it. */
export async function pictureWithoutText(page: Page, boxes: readonly Box[]): Promise<ColorAt> {
  const { headerHeight, windowHeight, lastTop, fixedAt } = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // Not `color`: borders and drawings take their color from it.
    sheet.replaceSync(
      '* { -webkit-text-fill-color: #0000 !important; text-decoration-color: #0000 !important }' +
        'text, tspan { fill: #0000 !important; stroke: #0000 !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    const header = document.querySelector('header');
    return {
      headerHeight: header?.checkVisibility() ? header.getBoundingClientRect().height : 0,
      windowHeight: innerHeight,
      lastTop: document.documentElement.scrollHeight - innerHeight,
      // The content of an open dialog stays where it is when the page scrolls.
      fixedAt: document.querySelector('dialog[open]') ? scrollY : null,
    };
  });
  const strips: Strip[] = [];
  for (const { top, bottom } of [...boxes].sort((one, other) => one.top - other.top)) {
    if (strips.some((strip) => strip.top <= top && strip.bottom >= bottom)) continue;
    // Below the sticky header, unless the page begins or ends there.
    const scroll = fixedAt ?? Math.max(0, Math.min(Math.floor(top - headerHeight), lastTop));
    const seen = await page.evaluate(async (y) => {
      scrollTo({ top: y, behavior: 'instant' });
      // A frame is on the screen once the second one after it is handed over: the compositor holds two at most.
      for (let frame = 0; frame < 4; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      // A phone's call bar, once scrolling shows it, covers what is below it.
      const bar = document.querySelector('[data-call-bar]');
      return bar?.checkVisibility({ visibilityProperty: true })
        ? bar.getBoundingClientRect().top
        : innerHeight;
    }, scroll);
    const picture = await page.screenshot({ optimizeForSpeed: true, captureBeyondViewport: false });
    strips.push({
      top: scroll === 0 || fixedAt !== null ? scroll : scroll + headerHeight,
      bottom: scroll + (fixedAt === null ? seen : windowHeight),
      scroll,
      picture: decode(picture),
    });
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  let last = strips[0];
  return (x, y) => {
    const isIn = (strip: Strip | undefined) => strip && strip.top <= y && strip.bottom > y;
    if (!isIn(last)) last = strips.find(isIn);
    if (!last) return undefined;
    const { data, width, channels } = last.picture;
    const row = Math.floor(y - last.scroll);
    const at = (row * width + Math.floor(x)) * channels;
    const [red, green, blue] = [data[at], data[at + 1], data[at + 2]];
    if (x < 0 || x >= width || red === undefined) return undefined;
    return [red, green ?? 0, blue ?? 0];
  };
}
