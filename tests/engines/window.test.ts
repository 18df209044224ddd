import { describe, expect, test, type TestContext } from 'vitest';
import { href } from '#site/site.ts';
import type { Tab } from './support/driver.ts';
import { stateOf } from './support/framed-page.ts';
import { recordFault } from './support/record.ts';
import { complaintsOf, untilSame, useEngine } from './support/use-engine.ts';
import { boxOf, closeOf, dialogOf, openPage, openWhole } from './support/visit.ts';

const inTab = useEngine();

const MENU = '[data-disclosure=menu]';

/** Whether all of an element is in the window. */
const isInView = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility()) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
};

/** Waits until both ways out of the call dialog are in the window. */
async function untilWaysOut(tab: Tab): Promise<void> {
  await untilSame(tab, true, isInView, closeOf('scheduleCall'));
  await untilSame(tab, true, isInView, `${dialogOf('scheduleCall')} a[target=_blank]`);
}

const recordWindow = (context: TestContext, outcome: string) =>
  recordFault(context, outcome, `the window ${context.task.name}`);

describe('the window', () => {
  test('turns while a dialog is open', async (context) => {
    await inTab(async (tab) => {
      await tab.resize(844, 600);
      await openWhole(tab, 'scheduleCall');
      await tab.resize(500, 844);
      await untilWaysOut(tab);
      await tab.resize(844, 500);
      await untilWaysOut(tab);
      expect(await tab.evaluate(stateOf, boxOf('scheduleCall'))).toBe('loaded');
      recordWindow(context, 'Close and the way out stay in view');
    });
  });

  test('turns while the menu of a phone is open', async (context) => {
    await inTab(async (tab) => {
      const isOpen = (menu: string) => document.querySelector<HTMLDetailsElement>(menu)?.open;
      await tab.resize(500, 844);
      await openPage(tab, href('home'));
      await tab.press(`${MENU} > summary`);
      await untilSame(tab, true, isOpen, MENU);
      await tab.resize(844, 500);
      await untilSame(tab, true, isInView, `${MENU} > summary`);
      await tab.press(`${MENU} > summary`);
      await untilSame(tab, false, isOpen, MENU);
      expect(await complaintsOf(tab)).toEqual([]);
      recordWindow(context, 'its button stays in view and closes it');
    });
  });

  test('is zoomed to 400% while a dialog is open', async (context) => {
    await inTab(async (tab) => {
      await tab.resize(1280, 1024);
      await openWhole(tab, 'scheduleCall');
      // What 1280 by 1024 pixels leave at 400%.
      await tab.resize(320, 256);
      await untilWaysOut(tab);
      await tab.press(closeOf('scheduleCall'));
      await untilSame(tab, 'idle', stateOf, boxOf('scheduleCall'));
      recordWindow(context, 'Close and the way out stay in view');
    });
  });
});
