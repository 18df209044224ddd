import { dialogId, type EmbedId } from '#site/embeds.ts';
import { href } from '#site/site.ts';
import { address } from './addresses.ts';
import type { Tab } from './driver.ts';
import { SLOW, stateOf } from './framed-page.ts';
import type { Faults } from './site-with-faults.ts';
import { untilSame } from './engine-test.ts';

/** The page that has each embed's dialog. */
export const PAGE_OF: Record<EmbedId, string> = {
  scheduleCall: href('home'),
  assessment: href('aiAutomation'),
  linkedinConsultation: href('linkedin'),
  catalogForm: href('home'),
};

/** Selectors for an embed: the link that opens its dialog, the dialog, its Close button and its frame's box. */
export const openerOf = (embed: EmbedId) => `main a[data-dialog="${dialogId(embed)}"]`;
export const dialogOf = (embed: EmbedId) => `#${dialogId(embed)}`;
export const closeOf = (embed: EmbedId) => `${dialogOf(embed)} [data-dialog-close]`;
export const boxOf = (embed: EmbedId) => `${dialogOf(embed)} [data-frame]`;

/** Whether the page is in its dark theme. */
export const isDark = () => document.documentElement.classList.contains('dark');

/** The path and the fragment of the page. */
export const pathOf = () => location.pathname + location.hash;

/** Whether a menu is open. */
export const isDisclosed = (menu: string) => document.querySelector<HTMLDetailsElement>(menu)?.open;

/** Waits until the script of a page has run: its links open dialogs. */
export const untilUpgraded = (tab: Tab) =>
  untilSame(tab, 'dialog', () => document.querySelector('a[data-dialog]')?.ariaHasPopup ?? null);

/** Opens a page and waits until its script has run. */
export async function openPage(tab: Tab, path: string, faults: Faults = {}): Promise<void> {
  await tab.goto(address(path, faults));
  await untilUpgraded(tab);
}

/** Opens the page of a dialog and presses the link that opens it. */
export async function openDialog(tab: Tab, embed: EmbedId, faults: Faults = {}): Promise<void> {
  await openPage(tab, PAGE_OF[embed], { ...faults, slow: SLOW });
  await tab.press(openerOf(embed));
  // The dialog becomes modal after its first frame.
  const isModal = (dialog: string) => document.querySelector(dialog)?.matches(':modal');
  await untilSame(tab, true, isModal, dialogOf(embed));
}

/** Opens a dialog, as `openDialog` does, and waits until its page is there. */
export async function openWhole(tab: Tab, embed: EmbedId): Promise<void> {
  await openDialog(tab, embed);
  await untilSame(tab, 'loaded', stateOf, boxOf(embed));
}

/** Waits until an element is just below the header. */
export const untilAt = (tab: Tab, id: string) =>
  untilSame(
    tab,
    true,
    (target) => {
      const top = document.getElementById(target)?.getBoundingClientRect().top ?? NaN;
      return top >= 0 && top < 130;
    },
    id,
  );
