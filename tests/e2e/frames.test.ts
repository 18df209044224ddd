import { describe, expect, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';
import { boxOf, close, open, openWith, stateOf, untilState } from './support/dialogs.ts';
import {
  dialogText,
  expectWhiteGround,
  isOutlineShown,
  newTabLink,
  overlapOfFoot,
  pressRetry,
  setSource,
} from './support/framed-pages.ts';
import { byRole, textOf } from './support/roles.ts';
import { address, frameAt, until, useBrowser, visiting } from './support/visitor.ts';

useBrowser();

const { embeds, env } = testSite;
const { url } = embeds.scheduleCall;

describe('a page that does not load', () => {
  test('hangs: a notice offers the way out, and the frame goes on trying', async () => {
    await visiting({}, async ({ page }) => {
      await openWith(page, `${env.connectOrigin}/hang/calendar`);
      await untilState(page, 'scheduleCall', 'slow');
      const text = await dialogText(page);
      expect(text).toContain('taking longer than usual');
      expect(text).toContain(env.supportEmail);
      expect(await page.$('dialog[open] iframe')).not.toBeNull();

      await setSource(page, url);
      await pressRetry(page);
      await untilState(page, 'scheduleCall', 'loaded');
      await close(page, 'scheduleCall');
    });
  });

  test('keeps the focus in the dialog, on a failure and on another try', async () => {
    await visiting({}, async ({ page }) => {
      const box = boxOf('scheduleCall');
      const untilFocused = (target: string) =>
        page.waitForFunction(
          (selector) => document.activeElement === document.querySelector(selector),
          {},
          `${box} ${target}`,
        );
      await openWith(page, url);
      await untilState(page, 'scheduleCall', 'loaded');
      await page.focus(`${box} iframe`);
      await page.$eval(`${box} iframe`, (frame) =>
        frame.setAttribute('src', 'http://localhost:9/'),
      );
      await untilState(page, 'scheduleCall', 'interrupted');
      await untilFocused('[data-frame-retry]');
      // What screen readers announce unasked must keep visitors from ordering twice.
      expect(await textOf(await byRole(page, 'status', { within: box }))).toContain(
        'check your e-mail before trying again',
      );

      await setSource(page, `${env.connectOrigin}/hang/calendar`);
      await page.keyboard.press('Enter');
      await untilState(page, 'scheduleCall', 'slow');
      await untilFocused('[role=status]');
      expect(await dialogText(page)).toContain('longer than usual');
    });
  });

  test('lets its bar and its outline end by themselves, and restarts them on another try', async () => {
    await visiting({ motion: true }, async ({ page }) => {
      await page.goto(address('/'));
      await setSource(page, `${env.connectOrigin}/hang/calendar`);
      await open(page, 'scheduleCall');
      const isShown = (part: string) =>
        page.$eval(
          `${boxOf('scheduleCall')} ${part}`,
          (element) => getComputedStyle(element).visibility === 'visible',
        );
      const moveTo = (seconds: number) =>
        page.$eval(
          boxOf('scheduleCall'),
          (box, time) => {
            for (const animation of box.getAnimations({ subtree: true })) {
              // A paused animation stays at the moment that is checked.
              animation.pause();
              animation.currentTime = time;
            }
          },
          seconds * 1000,
        );
      const bar = '[data-frame-stage] > i';
      const outline = '[data-frame-stage] > [aria-hidden]';

      // As long as no script has changed the state.
      await moveTo(11.9);
      expect([await isShown(bar), await isShown(outline)]).toEqual([true, true]);
      await moveTo(12.1);
      expect([await isShown(bar), await isShown(outline)]).toEqual([false, false]);
      expect(
        await page.$eval('dialog[open] iframe', (frame) => getComputedStyle(frame).backgroundColor),
      ).toBe('rgb(255, 255, 255)');

      await page.$eval(boxOf('scheduleCall'), (box) => {
        (box as HTMLElement).dataset.state = 'slow';
      });
      await moveTo(19.9);
      expect([await isShown(bar), await isShown(outline)]).toEqual([true, true]);
      await moveTo(20.1);
      expect(await isShown(bar)).toBe(false);
      await pressRetry(page);
      expect(await isShown(bar)).toBe(true);
    });
  });

  test('loads except for one resource: it is readable on white, and the notice has room next to it', async () => {
    await visiting({ theme: 'dark' }, async ({ page }) => {
      await openWith(page, `${env.connectOrigin}/hang-resource/no-background/calendar`);
      await untilState(page, 'scheduleCall', 'partial');
      expect(await dialogText(page)).toContain('taking longer than usual');
      expect(await isOutlineShown(page)).toBe(false);
      await expectWhiteGround(page);
      expect(await overlapOfFoot(page)).toBe(0);
    });
  });

  test('is late: the notice disappears when the page arrives', async () => {
    await visiting({}, async ({ page }) => {
      await openWith(page, `${env.connectOrigin}/slow/calendar`);
      await untilState(page, 'scheduleCall', 'slow');
      await untilState(page, 'scheduleCall', 'loaded');
      expect(await dialogText(page)).not.toContain('taking longer than usual');
    });
  });

  test('is blocked by our own policy: says so, with another try, another tab, mail and phone', async () => {
    await visiting({}, async ({ page, record }) => {
      await page.goto(address('/'));
      await setSource(page, 'http://localhost:9/elsewhere');
      await open(page, 'scheduleCall');
      await untilState(page, 'scheduleCall', 'failed');
      expect(record.complaints.join()).toContain('frame-src');
      const text = await dialogText(page);
      expect(text).toContain('The booking page did not load.');
      expect(text).toContain(env.supportEmail);

      await setSource(page, url);
      await pressRetry(page);
      await untilState(page, 'scheduleCall', 'loaded');
    });
  });

  test('has no network: fails at once, and comes on the second try when the network is back', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address('/'));
      await page.setOfflineMode(true);
      await open(page, 'scheduleCall');
      await untilState(page, 'scheduleCall', 'failed');
      expect(await page.$('dialog[open] iframe')).toBeNull();
      await page.setOfflineMode(false);
      await pressRetry(page);
      await untilState(page, 'scheduleCall', 'loaded');
      expect(await page.$('dialog[open] iframe')).not.toBeNull();
    });
  });

  test.each([
    '/refuse-x-frame-options/calendar',
    '/refuse-frame-ancestors/calendar',
    '/status-404/calendar',
    '/status-500/calendar',
    '/reset/calendar',
  ])('answers %s: browsers do not report it, so the way out is always in view', async (path) => {
    await visiting({}, async ({ page }) => {
      await openWith(page, `${env.connectOrigin}${path}`);
      const newTab = await newTabLink(page);
      expect(await newTab.isVisible()).toBe(true);
      await untilState(page, 'scheduleCall', 'loaded');
      expect(await newTab.isVisible()).toBe(true);
      expect(await stateOf(page, 'scheduleCall')).toBe('loaded');
    });
  });
});

