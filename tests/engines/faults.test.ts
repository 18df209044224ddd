import { describe, expect, test } from 'vitest';
import { dialogId } from '#props/link-targets.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { address } from './support/addresses.ts';
import type { Tab } from './support/driver.ts';
import { expectFilters, wakeFilter } from './support/plan-filter.ts';
import { record } from './support/record.ts';
import { complaintsOf, untilSame, useEngine } from './support/use-engine.ts';

const inTab = useEngine();

const DIALOG = `#${dialogId('scheduleCall')}`;
const OPENER = `main a[data-dialog="${dialogId('scheduleCall')}"]`;

const isUpgraded = () => document.querySelector('a[data-dialog]')?.ariaHasPopup === 'dialog';
const isDark = () => document.documentElement.classList.contains('dark');
const frameState = () =>
  document.querySelector<HTMLElement>('dialog[open] [data-frame]')?.dataset.state ?? null;
const openDialogs = () => document.querySelectorAll('dialog[open]').length;

async function open(tab: Tab, url: string): Promise<void> {
  await tab.goto(url);
  await untilSame(tab, true, isUpgraded);
}

describe('the script', () => {
  test('the script comes late', async (context) => {
    await inTab(async (tab) => {
      await tab.goto(address(href('home'), { script: 'late' }));
      await untilSame(tab, true, isUpgraded);
      await tab.press(OPENER);
      await untilSame(tab, 'loaded', frameState);
      expect(await complaintsOf(tab)).toEqual([]);
      record(
        context,
        'faults',
        context.task.name,
        'links lead to the pages, dialogs open once it is there',
      );
    });
  });

  test('the script never comes', async (context) => {
    await inTab(async (tab) => {
      await tab.goto(address(`${href('pbsengine')}#${PRICING_ID}`, { script: 'never' }));
      await untilSame(
        tab,
        true,
        (id) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top ?? NaN;
          return top >= 0 && top < 130;
        },
        PRICING_ID,
      );
      const target = await tab.evaluate(
        (selector) => document.querySelector<HTMLAnchorElement>(selector)?.href,
        OPENER,
      );
      expect(target).toMatch(/^http/);
      record(
        context,
        'faults',
        context.task.name,
        'the page reads, links lead to the pages, the fragment is reached',
      );
    });
  });

  test('the script is cut in half', async (context) => {
    await inTab(async (tab) => {
      await tab.goto(address(href('home'), { script: 'half' }));
      const text = await tab.evaluate(() => document.querySelector('main')?.innerText.length ?? 0);
      expect(text).toBeGreaterThan(1000);
      expect(await tab.evaluate(isUpgraded)).toBe(false);
      record(
        context,
        'faults',
        context.task.name,
        'it does not run; the page reads and links lead to the pages',
      );
    });
  });
});

test('the typefaces never come', async (context) => {
  await inTab(async (tab) => {
    await open(tab, address(href('home'), { fonts: 'never' }));
    const width = await tab.evaluate(() => {
      const heading = document.querySelector('h1');
      const range = document.createRange();
      if (heading) range.selectNodeContents(heading);
      return range.getBoundingClientRect().width;
    });
    expect(width).toBeGreaterThan(100);
    record(context, 'faults', context.task.name, 'the page reads in a typeface of the system');
  });
});

test('a call button is pressed twice at once', async (context) => {
  await inTab(async (tab) => {
    await open(tab, address(href('home')));
    await tab.evaluate((selector) => {
      const link = document.querySelector<HTMLElement>(selector);
      link?.click();
      link?.click();
    }, OPENER);
    await untilSame(tab, 'loaded', frameState);
    expect(await tab.evaluate(() => document.querySelectorAll('dialog[open] iframe').length)).toBe(
      1,
    );
    expect(await complaintsOf(tab)).toEqual([]);
    record(context, 'faults', context.task.name, 'one dialog, one frame');
  });
});

test('Back and Forward with a dialog open', async (context) => {
  await inTab(async (tab) => {
    await open(tab, address(href('terms')));
    await open(tab, address(href('home')));
    await tab.press(OPENER);
    await untilSame(tab, 'loaded', frameState);
    await tab.back();
    await untilSame(tab, href('terms'), () => location.pathname);
    await tab.forward();
    await untilSame(tab, href('home'), () => location.pathname);
    const dialogs = await tab.evaluate(openDialogs);
    if (dialogs > 0) await untilSame(tab, 'loaded', frameState);
    expect(await complaintsOf(tab)).toEqual([]);
    record(
      context,
      'faults',
      context.task.name,
      dialogs > 0
        ? 'the dialog is still open, with its page'
        : 'the page is there, the dialog closed',
    );
  });
});

test('the window turns while a dialog is open', async (context) => {
  await inTab(async (tab) => {
    await tab.resize(844, 600);
    await open(tab, address(href('home')));
    await tab.press(OPENER);
    await untilSame(tab, 'loaded', frameState);
    for (const [width, height] of [
      [500, 844],
      [844, 500],
    ] as const) {
      await tab.resize(width, height);
      await untilSame(
        tab,
        true,
        (dialog) => {
          const close = document
            .querySelector(`${dialog} [data-dialog-close]`)
            ?.getBoundingClientRect();
          return close !== undefined && close.right <= innerWidth && close.top >= 0;
        },
        DIALOG,
      );
    }
    record(context, 'faults', context.task.name, 'Close stays in view');
  });
});

describe('a machine translates the page', () => {
  /** What browsers and extensions do: every text node is replaced by one of theirs. */
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
    'machine translation %s React arrives',
    async (when, context) => {
      await inTab(async (tab) => {
        await tab.resize(1440, 900);
        await open(tab, address(href('pbsengine')));
        if (when === 'after') await wakeFilter(tab);
        await tab.evaluate(translate);
        if (when === 'before') await wakeFilter(tab);
        await expectFilters(tab);
        record(context, 'faults', context.task.name, 'the filter works');
      });
    },
  );
});

test('the theme holds nonsense in storage', async (context) => {
  await inTab(async (tab) => {
    await open(tab, address(href('home')));
    const before = await tab.evaluate(isDark);
    await tab.evaluate(() => localStorage.setItem('theme', '{"dark":'));
    await open(tab, address(href('terms')));
    expect(await tab.evaluate(isDark)).toBe(before);
    await tab.press('[data-theme-toggle]');
    await untilSame(tab, !before, isDark);
    expect(await complaintsOf(tab)).toEqual([]);
    await tab.evaluate(() => localStorage.removeItem('theme'));
    record(context, 'faults', context.task.name, "the system's theme; the button works");
  });
});
