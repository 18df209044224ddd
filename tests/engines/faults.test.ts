import { expect } from 'vitest';
import { href } from '#site/site.ts';
import { complaintsOf, test, untilSame } from './support/engine-test.ts';
import { stateOf } from './support/framed-page.ts';
import { expectFilters, wakeFilter } from './support/plan-filter.ts';
import {
  boxOf,
  closeOf,
  dialogOf,
  isDark,
  isDisclosed,
  openerOf,
  openPage,
  openWhole,
  PAGE_OF,
  pathOf,
  untilUpgraded,
} from './support/visit.ts';

const EMBED = 'scheduleCall';
const BOX = boxOf(EMBED);

test('a call button is pressed twice at once', async ({ tab, record }) => {
  await openPage(tab, href('home'));
  await tab.evaluate((selector) => {
    const link = document.querySelector<HTMLElement>(selector);
    link?.click();
    link?.click();
  }, openerOf(EMBED));
  await untilSame(tab, 'loaded', stateOf, BOX);
  const frames = await tab.evaluate(() => document.querySelectorAll('dialog[open] iframe').length);
  expect(frames).toBe(1);
  expect(await complaintsOf(tab)).toEqual([]);
  record('one dialog, one frame');
});

test('a fragment names no place', async ({ tab, record }) => {
  for (const [index, hash] of ['#%', '#%E0%A4%A', '#nowhere', '#a b', '#'].entries()) {
    // With another query, the page is loaded anew.
    await openPage(tab, `${href('pbsengine')}?${index}${hash}`);
    expect(await tab.evaluate(() => scrollY), hash).toBe(0);
    expect(await complaintsOf(tab), hash).toEqual([]);
  }
  record('the page stays at its top');
});

test('a page of another build comes with the headers of this one', async ({ tab, record }) => {
  await openPage(tab, href('pbsengine'), { styles: 'other-build' });
  const border = await tab.evaluate(
    () => getComputedStyle(document.documentElement).borderTopColor,
  );
  expect(border).toBe('rgb(1, 2, 3)');
  await wakeFilter(tab);
  await expectFilters(tab);
  expect(await complaintsOf(tab)).toEqual([]);
  record('its styles and scripts work');
});

/** Replaces every text node with an element, as translation in browsers and extensions does. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
    const copy = document.createElement('span');
    copy.textContent = `(${text.data})`;
    text.replaceWith(copy);
  }
};

test.for(['before', 'after'] as const)(
  'a machine translates the page %s React arrives',
  async (when, { tab, record }) => {
    await tab.resize(1440, 900);
    await openPage(tab, href('pbsengine'));
    if (when === 'after') await wakeFilter(tab);
    await tab.evaluate(translate);
    if (when === 'before') await wakeFilter(tab);
    await expectFilters(tab);
    record('the filter of plans works');
  },
);

test('data is to be saved', async ({ tab, record }) => {
  const isMarked = () => document.documentElement.dataset.idle === '';
  await openPage(tab, href('home'), { data: 'plenty' });
  const isKnown = await tab.evaluate(() => 'requestIdleCallback' in window);
  await untilSame(tab, isKnown, isMarked);

  await openPage(tab, href('home'), { data: 'saved' });
  await untilSame(tab, 'complete', () => document.readyState);
  await tab.evaluate(() => {
    const rest = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
    rest(() => void rest(() => void Object.assign(window, { isRested: true })));
  });
  await untilSame(tab, true, () => 'isRested' in window);
  expect(await tab.evaluate(isMarked)).toBe(false);
  expect(await complaintsOf(tab)).toEqual([]);
  record(isKnown ? 'no page is fetched early' : 'the engine fetches no page early in any case');
});

test('the theme in storage is nonsense', async ({ tab, record }) => {
  await openPage(tab, href('home'));
  const before = await tab.evaluate(isDark);
  await tab.evaluate(() => localStorage.setItem('theme', '{"dark":'));
  await openPage(tab, href('terms'));
  expect(await tab.evaluate(isDark)).toBe(before);
  await tab.press('[data-theme-toggle]');
  await untilSame(tab, !before, isDark);
  expect(await complaintsOf(tab)).toEqual([]);
  await tab.evaluate(() => localStorage.removeItem('theme'));
  record("the system's theme; the button works");
});

/** Whether all of an element is in the window. */
const isInView = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility()) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
};

test('the window turns, and is zoomed to 400%, while a dialog is open', async ({ tab, record }) => {
  await openWhole(tab, EMBED);
  // The last is what 1280 by 1024 pixels leave at 400%.
  for (const [width, height] of [
    [500, 844],
    [844, 500],
    [320, 256],
  ] as const) {
    await tab.resize(width, height);
    await untilSame(tab, true, isInView, closeOf(EMBED));
    await untilSame(tab, true, isInView, `${dialogOf(EMBED)} a[target=_blank]`);
    expect(await tab.evaluate(stateOf, BOX)).toBe('loaded');
  }
  await tab.press(closeOf(EMBED));
  await untilSame(tab, 'idle', stateOf, BOX);
  record('Close and the way out stay in view');
});

test('the window turns while the menu of a phone is open', async ({ tab, record }) => {
  const menu = '[data-disclosure=menu]';
  await tab.resize(500, 844);
  await openPage(tab, href('home'));
  await tab.press(`${menu} > summary`);
  await untilSame(tab, true, isDisclosed, menu);
  await tab.resize(844, 500);
  await untilSame(tab, true, isInView, `${menu} > summary`);
  await tab.press(`${menu} > summary`);
  await untilSame(tab, false, isDisclosed, menu);
  expect(await complaintsOf(tab)).toEqual([]);
  record('its button stays in view and closes it');
});

const mark = () => void Object.assign(window, { isSame: true });
const isSame = () => 'isSame' in window;

test('Back and Forward with a dialog open', async ({ tab, record }) => {
  const isOpen = (dialog: string) => document.querySelector(`${dialog}[open]`) !== null;
  await openPage(tab, href('terms'));
  await openWhole(tab, EMBED);
  await tab.evaluate(mark);
  await tab.back();
  await untilSame(tab, href('terms'), pathOf);
  await tab.forward();
  await untilSame(tab, PAGE_OF[EMBED], pathOf);
  await untilUpgraded(tab);
  // A page that was kept is unchanged; a page that is loaded anew has its dialogs closed.
  const kept = await tab.evaluate(isSame);
  expect(await tab.evaluate(isOpen, dialogOf(EMBED))).toBe(kept);
  if (!kept) await tab.press(openerOf(EMBED));
  await untilSame(tab, 'loaded', stateOf, BOX);
  expect(await complaintsOf(tab)).toEqual([]);
  record(
    kept ? 'the dialog is still open, with its page' : 'the page is loaded anew, its dialog closed',
  );
});

test('Back after a dialog was closed', async ({ tab, record }) => {
  await openWhole(tab, EMBED);
  await tab.press(closeOf(EMBED));
  await untilSame(tab, 'idle', stateOf, BOX);
  await tab.evaluate(mark);
  await openPage(tab, href('terms'));
  await tab.back();
  await untilSame(tab, PAGE_OF[EMBED], pathOf);
  await untilUpgraded(tab);
  const kept = await tab.evaluate(isSame);
  await tab.press(openerOf(EMBED));
  await untilSame(tab, 'loaded', stateOf, BOX);
  expect(await complaintsOf(tab)).toEqual([]);
  record(`${kept ? 'the page was kept alive' : 'the page is loaded anew'}; the dialog opens again`);
});
