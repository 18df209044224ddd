import { describe, expect, test } from 'vitest';
import type { EmbedId } from '#site/embeds.ts';
import { href, type InternalHref } from '#site/site.ts';
import { contentPages, testSite } from '#tests/test-site.ts';
import { rowsOfTier } from '#tests/tier.ts';
import {
  close,
  expectOpensDialog,
  open,
  shownOpeners,
  stateOf,
  untilClosed,
  untilState,
} from './support/dialogs.ts';
import { byRole } from './support/roles.ts';
import {
  address,
  DESKTOP,
  isFocused,
  PHONE,
  until,
  useBrowser,
  visiting,
} from './support/visitor.ts';

useBrowser();

const { embeds } = testSite;
const VIEWPORTS = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

/** Every dialog of the site, with a page that has it. */
const DIALOGS: [InternalHref, EmbedId[]][] = [
  [href('home'), ['scheduleCall', 'catalogForm']],
  [href('aiAutomation'), ['assessment']],
  [href('linkedin'), ['linkedinConsultation']],
];

describe.each(VIEWPORTS)('on a %s', (_, viewport) => {
  test.each(DIALOGS)(
    'the dialogs of %s open with their frame, their title and their two ways out',
    async (path, ids) => {
      await visiting({ viewport }, async ({ page, record }) => {
        await page.goto(address(path));
        expect(await page.$('iframe')).toBeNull();
        expect(record.foreignRequests).toEqual([]);
        for (const embed of ids) {
          await open(page, embed);
          await untilState(page, embed, 'loaded');

          const { title, url } = embeds[embed];
          const dialog = await byRole(page, 'dialog', { name: title });
          const { share, src, frameTitle } = await dialog.evaluate((element) => {
            const frame = element.querySelector('iframe');
            const { height } = element.getBoundingClientRect();
            return { share: height / innerHeight, src: frame?.src, frameTitle: frame?.title };
          });
          expect(share).toBeCloseTo(0.9, 2);
          expect(src).toBe(url);
          expect(frameTitle).toMatch(/\S/);
          const newTab = await byRole(page, 'link', { name: /^Open in a new tab/, within: dialog });
          const target = await newTab.evaluate((link) => [
            link.getAttribute('href'),
            link.getAttribute('target'),
          ]);
          expect(target).toEqual([url, '_blank']);
          await close(page, embed);
        }
        expect(record.complaints).toEqual([]);
      });
    },
  );
});

describe.each(contentPages)('every call button in $path', ({ path }) => {
  test('opens its dialog and gets the focus back', async () => {
    await visiting({ viewport: PHONE }, async ({ page, record }) => {
      await page.goto(address(path));
      const found: EmbedId[] = [];
      for (const embed of Object.keys(embeds) as EmbedId[]) {
        const buttons = await shownOpeners(page, embed, 'main');
        for (const button of rowsOfTier(buttons, (one) => one === buttons[0])) {
          await expectOpensDialog(page, button, embed);
          found.push(embed);
        }
      }
      expect(found.length).toBeGreaterThan(0);
      expect(record.complaints).toEqual([]);
    });
  });
});

describe('a dialog', () => {
  test('closes with its button, Escape or a press outside it: frame gone, focus back, page where it was', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address('/'));
      const ways = {
        button: () => close(page, 'scheduleCall'),
        Escape: () => page.keyboard.press('Escape'),
        'a press beside it': () => page.mouse.click(5, 5),
      };
      for (const [way, leave] of Object.entries(ways)) {
        await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
        const link = await open(page, 'scheduleCall');
        await untilState(page, 'scheduleCall', 'loaded');
        const scrolled = await page.evaluate(() => scrollY);
        await leave();
        await untilClosed(page, 'scheduleCall');
        expect(await page.$('iframe'), way).toBeNull();
        expect(await isFocused(link), way).toBe(true);
        expect(await page.evaluate(() => scrollY), way).toBe(scrolled);
      }
    });
  });

  test('holds the page still: the wheel moves nothing behind it and nothing jumps sideways', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address('/'));
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      const place = () =>
        page.evaluate(() => {
          const main = document.querySelector('main');
          return [scrollY, main?.getBoundingClientRect().left, main?.clientWidth];
        });
      const before = await place();
      await open(page, 'scheduleCall');
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
    });
  });

  test('keeps the focus inside, and starts on Close', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address('/'));
      await open(page, 'scheduleCall');
      const focused = () =>
        page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? 'something else');
      expect(await focused()).toBe('Close');
      // More presses than the dialog has focusable elements; between its two ends, the browser itself has the focus.
      await page.keyboard.down('Shift');
      const outside: string[] = [];
      let timesAway = 0;
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press('Tab');
        if ((await focused()) !== 'Close') timesAway += 1;
        outside.push(
          ...(await page.evaluate(() => {
            const { activeElement, body } = document;
            const isOutside = activeElement !== body && !activeElement?.closest('dialog');
            return isOutside && activeElement ? [activeElement.outerHTML.slice(0, 80)] : [];
          })),
        );
      }
      await page.keyboard.up('Shift');
      expect(timesAway).toBeGreaterThan(0);
      expect(outside).toEqual([]);
    });
  });

  test('opens from the menu of a phone, and gives the focus back to its button', async () => {
    await visiting({ viewport: PHONE }, async ({ page }) => {
      await page.goto(address('/'));
      await page.tap('summary[aria-label=Menu]');
      const menu = await byRole(page, 'navigation', { name: 'Menu' });
      const link = await byRole(page, 'link', { name: 'Schedule A Call', within: menu });
      await link.tap();
      await untilState(page, 'scheduleCall', 'loaded');
      await close(page, 'scheduleCall');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        'Menu',
      );
    });
  });

  test('stays closed on a press with Control or Shift, which opens the page itself', async () => {
    await visiting({}, async ({ page, context }) => {
      await page.goto(address('/'));
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
});
