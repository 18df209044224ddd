import { describe, expect, test } from 'vitest';
import { content } from '#features/embeds/content.ts';
import { EMBED_IDS } from '#site/embeds.ts';
import { contentPages, testSite } from '#tests/test-site.ts';
import { rowsOfTier } from '#tests/tier.ts';
import {
  DESKTOP,
  isFocused,
  openPage,
  PHONE,
  until,
  useBrowser,
} from './support/browser-fixture.ts';
import { withFontSize } from './support/clipped-text.ts';
import {
  close,
  open,
  shownOpeners,
  stateOf,
  untilClosed,
  untilSettled,
  untilState,
} from './support/dialogs.ts';
import { byRole } from './support/roles.ts';

useBrowser();

const pages = contentPages.flatMap(({ id, path }) =>
  [PHONE, DESKTOP].map((viewport) => ({ id, path, viewport })),
);

/** Together, these three pages have every dialog. */
const KINDS = ['home', 'aiAutomation', 'linkedin'];

test.each(rowsOfTier(pages, ({ id, viewport }) => viewport === PHONE && KINDS.includes(id)))(
  'the call buttons of $path open their dialogs at $viewport.width px, and get the focus back',
  async ({ path, viewport }) => {
    const { page, log } = await openPage(path, { viewport });
    expect(await page.$('iframe')).toBeNull();
    expect(log.foreignRequests).toEqual([]);
    let dialogs = 0;
    for (const embed of EMBED_IDS) {
      const [button] = await shownOpeners(page, embed, 'main');
      if (!button) continue;
      dialogs += 1;
      await button.click();
      await untilState(page, embed, 'loaded');
      const { title, url } = testSite.embeds[embed];
      const dialog = await byRole(page, 'dialog', { name: title });
      const shown = await dialog.evaluate((element) => ({
        isModal: element.matches(':modal'),
        share: Math.round((element.getBoundingClientRect().height / innerHeight) * 100),
        src: element.querySelector('iframe')?.src,
        frameTitle: element.querySelector('iframe')?.title,
      }));
      const frameTitle = content.dialogs[embed].title;
      expect(shown).toEqual({ isModal: true, share: 90, src: url, frameTitle });
      await byRole(page, 'link', { name: `Open in a new tab (${frameTitle})`, within: dialog });
      await close(page, embed);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await isFocused(button)).toBe(true);
    }
    expect(dialogs).toBeGreaterThan(0);
    expect(log.complaints).toEqual([]);
  },
);

test('the calendar has room on the smallest phone, also with letters of 32 px', async () => {
  const viewport = { ...PHONE, width: 320, height: 640 };
  const { page } = await openPage(testSite.route('linkedin').path, { viewport });
  await withFontSize(page, 32, async () => {
    const [button] = await shownOpeners(page, 'linkedinConsultation', 'main');
    await button?.click();
    await untilState(page, 'linkedinConsultation', 'loaded');
    const { top, bottom } = await page.$eval('dialog[open] iframe', (frame) => {
      const { top, bottom } = frame.getBoundingClientRect();
      return { top, bottom: Math.min(bottom, innerHeight) };
    });
    expect(bottom - top).toBeGreaterThan(120);
  });
});

