import { expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { stateOf } from './support/framed-page.ts';
import { expectFilters, wakeFilter } from './support/plan-filter.ts';
import { recordFault } from './support/record.ts';
import { complaintsOf, untilSame, useEngine } from './support/use-engine.ts';
import { boxOf, isDark, openerOf, openPage } from './support/visit.ts';

const inTab = useEngine();

test('a call button is pressed twice at once', async (context) => {
  await inTab(async (tab) => {
    await openPage(tab, href('home'));
    await tab.evaluate((selector) => {
      const link = document.querySelector<HTMLElement>(selector);
      link?.click();
      link?.click();
    }, openerOf('scheduleCall'));
    await untilSame(tab, 'loaded', stateOf, boxOf('scheduleCall'));
    const frames = await tab.evaluate(
      () => document.querySelectorAll('dialog[open] iframe').length,
    );
    expect(frames).toBe(1);
    expect(await complaintsOf(tab)).toEqual([]);
    recordFault(context, 'one dialog, one frame');
  });
});

test('a page of another build comes with the headers of this one', async (context) => {
  await inTab(async (tab) => {
    await openPage(tab, href('pbsengine'), { build: 'other' });
    const border = await tab.evaluate(
      () => getComputedStyle(document.documentElement).borderTopColor,
    );
    expect(border).toBe('rgb(1, 2, 3)');
    await wakeFilter(tab);
    await expectFilters(tab);
    expect(await complaintsOf(tab)).toEqual([]);
    recordFault(context, 'its styles and scripts work');
  });
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
  async (when, context) => {
    await inTab(async (tab) => {
      await tab.resize(1440, 900);
      await openPage(tab, href('pbsengine'));
      if (when === 'after') await wakeFilter(tab);
      await tab.evaluate(translate);
      if (when === 'before') await wakeFilter(tab);
      await expectFilters(tab);
      recordFault(context, 'the filter of plans works');
    });
  },
);

test('data is to be saved', async (context) => {
  const isMarked = () => document.documentElement.dataset.idle === '';
  await inTab(async (tab) => {
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
    recordFault(
      context,
      isKnown ? 'no page is fetched early' : 'the engine fetches no page early in any case',
    );
  });
});

test('the theme in storage is nonsense', async (context) => {
  await inTab(async (tab) => {
    await openPage(tab, href('home'));
    const before = await tab.evaluate(isDark);
    await tab.evaluate(() => localStorage.setItem('theme', '{"dark":'));
    await openPage(tab, href('terms'));
    expect(await tab.evaluate(isDark)).toBe(before);
    await tab.press('[data-theme-toggle]');
    await untilSame(tab, !before, isDark);
    expect(await complaintsOf(tab)).toEqual([]);
    await tab.evaluate(() => localStorage.removeItem('theme'));
    recordFault(context, "the system's theme; the button works");
  });
});
