import { expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { stateOf } from './support/framed-page.ts';
import { recordFault } from './support/record.ts';
import { complaintsOf, untilSame, useEngine } from './support/use-engine.ts';
import { boxOf, isDark, openerOf, openPage } from './support/visit.ts';

const inTab = useEngine({ storage: 'blocked' });

test('storage is blocked', async (context) => {
  await inTab(async (tab) => {
    await openPage(tab, href('home'));
    const canKeep = await tab.evaluate(() => {
      try {
        localStorage.setItem('probe', 'kept');
        return true;
      } catch {
        return false;
      }
    });
    expect(canKeep).toBe(false);
    const before = await tab.evaluate(isDark);
    await tab.press('[data-theme-toggle]');
    await untilSame(tab, !before, isDark);
    await tab.press(openerOf('scheduleCall'));
    await untilSame(tab, 'loaded', stateOf, boxOf('scheduleCall'));
    expect(await complaintsOf(tab)).toEqual([]);
    recordFault(context, 'the theme lasts as long as the page; all else works');
  });
});
