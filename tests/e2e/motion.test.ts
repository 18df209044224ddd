import { describe, expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { contentPages } from '#tests/test-site.ts';
import { movements } from './support/motion.ts';
import { address, useBrowser, visiting } from './support/visitor.ts';

useBrowser();

describe.each(contentPages)(
  'on $path, for a visitor who did not ask for less motion,',
  ({ path }) => {
    test('nothing moves by itself for long, and nothing loops', async () => {
      await visiting({ motion: true }, async ({ page }) => {
        await page.goto(address(path), { waitUntil: 'load' });
        const timed = await page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ timeline }) => timeline instanceof DocumentTimeline)
            .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
        );
        expect(timed.filter((endTime) => !(endTime <= 12_000))).toEqual([]);
      });
    });
  },
);

test('the engine of Home turns while the visitor scrolls, and stands still otherwise', async () => {
  await visiting({ motion: true }, async ({ page }) => {
    await page.goto(address(href('home')), { waitUntil: 'load' });
    expect((await movements(page)).join()).toContain('rotate');
    const angles = () =>
      page.$$eval('main svg *', (nodes) =>
        nodes.map((node) => getComputedStyle(node).rotate).filter((angle) => angle !== 'none'),
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
});
