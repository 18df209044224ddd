import { describe, expect, test } from 'vitest';
import { href, PRICING_ID } from '#site/site.ts';
import { address, engineSite } from './support/addresses.ts';
import { expectFilters, legendGaps, wakeFilter } from './support/plan-filter.ts';
import { complaintsOf, untilSame, useEngine } from './support/use-engine.ts';
import { isDark, openPage, pathOf, untilAt } from './support/visit.ts';

const inTab = useEngine();

test('a plan leads to its purchase page, which shows it, and Back to Plans leads back', async () => {
  const [purchase] = engineSite.purchases;
  if (!purchase) throw new Error('no purchase page');
  await inTab(async (tab) => {
    await openPage(tab, href('pbsengine'));
    await tab.press(`main a[href="${purchase.path}"]`);
    await untilSame(tab, purchase.path, pathOf);
    await untilSame(
      tab,
      'loaded',
      () => document.querySelector<HTMLElement>('main [data-frame]')?.dataset.state,
    );
    const heading = await tab.evaluateInFrame(
      'main iframe',
      () => document.querySelector('h1')?.textContent,
    );
    expect(heading).toBe(purchase.product);
    await tab.press(`main a[href="${href(purchase.backTo, PRICING_ID)}"]`);
    await untilAt(tab, PRICING_ID);
    expect(await complaintsOf(tab)).toEqual([]);
  });
});

describe('a fragment', () => {
  test('is followed from another page, and kept by Back', async () => {
    await inTab(async (tab) => {
      await openPage(tab, href('home'));
      await tab.press(`header a[href="${href('pbsengine', PRICING_ID)}"]`);
      await untilAt(tab, PRICING_ID);
      await untilSame(tab, href('pbsengine', PRICING_ID), pathOf);
      await tab.goto(address(href('home')));
      await tab.back();
      await untilAt(tab, PRICING_ID);
    });
  });

  test.each(['#%', '#%E0%A4%A', '#nowhere', '#a b', '#'])(
    '%s leaves the page at its top',
    async (hash) => {
      await inTab(async (tab) => {
        await openPage(tab, `${href('pbsengine')}${hash}`);
        expect(await tab.evaluate(() => scrollY)).toBe(0);
        expect(await complaintsOf(tab)).toEqual([]);
      });
    },
  );
});

describe('the theme', () => {
  test('is chosen by a press, known in other tabs at once, and still there after Back', async () => {
    await inTab(async (tab) => {
      await openPage(tab, href('home'));
      const before = await tab.evaluate(isDark);
      await inTab(async (other) => {
        await openPage(other, href('terms'));
        await tab.press('[data-theme-toggle]');
        await untilSame(tab, !before, isDark);
        await untilSame(other, !before, isDark);
      });
      await openPage(tab, href('terms'));
      expect(await tab.evaluate(isDark)).toBe(!before);
      await tab.press('[data-theme-toggle]');
      await tab.back();
      await untilSame(tab, before, isDark);
    });
  });
});

describe('search', () => {
  test('finds as one types, and shows the same words and results after Back', async () => {
    await inTab(async (tab) => {
      await openPage(tab, href('search'));
      await tab.type('main input', 'invoice');
      const found = () => ({
        words: document.querySelector<HTMLInputElement>('main input')?.value,
        hasResults: (document.querySelector('[data-search=results]')?.childElementCount ?? 0) > 0,
        search: location.search,
      });
      const expected = { words: 'invoice', hasResults: true, search: '?q=invoice' };
      await untilSame(tab, expected, found);
      await tab.press('[data-search=results] a');
      await untilSame(tab, false, () => location.pathname === '/search');
      await tab.back();
      await untilSame(tab, expected, found);
    });
  });
});

describe('the filter of plans', () => {
  test('wakes on a wide screen and leaves the plans that fit', async () => {
    await inTab(async (tab) => {
      await tab.resize(1440, 900);
      await openPage(tab, href('pbsengine'));
      await wakeFilter(tab);
      // Engines differ in where they place a legend by default.
      for (const gap of await legendGaps(tab)) expect(gap).toBeGreaterThan(12);
      await expectFilters(tab);
      expect(await complaintsOf(tab)).toEqual([]);
    });
  });
});

describe('menus', () => {
  test('the dropdown closes by Escape with the focus back, and Back shows it closed', async () => {
    await inTab(async (tab) => {
      await tab.resize(1280, 900);
      await openPage(tab, href('home'));
      const menu = '[data-disclosure=dropdown]';
      await tab.press(`${menu} > summary`);
      const isOpen = (selector: string) =>
        document.querySelector<HTMLDetailsElement>(selector)?.open;
      await untilSame(tab, true, isOpen, menu);
      await tab.key('Escape');
      await untilSame(tab, false, isOpen, menu);
      await tab.press(`${menu} > summary`);
      await tab.press(`${menu} a[href="${href('pbsengine')}"]`);
      await untilSame(tab, href('pbsengine'), pathOf);
      await tab.back();
      await untilSame(tab, href('home'), pathOf);
      expect(await tab.evaluate(isOpen, menu)).toBe(false);
    });
  });
});
