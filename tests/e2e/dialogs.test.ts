import { describe, expect, test } from 'vitest';
import { dialogId } from '#layouts/link-targets.ts';
import type { EmbedId } from '#site/embeds.ts';
import { href, type InternalHref } from '#site/site.ts';
import { testSite } from '#tests/test-site.ts';
import { open, stateOf, untilState } from './dialogs.ts';
import { address, DESKTOP, PHONE, useBrowser, visiting } from './visitor.ts';

useBrowser();

const { embeds } = testSite;

/** Every dialog of the site, with a page that has it. */
const DIALOGS: [EmbedId, InternalHref][] = [
  ['scheduleCall', href('home')],
  ['catalogForm', href('home')],
  ['assessment', href('aiAutomation')],
  ['linkedinConsultation', href('linkedin')],
  ['scheduleCall', href('privacy')],
];

describe.each(DIALOGS)('%s on %s', (embed, path) => {
  test.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])('opens on a %s with its frame, its title and its two ways out', async (_, viewport) => {
    await visiting({ viewport }, async ({ page, record }) => {
      await page.goto(address(path));
      expect(record.foreignRequests).toEqual([]);
      await open(page, embed);
      await untilState(page, embed, 'loaded');

      const dialog = await page.$eval(`#${dialogId(embed)}`, (element) => {
        const { height } = element.getBoundingClientRect();
        const name = document.getElementById(
          element.getAttribute('aria-labelledby') ?? '',
        )?.textContent;
        const frame = element.querySelector('iframe');
        return { share: height / innerHeight, name, src: frame?.src, frameTitle: frame?.title };
      });
      expect(dialog.share).toBeCloseTo(0.9, 2);
      expect(dialog.name).toBe(embeds[embed].title);
      expect(dialog.src).toBe(embeds[embed].url);
      expect(dialog.frameTitle).not.toBe('');
      const newTab = await page.$(
        `#${dialogId(embed)} a[target=_blank][href="${embeds[embed].url}"]`,
      );
      const close = await page.$(`#${dialogId(embed)} [data-dialog-close]`);
      expect(await newTab?.isVisible()).toBe(true);
      expect(await close?.isVisible()).toBe(true);
      expect(record.complaints).toEqual([]);
    });
  });
});

describe('a dialog', () => {
  test.each(['Close', 'Escape', 'a press beside it'])(
    'closes by %s: frame gone, focus back, page where it was',
    async (way) => {
      await visiting({}, async ({ page }) => {
        await page.goto(address('/'));
        await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
        const link = await open(page, 'scheduleCall');
        await untilState(page, 'scheduleCall', 'loaded');
        const scrolled = await page.evaluate(() => scrollY);

        if (way === 'Close') await page.click(`#${dialogId('scheduleCall')} [data-dialog-close]`);
        else if (way === 'Escape') await page.keyboard.press('Escape');
        else await page.mouse.click(5, 5);

        await page.waitForSelector(`#${dialogId('scheduleCall')}:not([open])`);
        expect(await page.$(`#${dialogId('scheduleCall')} iframe`)).toBeNull();
        expect(await stateOf(page, 'scheduleCall')).toBe('idle');
        expect(await page.evaluate((element) => document.activeElement === element, link)).toBe(
          true,
        );
        expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      });
    },
  );

  test('holds the page still: the wheel moves nothing behind it and nothing jumps sideways', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address('/'));
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      const place = () =>
        page.evaluate(() => [
          scrollY,
          document.querySelector('main')?.getBoundingClientRect().left,
          document.querySelector('main')?.clientWidth,
        ]);
      const before = await place();
      await open(page, 'scheduleCall');
      await page.mouse.move(10, 450);
      await page.mouse.wheel({ deltaY: 600 });
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      expect(await place()).toEqual(before);
    });
  });

  test('keeps the focus inside, and starts on Close', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address('/'));
      await open(page, 'scheduleCall');
      const focused = () =>
        page.evaluate(() => ({
          inside: document.activeElement?.closest('dialog') !== null,
          isClose: document.activeElement?.hasAttribute('data-dialog-close'),
        }));
      expect(await focused()).toEqual({ inside: true, isClose: true });
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
      expect(await focused()).toEqual({ inside: true, isClose: false });
    });
  });

  test('opens from the menu of a phone, and gives the focus back to its button', async () => {
    await visiting({ viewport: PHONE }, async ({ page }) => {
      await page.goto(address('/'));
      await page.tap('summary[aria-label=Menu]');
      await page.tap(`details[open] nav a[data-dialog="${dialogId('scheduleCall')}"]`);
      await untilState(page, 'scheduleCall', 'loaded');
      await page.tap(`#${dialogId('scheduleCall')} [data-dialog-close]`);
      await page.waitForSelector(`#${dialogId('scheduleCall')}:not([open])`);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        'Menu',
      );
    });
  });

  test.each(['Control', 'Shift'] as const)(
    'stays closed on a %s-click, which opens the page itself',
    async (key) => {
      await visiting({}, async ({ page, context }) => {
        await page.goto(address('/'));
        const opened = new Promise<string>((resolve) => {
          context.on('targetcreated', (target) => resolve(target.url()));
        });
        await page.keyboard.down(key);
        await open(page, 'scheduleCall');
        await page.keyboard.up(key);
        await opened;
        expect(await page.$('dialog[open]')).toBeNull();
      });
    },
  );

  test('does nothing before it is opened: no frame stands in any page', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address('/'));
      expect(await page.$('iframe')).toBeNull();
    });
  });
});
