import { expect, test } from 'vitest';
import { framePages, otherPurchases, unlikeRoutes } from '#tests/test-site.ts';
import { horizontalOverflow, testPages } from './support/page-matrix.ts';
import { smallTapTargets } from './support/tap-targets.ts';
import { address, newPage, PHONE, useBrowser } from './support/browser-fixture.ts';
import { clippedTexts } from './support/clipped-text.ts';

useBrowser();

testPages(framePages.filter((route) => unlikeRoutes.includes(route)));

test('the purchase pages that differ only in words fit a phone of 320 px', async () => {
  const { page, log } = await newPage({ viewport: { ...PHONE, width: 320 } });
  for (const { path } of otherPurchases) {
    await page.goto(address(path));
    const [scroll, outside, small] = [
      await horizontalOverflow(page),
      await clippedTexts(page),
      await smallTapTargets(page),
    ];
    expect({ path, scroll, outside, small }).toEqual({ path, scroll: 0, outside: [], small: [] });
  }
  expect(log.complaints).toEqual([]);
});
