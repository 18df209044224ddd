import { expect, test } from 'vitest';
import { dialogId } from '#props/link-targets.ts';
import { href } from '#site/site.ts';
import { address } from './support/addresses.ts';
import { record } from './support/record.ts';
import { complaintsOf, untilSame, useEngine } from './support/use-engine.ts';

const inTab = useEngine({ storage: 'blocked' });

test('pages that may keep nothing change their theme, open their dialogs and complain about nothing', async (context) => {
  await inTab(async (tab) => {
    await tab.goto(address(href('home')));
    await untilSame(
      tab,
      'dialog',
      () => document.querySelector('a[data-dialog]')?.ariaHasPopup ?? null,
    );
    const canKeep = await tab.evaluate(() => {
      try {
        localStorage.setItem('probe', 'kept');
        return true;
      } catch {
        return false;
      }
    });
    expect(canKeep).toBe(false);
    const isDark = () => document.documentElement.classList.contains('dark');
    const before = await tab.evaluate(isDark);
    await tab.press('[data-theme-toggle]');
    await untilSame(tab, !before, isDark);
    await tab.press(`main a[data-dialog="${dialogId('scheduleCall')}"]`);
    await untilSame(
      tab,
      'loaded',
      () => document.querySelector<HTMLElement>('dialog[open] [data-frame]')?.dataset.state,
    );
    expect(await complaintsOf(tab)).toEqual([]);
  });
  record(
    context,
    'faults',
    'storage is blocked',
    'the theme lasts as long as the page; all else works',
  );
});
