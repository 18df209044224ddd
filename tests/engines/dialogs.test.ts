import { describe, expect, test } from 'vitest';
import { EMBED_IDS, type EmbedId } from '#site/embeds.ts';
import { HOSTS } from './support/addresses.ts';
import type { Tab } from './support/driver.ts';
import { embedCases, keyCases } from './support/embed-cases.ts';
import { expectOutcome, look, NEW_TAB, pressUntilHeard, stateOf } from './support/framed-page.ts';
import { cannot, record } from './support/record.ts';
import { engineName, untilSame, useEngine } from './support/use-engine.ts';
import {
  boxOf,
  closeOf,
  dialogOf,
  openDialog,
  openerOf,
  PAGE_OF,
  pathOf,
} from './support/visit.ts';

const inTab = useEngine();

/** Closes a dialog with its button, reopens it and presses Escape: the focus is back, the frame gone, the page scrolls. */
async function leave(tab: Tab, embed: EmbedId): Promise<void> {
  const closed = (dialog: string, opener: string) => ({
    isOpen: document.querySelector<HTMLDialogElement>(dialog)?.open,
    hasFrame: document.querySelector(`${dialog} iframe`) !== null,
    isFocusBack: document.activeElement === document.querySelector(opener),
  });
  const expected = { isOpen: false, hasFrame: false, isFocusBack: true };
  const dialog = dialogOf(embed);
  await tab.press(closeOf(embed));
  await untilSame(tab, expected, closed, dialog, openerOf(embed));
  await tab.press(openerOf(embed));
  await tab.key('Escape');
  await untilSame(tab, expected, closed, dialog, openerOf(embed));
  const scrolled = await tab.evaluate(() => {
    scrollTo({ top: 500, behavior: 'instant' });
    return scrollY;
  });
  expect(scrolled).toBe(500);
}

describe.each(EMBED_IDS)('the dialog %s', (embed) => {
  const box = boxOf(embed);
  const isFirst = embed === EMBED_IDS[0];

  test.for(isFirst ? embedCases : keyCases)('$name', async (embedCase, context) => {
    const reason = embedCase.cannot?.[engineName()];
    if (reason !== undefined) cannot(context, 'dialogs', embedCase.name, reason);
    await inTab(async (tab) => {
      await openDialog(tab, embed, embedCase.faults);
      const first = await tab.evaluate(look, box);
      expect(first.controls).toEqual(expect.arrayContaining(['Close', NEW_TAB]));
      const outcome = await expectOutcome(tab, box, embedCase);
      const { controls } = await tab.evaluate(look, box);
      expect(controls).toContain('Close');
      await leave(tab, embed);
      if (isFirst) record(context, 'dialogs', embedCase.name, outcome);
    });
  });
});

test('leads the tab away after a press', async (context) => {
  await inTab(async (tab) => {
    const box = boxOf('scheduleCall');
    await openDialog(tab, 'scheduleCall', { page: `${HOSTS.otherSite}/leave-by-press` });
    await untilSame(tab, 'loaded', stateOf, box);
    await pressUntilHeard(tab, `${box} iframe`);
    await untilSame(tab, '/sent', pathOf);
    await tab.back();
    await untilSame(tab, PAGE_OF.scheduleCall, pathOf);
    record(context, 'dialogs', context.task.name, 'the tab goes there; Back returns');
  });
});
