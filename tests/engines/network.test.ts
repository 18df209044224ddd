import { describe, expect, test, type TestContext } from 'vitest';
import { href, PRICING_ID } from '#site/site.ts';
import { address, engineSite, HOSTS } from './support/addresses.ts';
import type { Tab } from './support/driver.ts';
import { look, NEW_TAB, stateOf } from './support/framed-page.ts';
import { cannot, recordFault } from './support/record.ts';
import { LATE_MS } from './support/site-with-faults.ts';
import {
  complaintsOf,
  engineName,
  fontStatuses,
  FONTS_UNDER_WAY,
  untilSame,
  useEngine,
} from './support/use-engine.ts';
import { boxOf, openDialog, openerOf, openPage, untilAt, untilUpgraded } from './support/visit.ts';

const inTab = useEngine();

const BOX = boxOf('scheduleCall');
const OPENER = openerOf('scheduleCall');

/** A function that switches the network off and on, if the driver can. */
function switchOf(context: TestContext, tab: Tab) {
  const { setOffline } = tab;
  if (!setOffline)
    return cannot(context, 'faults', context.task.name, 'the driver has no way to go offline');
  return async (isOnline: boolean) => {
    await setOffline(!isOnline);
    await untilSame(tab, isOnline, () => navigator.onLine);
  };
}

test('the network is gone before a dialog opens', async (context) => {
  await inTab(async (tab) => {
    const setOnline = switchOf(context, tab);
    await openPage(tab, href('home'));
    await setOnline(false);
    await tab.press(OPENER);
    await untilSame(tab, 'failed', stateOf, BOX);
    await setOnline(true);
    await tab.press(`${BOX} [data-frame-stage] [data-frame-retry]`);
    await untilSame(tab, 'loaded', stateOf, BOX);
    expect(await complaintsOf(tab)).toEqual([]);
    recordFault(context, 'failed at once; Try Again works once the network is back');
  });
});

test('the network goes while a framed page is on its way', async (context) => {
  await inTab(async (tab) => {
    const setOnline = switchOf(context, tab);
    await openDialog(tab, 'scheduleCall', { frame: `${HOSTS.demo}/hang` });
    await setOnline(false);
    await untilSame(tab, 'failed', stateOf, BOX);
    await setOnline(true);
    expect(await complaintsOf(tab)).toEqual([]);
    recordFault(context, 'failed at once');
  });
});

describe('the script', () => {
  test('the script comes late', async (context) => {
    await inTab(async (tab) => {
      await tab.goto(address(href('home'), { script: 'late' }));
      await untilUpgraded(tab);
      await tab.press(OPENER);
      await untilSame(tab, 'loaded', stateOf, BOX);
      expect(await complaintsOf(tab)).toEqual([]);
      recordFault(context, 'links lead to the pages, dialogs open once it is there');
    });
  });

  test('the script never comes', async (context) => {
    await inTab(async (tab) => {
      await tab.goto(address(`${href('pbsengine')}#${PRICING_ID}`, { script: 'never' }));
      await untilAt(tab, PRICING_ID);
      const target = await tab.evaluate(
        (selector) => document.querySelector<HTMLAnchorElement>(selector)?.href,
        OPENER,
      );
      expect(target).toMatch(/^http/);
      recordFault(context, 'the page reads, links lead to the pages, the fragment is reached');
    });
  });

  test('the script of a page with a frame never comes', async (context) => {
    /** Whether anything still shows that the page is on its way, at this time of the animations (milliseconds). */
    const isWaiting = (selector: string, time: number) => {
      const box = document.querySelector(selector);
      for (const animation of box?.getAnimations({ subtree: true }) ?? [])
        animation.currentTime = time;
      const parts = box?.querySelectorAll(
        '[data-frame-stage] > :is(i, [aria-hidden]), [data-for=loading]',
      );
      return [...(parts ?? [])].some((part) => part.checkVisibility({ visibilityProperty: true }));
    };
    await inTab(async (tab) => {
      await tab.goto(address(engineSite.purchases[0]?.path ?? '', { script: 'never' }));
      const box = 'main [data-frame]';
      expect(await tab.evaluate(isWaiting, box, 11_900)).toBe(true);
      expect(await tab.evaluate(isWaiting, box, 12_100)).toBe(false);
      const { controls } = await tab.evaluate(look, box);
      expect(controls).toEqual(expect.arrayContaining([NEW_TAB]));
      recordFault(context, 'outline, bar and words of waiting end after twelve seconds');
    });
  });

  test('the script comes after the policy has blocked the frame', async (context) => {
    await inTab(async (tab) => {
      const faults = { frame: `${HOSTS.demo}/redirect-unnamed`, script: 'late' } as const;
      await tab.goto(address(engineSite.purchases[0]?.path ?? '', faults));
      await untilSame(tab, 'failed', stateOf, 'main [data-frame]');
      recordFault(context, 'failed once the script is there');
    });
  });

  test('the script is cut in half', async (context) => {
    await inTab(async (tab) => {
      await tab.goto(address(href('home'), { script: 'half' }));
      await untilSame(tab, 'complete', () => document.readyState);
      const { length, popup } = await tab.evaluate(() => ({
        length: document.querySelector('main')?.innerText.length ?? 0,
        popup: document.querySelector('a[data-dialog]')?.ariaHasPopup ?? null,
      }));
      expect(length).toBeGreaterThan(1000);
      expect(popup).toBeNull();
      recordFault(context, 'it does not run; the page reads and links lead to the pages');
    });
  });
});

test('the typefaces never come', async (context) => {
  await inTab(async (tab) => {
    await openPage(tab, href('home'), { fonts: 'never' });
    const width = await tab.evaluate(() => {
      const heading = document.querySelector('h1');
      const range = document.createRange();
      if (heading) range.selectNodeContents(heading);
      return range.getBoundingClientRect().width;
    });
    expect(await tab.evaluate(fontStatuses)).toEqual(FONTS_UNDER_WAY[engineName()]);
    expect(width).toBeGreaterThan(100);
    recordFault(context, 'the page reads in a typeface of the system');
  });
});

test('the styles below the first screen come late', async (context) => {
  await inTab(async (tab) => {
    await tab.goto(address(href('home'), { rest: 'late' }));
    await untilUpgraded(tab);
    const { firstWords, wholePage, sheets } = await tab.evaluate(() => ({
      sheets: document.styleSheets.length,
      firstWords: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      wholePage: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
        .domInteractive,
    }));
    expect(sheets).toBeGreaterThan(1);
    expect(wholePage - (firstWords ?? Infinity)).toBeGreaterThan(LATE_MS / 2);
    expect(await complaintsOf(tab)).toEqual([]);
    recordFault(context, 'the first screen reads meanwhile; the rest is whole once it is there');
  });
});
