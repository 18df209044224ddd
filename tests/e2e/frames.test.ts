// What a dialog shows if its page is slow, comes in part or not at all. tests/engines has every fault in every engine.
import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';
import { newPage, openPage, useBrowser } from './support/browser-fixture.ts';
import { boxOf, open, openWith, stateOf, untilState } from './support/dialogs.ts';
import { byRole, textOf } from './support/roles.ts';

useBrowser();

const { embeds, env } = testSite;
const BOX = boxOf('scheduleCall');
const BAR = '[data-frame-stage] > i';
const OUTLINE = '[data-frame-stage] > [aria-hidden]';

const dialogText = async (page: Page) => textOf(await byRole(page, 'dialog'));
const pressRetry = async (page: Page) =>
  (await byRole(page, 'button', { name: 'TRY AGAIN' })).click();
/** Gives the call dialog another page, from the next try on. */
const setSource = (page: Page, src: string) =>
  page.$eval(BOX, (box, value) => ((box as HTMLElement).dataset.src = value), src);
const isShown = (page: Page, part: string) =>
  page.$eval(`${BOX} ${part}`, (node) => node.checkVisibility({ visibilityProperty: true }));
/** The ground under a page that sets none: white, as in a tab of its own. */
const groundOfFrame = (page: Page) =>
  page.$eval(`${BOX} iframe`, (frame) => getComputedStyle(frame).backgroundColor);
const WHITE = 'rgb(255, 255, 255)';

test('a page that hangs: a notice with ways out, until another try brings the page', async () => {
  const { page } = await newPage({ theme: 'dark' });
  await openWith(page, `${env.connectOrigin}/hang/calendar`);
  await untilState(page, 'scheduleCall', 'slow');
  expect(await dialogText(page)).toContain('taking longer than usual');
  expect(await dialogText(page)).toContain(env.supportEmail);
  expect(await page.$(`${BOX} iframe`)).not.toBeNull();

  await setSource(page, `${env.connectOrigin}/no-background/calendar`);
  await pressRetry(page);
  await untilState(page, 'scheduleCall', 'loaded');
  expect(await dialogText(page)).not.toContain('taking longer than usual');
  expect(await isShown(page, OUTLINE)).toBe(false);
  expect(await groundOfFrame(page)).toBe(WHITE);
});

test('a page that comes in part is readable on white below no notice, and stays when the network goes', async () => {
  const { page } = await newPage({ theme: 'dark' });
  await openWith(page, `${env.connectOrigin}/hang-resource/no-background/calendar`);
  await untilState(page, 'scheduleCall', 'partial');
  expect(await dialogText(page)).toContain('taking longer than usual');
  expect(await isShown(page, OUTLINE)).toBe(false);
  expect(await groundOfFrame(page)).toBe(WHITE);
  const { end, foot } = await page.$eval(BOX, (box) => ({
    end: box.querySelector('iframe')?.getBoundingClientRect().bottom,
    foot: box.lastElementChild?.getBoundingClientRect().top,
  }));
  expect(end).toBeLessThanOrEqual(foot ?? NaN);

  await page.setOfflineMode(true);
  await page.waitForFunction(() => !navigator.onLine);
  expect(await stateOf(page, 'scheduleCall')).toBe('partial');
  expect(await page.$(`${BOX} iframe`)).not.toBeNull();
});

test('a host that is known to be dead only after something arrived fails all the same, as in Firefox', async () => {
  const { page } = await newPage();
  await page.evaluateOnNewDocument(() => {
    const asked = Promise.withResolvers<Response>();
    let entries: PerformanceEntry[] = [];
    window.fetch = () => asked.promise;
    window.EventSource = class extends EventTarget {
      static readonly CONNECTING = 0;
      readonly readyState = 2;
      set onerror(tell: () => void) {
        tell();
      }
      readonly close = () => undefined;
    } as unknown as typeof EventSource;
    performance.getEntriesByName = () => entries;
    const fail = () => {
      entries = [{ duration: 0 } as PerformanceEntry];
      asked.reject(new TypeError('NetworkError'));
    };
    Object.assign(window, { fail });
  });
  await openWith(page, `${env.connectOrigin}/hang-resource/no-background/calendar`);
  await untilState(page, 'scheduleCall', 'partial');
  await page.evaluate('fail()');
  await untilState(page, 'scheduleCall', 'failed');
  expect(await dialogText(page)).toContain('The booking page didn’t load.');
});

