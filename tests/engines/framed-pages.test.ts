import { describe, expect } from 'vitest';
import { EMBED_IDS, type EmbedId } from '#site/embeds.ts';
import { address, engineSite, HOSTS } from './support/addresses.ts';
import type { Tab } from './support/driver.ts';
import { arrivals, conducts, paymentCase } from './support/embed-cases.ts';
import { test, untilSame } from './support/engine-test.ts';
import {
  expectOutcome,
  look,
  NEW_TAB,
  pressUntilHeard,
  SLOW,
  stateOf,
} from './support/framed-page.ts';
import {
  boxOf,
  closeOf,
  dialogOf,
  openDialog,
  openerOf,
  openWhole,
  PAGE_OF,
  pathOf,
} from './support/visit.ts';

/** Closes a dialog with its button and then with Escape: the focus is back, the frame is gone, the page scrolls. */
async function leave(tab: Tab, embed: EmbedId): Promise<void> {
  const closed = (dialog: string, opener: string) => ({
    isOpen: document.querySelector<HTMLDialogElement>(dialog)?.open,
    hasFrame: document.querySelector(`${dialog} iframe`) !== null,
    isFocusBack: document.activeElement === document.querySelector(opener),
  });
  const expected = { isOpen: false, hasFrame: false, isFocusBack: true };
  const [dialog, opener] = [dialogOf(embed), openerOf(embed)];
  await tab.press(closeOf(embed));
  await untilSame(tab, expected, closed, dialog, opener);
  await tab.press(opener);
  await tab.key('Escape');
  await untilSame(tab, expected, closed, dialog, opener);
  const scrolled = await tab.evaluate(() => {
    scrollTo({ top: 500, behavior: 'instant' });
    return scrollY;
  });
  expect(scrolled).toBe(500);
}

describe('in a dialog', () => {
  const embed = 'scheduleCall';
  const box = boxOf(embed);

  test.for([...arrivals, ...conducts])('$name', async (embedCase, { tab }) => {
    await openDialog(tab, embed, embedCase.faults);
    const { controls } = await tab.evaluate(look, box);
    expect(controls).toEqual(expect.arrayContaining(['Close', NEW_TAB]));
    await expectOutcome(tab, box, embedCase);
    expect((await tab.evaluate(look, box)).controls).toContain('Close');
    await leave(tab, embed);
  });

  test.for(['set-cookie', 'set-cookie/no-head'])(
    'is asked for without cookies, by %s',
    async (mode, { tab }) => {
      await tab.goto(address(PAGE_OF[embed]));
      await tab.evaluate(() => void (document.cookie = 'visitor=1; Path=/; Max-Age=60'));
      await openDialog(tab, embed, { frame: `${HOSTS.demo}/${mode}` });
      await untilSame(tab, 'loaded', stateOf, box);
      // Cookies belong to all ports of a host. The frame's own page may set one, a check may not.
      await untilSame(tab, 'page=1; visitor=1', () =>
        document.cookie.split('; ').toSorted().join('; '),
      );
    },
  );

  test('leads the tab away after a press', async ({ tab }) => {
    await openDialog(tab, embed, { page: `${HOSTS.otherSite}/leave-by-press` });
    await untilSame(tab, 'loaded', stateOf, box);
    await pressUntilHeard(tab, `${box} iframe`);
    await untilSame(tab, '/sent', pathOf);
    await tab.back();
    await untilSame(tab, PAGE_OF[embed], pathOf);
  });

  test.for(EMBED_IDS.filter((other) => other !== embed))('%s', async (other, { tab }) => {
    await openWhole(tab, other);
    await leave(tab, other);
  });
});

describe('on its own page', () => {
  const path = engineSite.purchases[0]?.path ?? '';

  test.for([...arrivals, paymentCase])('$name', async (embedCase, { tab }) => {
    await tab.resize(1280, 1000);
    await tab.goto(address(path, { ...embedCase.faults, slow: SLOW }));
    await expectOutcome(tab, 'main [data-frame]', embedCase);
    const after = await tab.evaluate(() => {
      scrollTo({ top: 300, behavior: 'instant' });
      return { path: location.pathname, y: scrollY };
    });
    expect(after.path).toBe(path);
    expect(after.y).toBeGreaterThan(0);
  });
});
