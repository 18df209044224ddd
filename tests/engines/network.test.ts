import { expect } from 'vitest';
import { href, PRICING_ID } from '#site/site.ts';
import { address, engineSite, HOSTS } from './support/addresses.ts';
import type { Tab } from './support/driver.ts';
import { look, NEW_TAB, stateOf } from './support/framed-page.ts';
import { LATE_MS } from './support/site-with-faults.ts';
import { complaintsOf, engineName, test, untilSame } from './support/engine-test.ts';
import {
  boxOf,
  fontStatuses,
  openDialog,
  openerOf,
  openPage,
  untilAt,
  untilUpgraded,
} from './support/visit.ts';

const BOX = boxOf('scheduleCall');
const OPENER = openerOf('scheduleCall');

async function setOnline(tab: Tab, isOnline: boolean): Promise<void> {
  await tab.setOffline?.(!isOnline);
  await untilSame(tab, isOnline, () => navigator.onLine);
}

const NO_SWITCH = 'the driver has no way to go offline';

test('the network is gone before a dialog opens', async ({ tab, record, cannot }) => {
  if (!tab.setOffline) cannot(NO_SWITCH);
  await openPage(tab, href('home'));
  await setOnline(tab, false);
  await tab.press(OPENER);
  await untilSame(tab, 'failed', stateOf, BOX);
  await setOnline(tab, true);
  await tab.press(`${BOX} [data-frame-stage] [data-frame-retry]`);
  await untilSame(tab, 'loaded', stateOf, BOX);
  expect(await complaintsOf(tab)).toEqual([]);
  record('failed at once; Try Again works once the network is back');
});

test('the network goes while a framed page is on its way', async ({ tab, record, cannot }) => {
  if (!tab.setOffline) cannot(NO_SWITCH);
  await openDialog(tab, 'scheduleCall', { frame: `${HOSTS.demo}/hang` });
  await setOnline(tab, false);
  await untilSame(tab, 'failed', stateOf, BOX);
  await setOnline(tab, true);
  expect(await complaintsOf(tab)).toEqual([]);
  record('failed at once');
});

test('the script comes late', async ({ tab, record }) => {
  await tab.goto(address(href('home'), { script: 'late' }));
  await untilUpgraded(tab);
  await tab.press(OPENER);
  await untilSame(tab, 'loaded', stateOf, BOX);
  expect(await complaintsOf(tab)).toEqual([]);
  record('links lead to the pages, dialogs open once it is there');
});

test('the script never comes', async ({ tab, record }) => {
  await tab.goto(address(`${href('pbsengine')}#${PRICING_ID}`, { script: 'never' }));
  await untilAt(tab, PRICING_ID);
  const target = await tab.evaluate(
    (selector) => document.querySelector<HTMLAnchorElement>(selector)?.href,
    OPENER,
  );
  expect(target).toMatch(/^http/);
  record('the page reads, links lead to the pages, the fragment is reached');
});

test('the script of a page with a frame never comes', async ({ tab, record }) => {
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
  await tab.goto(address(engineSite.purchases[0]?.path ?? '', { script: 'never' }));
  const box = 'main [data-frame]';
  expect(await tab.evaluate(isWaiting, box, 11_900)).toBe(true);
  expect(await tab.evaluate(isWaiting, box, 12_100)).toBe(false);
  const { controls } = await tab.evaluate(look, box);
  expect(controls).toEqual(expect.arrayContaining([NEW_TAB]));
  record('outline, bar and words of waiting end after twelve seconds');
});

test('the script comes after the policy has blocked the frame', async ({ tab, record }) => {
  const faults = { frame: `${HOSTS.demo}/redirect-unnamed`, script: 'late' } as const;
  await tab.goto(address(engineSite.purchases[0]?.path ?? '', faults));
  await untilSame(tab, 'failed', stateOf, 'main [data-frame]');
  record('failed once the script is there');
});

test('the script is cut in half', async ({ tab, record }) => {
  await tab.goto(address(href('home'), { script: 'half' }));
  await untilSame(tab, 'complete', () => document.readyState);
  const { length, popup } = await tab.evaluate(() => ({
    length: document.querySelector('main')?.innerText.length ?? 0,
    popup: document.querySelector('a[data-dialog]')?.ariaHasPopup ?? null,
  }));
  expect(length).toBeGreaterThan(1000);
  expect(popup).toBeNull();
  record('it does not run; the page reads and links lead to the pages');
});

test('the typefaces never come', async ({ tab, record }) => {
  await openPage(tab, href('home'), { styles: 'no-fonts' });
  const width = await tab.evaluate(() => {
    const heading = document.querySelector('h1');
    const range = document.createRange();
    if (heading) range.selectNodeContents(heading);
    return range.getBoundingClientRect().width;
  });
  // WebKit counts those that it does not wait for as failed.
  expect(await tab.evaluate(fontStatuses)).toEqual(
    engineName() === 'webkit' ? ['error', 'error'] : ['loading', 'loading'],
  );
  expect(width).toBeGreaterThan(100);
  record('the page reads in a typeface of the system');
});

test('the styles below the first screen come late', async ({ tab, record }) => {
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
  record('the first screen reads meanwhile; the rest is whole once it is there');
});
