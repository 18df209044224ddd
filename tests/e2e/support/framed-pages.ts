import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { boxOf, untilState } from './dialogs.ts';
import { byRole, textOf } from './roles.ts';
import { frameAt } from './visitor.ts';

/** The text of the open dialog. */
export const dialogText = async (page: Page) => textOf(await byRole(page, 'dialog'));
/** The link next to the frame that opens its page in another tab; fails if it is not in view. */
export const newTabLink = (page: Page) =>
  byRole(page, 'link', { name: /^Open in a new tab/, within: 'dialog[open] [class]' });

/** Gives Home's call dialog another page; the limit for slow pages stays the same. */
export const setSource = (page: Page, src: string) =>
  page.$eval(
    boxOf('scheduleCall'),
    (box, value) => ((box as HTMLElement).dataset.src = value),
    src,
  );

/** Whether the outline of the coming page is visible. */
export const isOutlineShown = (page: Page) =>
  page.$eval('dialog[open] [data-frame-stage] > [aria-hidden]', (outline) =>
    outline.checkVisibility(),
  );

/** Presses the button of a probe page in the dialog, as a visitor does. */
export async function pressProbe(page: Page, name: string): Promise<void> {
  await untilState(page, 'scheduleCall', 'loaded');
  const frame = await frameAt(page, `/${name}`);
  // The button is there a moment before the script that handles it.
  await frame.waitForFunction(() => document.querySelector('button')?.onclick);
  const button = await frame.waitForSelector('button');
  // A frame in its own process takes no press until it is on the screen, even if it has painted: the press would go to
  // the page around it. Hovering shows when the frame is there.
  await expect
    .poll(
      async () => {
        await button?.hover();
        return button?.evaluate((element) => element.matches(':hover'));
      },
      { timeout: 10_000 },
    )
    .toBe(true);
  await button?.click();
}

/** Expects the ground under the framed page to be white, as it is in a tab of its own. */
export async function expectWhiteGround(page: Page): Promise<void> {
  const frame = await page.$('dialog[open] iframe');
  expect(await frame?.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
}

/** How many pixels of the frame are under the words below it. */
export const overlapOfFoot = (page: Page) =>
  page.$eval('dialog[open] [data-frame]', (box) => {
    const frame = box.querySelector('iframe')?.getBoundingClientRect();
    const foot = box.lastElementChild?.getBoundingClientRect();
    if (!frame || !foot || foot.height === 0)
      throw new Error('There is no frame, or nothing below it');
    return Math.max(0, frame.bottom - foot.top);
  });

/** Presses Try Again in the open dialog. */
export const pressRetry = async (page: Page) =>
  (await byRole(page, 'button', { name: 'Try Again', within: 'dialog[open]' })).click();
