import { describe, expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { pixelDifference } from '#tests/support/pixel-difference.ts';
import { contentPages } from '#tests/test-site.ts';
import { rowsOfTier } from '#tests/tier.ts';
import { movements, recordAnimationEnds } from './support/motion.ts';
import {
  address,
  DESKTOP,
  load,
  newPage,
  openPage,
  PHONE,
  useBrowser,
} from './support/browser-fixture.ts';

useBrowser();

describe.each(rowsOfTier(contentPages, ({ id }) => id === 'home'))(
  'on $path, for a visitor who does not prefer reduced motion,',
  ({ path }) => {
    test('nothing moves by itself for long, and nothing loops', async () => {
      const { page } = await newPage({ motion: true });
      const ends = await recordAnimationEnds(page);
      await page.goto(address(path), { waitUntil: 'load' });
      // An animation is reported in the frame that starts it.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(ends.filter((end) => !(end <= 12_000))).toEqual([]);
    });
  },
);

test('the engine of Home turns while the visitor scrolls, and is still otherwise', async () => {
  const { page } = await openPage(href('home'), { motion: true });
  expect((await movements(page)).join()).toContain('rotate');
  const angles = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main svg *')]
        .map((node) => getComputedStyle(node).rotate)
        .filter((angle) => angle !== 'none'),
    );
  const before = await angles();
  expect(before.length).toBeGreaterThan(0);
  expect(await angles()).toEqual(before);
  await page.evaluate(async () => {
    scrollTo({ top: 300, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(await angles()).not.toEqual(before);
});

const DRAWINGS = [
  ['wide', DESKTOP, { width: 0.58, height: 1 }],
  ['narrow', PHONE, { width: 1, height: 0.3 }],
] as const;

test.each(rowsOfTier(DRAWINGS, ([name]) => name === 'wide'))(
  'the line of the %s drawing on Home is drawn once, within 2 s, and ends as the still picture',
  // `share` leaves out the engine beside the line: it moves as the page scrolls, so its edges are smoothed differently.
  async (name, viewport, share) => {
    const picture = async (motion: boolean) => {
      const { page } = await newPage({ motion, viewport });
      const ends = await recordAnimationEnds(page);
      await load(page, address(href('home')));
      const line = await page.waitForSelector(`svg:has(#tangle-${name})`);
      await page.evaluate(async () => {
        const timed = document
          .getAnimations()
          .filter(({ timeline }) => timeline instanceof DocumentTimeline);
        await Promise.all(timed.map(({ finished }) => finished));
        await document.fonts.ready;
      });
      const lanes = await page.$eval(`#tangle-${name}`, (tangle) =>
        [...(tangle.closest('svg')?.querySelectorAll('g') ?? [])].flatMap((group) => {
          const dash = Number(getComputedStyle(group).getPropertyValue('--length'));
          const paths = [...group.querySelectorAll<SVGPathElement>(':scope > path')];
          const longest = Math.max(...paths.map((path) => path.getTotalLength()));
          return dash > 0 ? [{ dash, longest }] : [];
        }),
      );
      // A screenshot larger than the window would lay out the page again and restart the drawing.
      const box = await line?.boundingBox();
      if (!box) throw new Error('The drawing has no place on the page');
      const { x, y, width, height } = box;
      const shot = await page.screenshot({
        captureBeyondViewport: false,
        clip: { x, y, width: width * share.width, height: height * share.height },
      });
      return { ends, lanes, shot };
    };
    const [moved, still] = [await picture(true), await picture(false)];
    expect(still.ends).toEqual([]);
    expect(moved.ends.length).toBeGreaterThan(2);
    expect(Math.max(...moved.ends)).toBeLessThanOrEqual(2000);
    expect(pixelDifference(moved.shot, still.shot).count).toBe(0);
    expect(moved.lanes).toHaveLength(1);
    for (const { dash, longest } of moved.lanes) expect(dash).toBe(Math.ceil(longest / 10) * 10);
  },
);
