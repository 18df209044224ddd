import { expect, test } from 'vitest';
import { EMBED_IDS } from '#site/embeds.ts';
import { href } from '#site/site.ts';
import { address } from './support/addresses.ts';
import { stateOf } from './support/framed-page.ts';
import { recordFault } from './support/record.ts';
import { complaintsOf, untilSame, useEngine } from './support/use-engine.ts';
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

const inTab = useEngine();

const isSame = () => 'isSame' in window;

test('Back and Forward with a dialog open', async (context) => {
  await inTab(async (tab) => {
    const isOpen = (dialog: string) => document.querySelector(`${dialog}[open]`) !== null;
    await openPage(tab, href('terms'));
    await openWhole(tab, 'scheduleCall');
    await tab.evaluate(() => void Object.assign(window, { isSame: true }));
    await tab.back();
    await untilSame(tab, href('terms'), pathOf);
    await tab.forward();
    await untilSame(tab, PAGE_OF.scheduleCall, pathOf);
    await untilUpgraded(tab);
    // A page that was kept is unchanged; a page that is loaded anew has its dialogs closed.
    const kept = await tab.evaluate(isSame);
    expect(await tab.evaluate(isOpen, dialogOf('scheduleCall'))).toBe(kept);
    if (!kept) await tab.press(openerOf('scheduleCall'));
    await untilSame(tab, 'loaded', stateOf, boxOf('scheduleCall'));
    expect(await complaintsOf(tab)).toEqual([]);
    recordFault(
      context,
      kept
        ? 'the dialog is still open, with its page'
        : 'the page is loaded anew, its dialog closed',
    );
  });
});

test.for(EMBED_IDS)('Back to a page whose dialog %s was open', async (embed, context) => {
  await inTab(async (tab) => {
    await openWhole(tab, embed);
    await tab.press(closeOf(embed));
    await untilSame(tab, 'idle', stateOf, boxOf(embed));
    await tab.evaluate(() => void Object.assign(window, { isSame: true }));
    await tab.goto(address(href('terms')));
    await tab.back();
    await untilSame(tab, PAGE_OF[embed], pathOf);
    await untilUpgraded(tab);
    const kept = await tab.evaluate(isSame);
    await tab.press(openerOf(embed));
    await untilSame(tab, 'loaded', stateOf, boxOf(embed));
    expect(await complaintsOf(tab)).toEqual([]);
    const page = kept ? 'the page was kept alive' : 'the page is loaded anew';
    recordFault(context, `${page}; the dialog opens again`, 'Back after a dialog was closed');
  });
});