test('a page that the policy blocks or that has no network fails in words, and comes with another try', async () => {
  const { page, log } = await newPage();
  await openWith(page, 'http://localhost:9/elsewhere');
  await untilState(page, 'scheduleCall', 'failed');
  expect(log.complaints.join()).toContain('frame-src');
  expect(await dialogText(page)).toContain('The booking page didn’t load.');
  expect(await dialogText(page)).toContain(env.supportEmail);

  await setSource(page, `${env.connectOrigin}/hang/calendar`);
  await pressRetry(page);
  await untilState(page, 'scheduleCall', 'loading');
  await page.setOfflineMode(true);
  await untilState(page, 'scheduleCall', 'failed');
  await setSource(page, embeds.scheduleCall.url);
  // After the next paint, not when the time for slow pages has passed.
  const state = await page.$eval(BOX, async (box) => {
    box.querySelector<HTMLElement>('[data-frame-retry]')?.click();
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)));
    });
    return (box as HTMLElement).dataset.state;
  });
  expect(state).toBe('failed');
  expect(await page.$(`${BOX} iframe`)).toBeNull();
  await page.setOfflineMode(false);
  await pressRetry(page);
  await untilState(page, 'scheduleCall', 'loaded');
});

test('another try loads nothing if the dialog is closed at once', async () => {
  const { page } = await newPage();
  await openWith(page, 'http://localhost:9/elsewhere');
  await untilState(page, 'scheduleCall', 'failed');
  await setSource(page, embeds.scheduleCall.url);
  const frames = await page.$eval(BOX, async (box) => {
    box.querySelector<HTMLElement>('[data-frame-retry]')?.click();
    box.closest('dialog')?.close();
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)));
    });
    return box.querySelectorAll('iframe').length;
  });
  expect(frames).toBe(0);
});

test('the focus stays in the dialog when the next page does not come, on another try, and when that fails, too', async () => {
  const { page } = await newPage();
  const untilFocused = (target: string) => page.waitForSelector(`${BOX} ${target}:focus`);
  await openWith(page, embeds.scheduleCall.url);
  await untilState(page, 'scheduleCall', 'loaded');
  await page.focus(`${BOX} iframe`);
  await page.$eval(`${BOX} iframe`, (frame) => frame.setAttribute('src', 'http://localhost:9/'));
  await untilState(page, 'scheduleCall', 'interrupted');
  await untilFocused('[data-frame-retry]');
  expect(await page.$(`${BOX} iframe`)).toBeNull();
  expect(await dialogText(page)).toContain('We can’t show the next page here.');
  // What screen readers announce on their own must keep visitors from ordering twice.
  expect(await textOf(await byRole(page, 'status', { within: BOX }))).toContain(
    'check your email before you try again',
  );

  await setSource(page, `${env.connectOrigin}/hang/calendar`);
  await page.keyboard.press('Enter');
  await untilState(page, 'scheduleCall', 'slow');
  await untilFocused('[role=status]');
  await page.setOfflineMode(true);
  await untilState(page, 'scheduleCall', 'failed');
  await untilFocused('[data-frame-retry]');
});

test('the focus stays in a frame when its page arrives', async () => {
  const { page } = await newPage();
  await openWith(page, `${env.connectOrigin}/slow/calendar`);
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  while ((await focused()) !== 'iframe') await page.keyboard.press('Tab');
  await untilState(page, 'scheduleCall', 'loaded');
  expect(await focused()).toBe('iframe');
});

test('the bar and the outline of a page that hangs end by themselves, and begin again on another try', async () => {
  const { page } = await openPage('/', { motion: true });
  await setSource(page, `${env.connectOrigin}/hang/calendar`);
  await open(page, 'scheduleCall');
  /** Whether bar and outline are shown at this second; a paused animation stays there. */
  const shownAt = async (second: number) => {
    await page.$eval(
      BOX,
      (box, time) => {
        for (const animation of box.getAnimations({ subtree: true })) {
          animation.pause();
          animation.currentTime = time;
        }
      },
      second * 1000,
    );
    return [await isShown(page, BAR), await isShown(page, OUTLINE)];
  };
  // While no script has changed the state.
  expect(await shownAt(11.9)).toEqual([true, true]);
  expect(await shownAt(12.1)).toEqual([false, false]);
  expect(await groundOfFrame(page)).toBe(WHITE);

  await page.$eval(BOX, (box) => ((box as HTMLElement).dataset.state = 'slow'));
  expect(await shownAt(19.9)).toEqual([true, true]);
  expect((await shownAt(20.1))[0]).toBe(false);
  await pressRetry(page);
  await expect.poll(() => isShown(page, BAR)).toBe(true);
});
