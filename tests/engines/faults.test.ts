import { expect } from 'vitest';
import { href } from '#site/site.ts';
import { complaintsOf, test, untilSame } from './support/engine-test.ts';
import { stateOf } from './support/framed-page.ts';
import { expectFilters, wakeFilter } from './support/plan-filter.ts';
import {
  boxOf,
  closeOf,
  dialogOf,
  openerOf,
  openPage,
  openWhole,
  PAGE_OF,
  pathOf,
  untilUpgraded,
} from './support/visit.ts';

const EMBED = 'scheduleCall';
const BOX = boxOf(EMBED);

test('a fragment names no place', async ({ tab }) => {
  for (const [index, hash] of ['#%', '#%E0%A4%A', '#nowhere', '#a b', '#'].entries()) {
    // Another query makes the browser reload the page.
    await openPage(tab, `${href('pbsengine')}?${index}${hash}`);
    expect(await tab.evaluate(() => scrollY), hash).toBe(0);
    expect(await complaintsOf(tab), hash).toEqual([]);
  }
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
  async (when, { tab }) => {
    await tab.resize(1440, 900);
    await openPage(tab, href('pbsengine'));
    if (when === 'after') await wakeFilter(tab);
    await tab.evaluate(translate);
    if (when === 'before') await wakeFilter(tab);
    await expectFilters(tab);
  },
);

const isInView = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility()) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
};

test('the window turns, and is zoomed to 400%, while a dialog is open', async ({ tab }) => {
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
});

const mark = () => void Object.assign(window, { isSame: true });
const isSame = () => 'isSame' in window;

test('Back and Forward with a dialog open', async ({ tab }) => {
  const isOpen = (dialog: string) => document.querySelector(`${dialog}[open]`) !== null;
  await openPage(tab, href('terms'));
  await openWhole(tab, EMBED);
  await tab.evaluate(mark);
  await tab.back();
  await untilSame(tab, href('terms'), pathOf);
  await tab.forward();
  await untilSame(tab, PAGE_OF[EMBED], pathOf);
  await untilUpgraded(tab);
  // A page that was kept is unchanged; a page that is reloaded has its dialogs closed.
  const kept = await tab.evaluate(isSame);
  expect(await tab.evaluate(isOpen, dialogOf(EMBED))).toBe(kept);
  if (!kept) await tab.press(openerOf(EMBED));
  await untilSame(tab, 'loaded', stateOf, BOX);
  // Once closed, the dialog opens again on a page that was kept, too.
  await tab.press(closeOf(EMBED));
  await untilSame(tab, 'idle', stateOf, BOX);
  await tab.press(openerOf(EMBED));
  await untilSame(tab, 'loaded', stateOf, BOX);
  expect(await complaintsOf(tab)).toEqual([]);
});
