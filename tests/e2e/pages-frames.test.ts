import { expect, test } from 'vitest';
import { framePages, otherPurchases, unlikeRoutes } from '#tests/test-site.ts';
import { sidewaysScroll, tourPages } from './support/page-tour.ts';
import { smallTargets } from './support/targets.ts';
import { address, PHONE, useBrowser, visiting } from './support/visitor.ts';
import { wordsOutside } from './support/words.ts';

useBrowser();

tourPages(framePages.filter((route) => unlikeRoutes.includes(route)));

test('the purchase pages that differ only in words fit a phone of 320 px', () =>
  visiting({ viewport: { ...PHONE, width: 320 } }, async ({ page, record }) => {
    for (const { path } of otherPurchases) {
      await page.goto(address(path));
      const [scroll, outside, small] = [
        await sidewaysScroll(page),
        await wordsOutside(page),
        await smallTargets(page),
      ];
      expect({ path, scroll, outside, small }).toEqual({ path, scroll: 0, outside: [], small: [] });
    }
    expect(record.complaints).toEqual([]);
  }));
