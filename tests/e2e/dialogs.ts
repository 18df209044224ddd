import type { Page } from 'puppeteer-core';
import { dialogId } from '#layouts/link-targets.ts';
import type { EmbedId } from '#site/embeds.ts';
import { address, isShown } from './visitor.ts';

/** The box that holds the frame of a dialog. */
export const boxOf = (embed: EmbedId) => `#${dialogId(embed)} [data-frame]`;

/** The state that the frame of a dialog is in. */
export const stateOf = (page: Page, embed: EmbedId) =>
  page.$eval(boxOf(embed), (box) => (box as HTMLElement).dataset.state);
/** Waits for a state of that frame. */
export const untilState = (page: Page, embed: EmbedId, state: string, timeout = 5000) =>
  page.waitForSelector(`${boxOf(embed)}[data-state="${state}"]`, { timeout });

/** The first link in view that opens the dialog. */
async function shownOpener(page: Page, embed: EmbedId) {
  for (const link of await page.$$(`a[data-dialog="${dialogId(embed)}"]`)) {
    if (await isShown(link)) return link;
  }
  return undefined;
}

/** Opens the dialog by a link in view, after a look into the menu if need be, and returns the link. */
export async function open(page: Page, embed: EmbedId) {
  if (!(await shownOpener(page, embed))) await page.tap('summary[aria-label=Menu]');
  const link = await shownOpener(page, embed);
  if (!link) throw new Error(`Nothing in view opens ${embed}`);
  await link.click();
  return link;
}

/** Opens the dialog of Home with another page in it than the configured one; `url` is absolute. */
export async function openWith(page: Page, url: string): Promise<void> {
  await page.goto(address('/'));
  await page.$eval(
    boxOf('scheduleCall'),
    (box, src) => ((box as HTMLElement).dataset.src = src),
    url,
  );
  await open(page, 'scheduleCall');
}
