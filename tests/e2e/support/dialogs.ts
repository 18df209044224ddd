import type { Page } from 'puppeteer-core';
import { dialogId, type EmbedId } from '#site/embeds.ts';
import { byRole } from './roles.ts';
import { address, isShown } from './browser-fixture.ts';

/** The box that holds the frame of a dialog. */
export const boxOf = (embed: EmbedId) => `#${dialogId(embed)} [data-frame]`;

/** The state that the frame of a dialog is in. */
export const stateOf = (page: Page, embed: EmbedId) =>
  page.$eval(boxOf(embed), (box) => (box as HTMLElement).dataset.state);

/** Waits for a state of that frame. */
export const untilState = (page: Page, embed: EmbedId, state: string) =>
  page.waitForSelector(`${boxOf(embed)}[data-state="${state}"]`, { timeout: 10_000 });

/** Every link in view that opens the dialog, in document order. */
export async function shownOpeners(page: Page, embed: EmbedId, within = 'body') {
  const links = await page.$$(`${within} a[data-dialog="${dialogId(embed)}"]`);
  const shown = await Promise.all(links.map(isShown));
  return links.filter((_, index) => shown[index]);
}

/** Opens the dialog with its first link in view, after opening the menu if necessary, and returns the link. */
export async function open(page: Page, embed: EmbedId) {
  let [link] = await shownOpeners(page, embed);
  if (!link) {
    await page.tap('summary[aria-label=Menu]');
    [link] = await shownOpeners(page, embed);
  }
  if (!link) throw new Error(`Nothing in view opens ${embed}`);
  await link.click();
  // The dialog becomes modal after its first frame.
  await page.waitForSelector('dialog[open]:not(:modal)', { hidden: true });
  return link;
}

/** Waits until a press in a loaded dialog cannot be the second one of a double click any longer. */
export async function untilSettled(page: Page, embed: EmbedId): Promise<void> {
  await page.waitForFunction(
    (id) => document.getElementById(id)?.getAnimations({ subtree: true }).length === 0,
    {},
    dialogId(embed),
  );
}

/** Closes an open dialog with its button, and waits until its frame is gone. */
export async function close(page: Page, embed: EmbedId): Promise<void> {
  await (await byRole(page, 'button', { name: 'Close', within: `#${dialogId(embed)}` })).click();
  await untilClosed(page, embed);
}

/** Waits until a dialog has closed and has dropped its frame: its `close` event comes a moment later. */
export async function untilClosed(page: Page, embed: EmbedId): Promise<void> {
  await page.waitForSelector(`#${dialogId(embed)}:not([open]) [data-frame][data-state=idle]`);
}

/** When a page counts as slow in these tests; tests of the built pages check the real limit. */
const SLOW_AFTER_MS = 300;

/** Opens Home and its call dialog with the page at `url`, which counts as slow after `slowAfter` milliseconds. */
export async function openWith(page: Page, url: string, slowAfter = SLOW_AFTER_MS): Promise<void> {
  await page.goto(address('/'));
  await page.$eval(
    boxOf('scheduleCall'),
    (box, src, limit) => Object.assign((box as HTMLElement).dataset, { src, slowAfter: limit }),
    url,
    String(slowAfter),
  );
  await open(page, 'scheduleCall');
}