describe('a dialog', () => {
  test('stays open after a double click on its link, and its frame leaves the second one alone', async () => {
    const { page } = await openPage('/', { viewport: DESKTOP });
    for (const within of ['header', 'main']) {
      const [link] = await shownOpeners(page, 'scheduleCall', within);
      await link?.click();
      await page.waitForSelector('dialog:modal');
      // Where the pointer still is.
      const second = { button: 'left', clickCount: 2 } as const;
      await page.mouse.down(second);
      await page.mouse.up(second);
      await untilState(page, 'scheduleCall', 'loaded');
      expect(await page.evaluate(() => document.activeElement?.localName), within).not.toBe(
        'iframe',
      );
      await close(page, 'scheduleCall');
    }
  });

  test('stays open while the Enter that opened it is held', async () => {
    const { page } = await openPage('/', { viewport: DESKTOP });
    const [link] = await shownOpeners(page, 'scheduleCall');
    await link?.focus();
    await page.keyboard.down('Enter');
    await page.waitForSelector('dialog:modal [data-dialog-close]:focus');
    // A second `down` without an `up` is a repetition.
    await page.keyboard.down('Enter');
    await untilState(page, 'scheduleCall', 'loaded');
    expect(await page.$('dialog:modal')).not.toBeNull();
    await page.keyboard.up('Enter');
    await close(page, 'scheduleCall');
  });

  test('neither closes nor selects a word after a second press that does not count as a double click', async () => {
    const { page } = await openPage('/', { viewport: DESKTOP });
    const [link] = await shownOpeners(page, 'scheduleCall');
    // In one task, so that the second click is never late.
    const after = await link?.evaluate((opener) => {
      const dialog = document.querySelector<HTMLDialogElement>('#scheduleCall-dialog');
      const press = (type: string, on: Element | null | undefined) =>
        on?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1 }));
      press('click', opener);
      const selects = press('mousedown', dialog?.querySelector('h2'));
      press('click', dialog);
      return { selects, isOpen: dialog?.open, display: dialog?.style.display };
    });
    expect(after).toEqual({ selects: false, isOpen: true, display: '' });
  });

  test('closes with its button, Escape or a press outside it: frame gone, focus back, page where it was', async () => {
    const { page } = await openPage('/');
    const ways = {
      button: () => close(page, 'scheduleCall'),
      Escape: () => page.keyboard.press('Escape'),
      'a press beside it': () => page.mouse.click(5, 5),
    };
    for (const [way, leave] of Object.entries(ways)) {
      await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
      const link = await open(page, 'scheduleCall');
      await untilState(page, 'scheduleCall', 'loaded');
      await untilSettled(page, 'scheduleCall');
      const scrolled = await page.evaluate(() => scrollY);
      await leave();
      await untilClosed(page, 'scheduleCall');
      expect(await page.$('iframe'), way).toBeNull();
      expect(await isFocused(link), way).toBe(true);
      expect(await page.evaluate(() => scrollY), way).toBe(scrolled);
    }
  });

  test('and the theme answer a press before every element gets another style', async () => {
    const { page } = await openPage('/', { viewport: PHONE });
    /** Clicks, and returns the state before the next frame. */
    const click = (selector: string) =>
      page.$eval(selector, (target) => {
        (target as HTMLElement).click();
        const dialog = document.querySelector<HTMLDialogElement>('#scheduleCall-dialog');
        return {
          isOpen: dialog?.open,
          isShown: dialog?.checkVisibility(),
          isModal: dialog?.matches(':modal'),
        };
      });
    const opener = 'main a[data-dialog=scheduleCall-dialog]';
    expect(await click(opener)).toEqual({ isOpen: true, isShown: true, isModal: false });
    await page.keyboard.press('Escape');
    await page.waitForSelector('#scheduleCall-dialog:not([open])');
    await click(opener);
    await page.waitForSelector('#scheduleCall-dialog:modal');
    const closing = await click('#scheduleCall-dialog [data-dialog-close]');
    expect(closing).toEqual({ isOpen: true, isShown: false, isModal: true });
    await page.waitForSelector('#scheduleCall-dialog:not([open])');
    const themes = await page.$eval('[data-theme-toggle]', async (toggle) => {
      const look = () => [toggle.ariaPressed, document.documentElement.classList.contains('dark')];
      const click = () => (toggle as HTMLElement).click();
      click();
      const first = look();
      click();
      click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return [first, look()];
    });
    expect(themes).toEqual([
      ['true', false],
      ['true', true],
    ]);
  });

  test('leaves no caret behind, which Chrome would look for in every frame, and keeps selected words', async () => {
    const { page } = await openPage('/terms-of-service', { viewport: DESKTOP });
    const selected = () =>
      page.evaluate(() => ({ ranges: getSelection()?.rangeCount, words: String(getSelection()) }));
    await open(page, 'scheduleCall');
    await untilState(page, 'scheduleCall', 'loaded');
    expect(await selected()).toEqual({ ranges: 0, words: '' });
    await close(page, 'scheduleCall');
    expect(await selected()).toEqual({ ranges: 0, words: '' });
    await open(page, 'scheduleCall');
    await untilState(page, 'scheduleCall', 'loaded');
    await untilSettled(page, 'scheduleCall');
    const title = await page.waitForSelector('dialog[open] h2');
    await title?.click({ count: 2, offset: { x: 8, y: 12 } });
    const kept = await selected();
    expect(kept.words.trim()).toMatch(/^\w+$/);
  });

  test('starts on Close and keeps the focus inside; the page behind it holds still', async () => {
    const { page } = await openPage('/');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const place = () =>
      page.evaluate(() => {
        const main = document.querySelector('main');
        return [scrollY, main?.getBoundingClientRect().left, main?.clientWidth];
      });
    const before = await place();
    const link = await open(page, 'scheduleCall');
    await link.evaluate((pressedAgain) => (pressedAgain as HTMLElement).click());
    expect(await page.$$('dialog[open] iframe')).toHaveLength(1);
    const closeButton = await byRole(page, 'button', { name: 'Close' });
    expect(await isFocused(closeButton)).toBe(true);

    // The wheel reaches the page as an event: once it has fired, the page has had its chance to scroll.
    await page.evaluate(() =>
      addEventListener('wheel', () => Object.assign(window, { wheeled: true }), { once: true }),
    );
    await page.mouse.move(10, 450);
    await page.mouse.wheel({ deltaY: 600 });
    await page.waitForFunction(() => 'wheeled' in window);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await place()).toEqual(before);

    // More presses than the dialog has focusable elements; between its two ends, the browser itself has the focus.
    const stops: string[] = [];
    await page.keyboard.down('Shift');
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const { activeElement: focused, body } = document;
        if (!focused || focused === body) return 'the browser';
        return focused.closest('dialog') ? focused.outerHTML : 'the page';
      });
      stops.push(stop);
    }
    await page.keyboard.up('Shift');
    expect(stops).not.toContain('the page');
    expect(new Set(stops).size).toBeGreaterThan(1);
  });

  test('opens from the menu of a phone, and gives the focus back to its button', async () => {
    const { page } = await openPage('/', { viewport: PHONE });
    await page.tap('summary[aria-label=Menu]');
    const menu = await byRole(page, 'navigation', { name: 'Menu' });
    const link = await byRole(page, 'link', { name: 'SCHEDULE A CALL', within: menu });
    await link.tap();
    await untilState(page, 'scheduleCall', 'loaded');
    await close(page, 'scheduleCall');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Menu',
    );
  });

  test('stays closed on a press with Control or Shift, which opens the page itself', async () => {
    const { page, context } = await openPage('/');
    const opened: string[] = [];
    context.on('targetcreated', (target) => opened.push(target.url()));
    for (const [index, key] of (['Control', 'Shift'] as const).entries()) {
      await page.bringToFront();
      await page.keyboard.down(key);
      await open(page, 'scheduleCall');
      await page.keyboard.up(key);
      await until(() => Promise.resolve(opened.length === index + 1), `${key}: no tab opened`);
      expect(await page.$('dialog[open]')).toBeNull();
      expect(await stateOf(page, 'scheduleCall')).toBe('idle');
    }
  });
});