describe('a frame page whose host does not answer', () => {
  test('says so, and the visitor can open it elsewhere', async () => {
    await visiting({}, async ({ page }) => {
      await page.setRequestInterception(true);
      // Requests to this host get no answer, as if it hung.
      page.on('request', (request) => {
        if (!request.url().startsWith(env.connectOrigin)) void request.continue();
      });
      // The time limit is in the markup; a test need not wait for all of it.
      await page.evaluateOnNewDocument(() => {
        new MutationObserver((_, observer) => {
          const box = document.querySelector<HTMLElement>('main [data-frame]');
          if (!box) return;
          box.dataset.slowAfter = '300';
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
      // Puppeteer waits for every frame, and this one never loads.
      const loading = page.goto(address('/service-catalog')).catch(() => undefined);
      await page.waitForSelector('[data-frame][data-state=slow]');
      const notice = await byRole(page, 'status', { within: 'main' });
      expect(await textOf(notice)).toContain('taking longer than usual');
      const link = await byRole(page, 'link', { name: /^Open in a new tab/, within: 'main' });
      expect(await link.evaluate((element) => element.getAttribute('href'))).toBe(
        `${env.connectOrigin}/service-catalog`,
      );
      await byRole(page, 'button', { name: 'Try Again', within: 'main' });
      await page.goto('about:blank');
      await loading;
    });
  });
});

describe('what a framed page may do', () => {
  test.each([
    ['open a window', '/popup', 'popup opened'],
    ['ask for a payment', '/payment', 'payment allowed'],
  ])('%s', async (_, path, expected) => {
    await visiting({}, async ({ page }) => {
      const purchase = testSite.purchases[0];
      if (!purchase) throw new Error('no purchase page');
      await page.goto(address(purchase.path));
      const element = await page.$('main iframe');
      // The frame must be in place before it is pressed.
      await element?.evaluate((frame) => frame.scrollIntoView({ block: 'center' }));
      await element?.evaluate((frame, src) => (frame.src = src), `${env.connectOrigin}${path}`);
      const frame = await frameAt(page, path);
      const button = await frame.waitForSelector('button');
      const report = () => frame.$eval('[role=status]', (status) => status.textContent);
      // The frame's process may still be placing it when the first press comes.
      await until(async () => {
        await button?.click();
        return (await report()) !== '';
      }, 'The framed page never said what came of the press');
      expect(await report()).toBe(expected);
    });
  });
});
