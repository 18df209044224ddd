import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { dialogId } from '#layouts/link-targets.ts';
import type { EmbedId } from '#site/embeds.ts';
import { href, type InternalHref } from '#site/site.ts';
import { testSite } from '#tests/test-site.ts';
import { address, DESKTOP, isShown, PHONE, useBrowser, visiting } from './visitor.ts';

useBrowser();

const { embeds, env } = testSite;

/** Every dialog of the site, with a page that has it. */
const DIALOGS: [EmbedId, InternalHref][] = [
  ['scheduleCall', href('home')],
  ['catalogForm', href('home')],
  ['assessment', href('aiAutomation')],
  ['linkedinConsultation', href('linkedin')],
  ['scheduleCall', href('privacy')],
];

const boxOf = (embed: EmbedId) => `#${dialogId(embed)} [data-frame]`;

/** The state that the frame of a dialog is in. */
const stateOf = (page: Page, embed: EmbedId) =>
  page.$eval(boxOf(embed), (box) => (box as HTMLElement).dataset.state);
const untilState = (page: Page, embed: EmbedId, state: string, timeout = 5000) =>
  page.waitForSelector(`${boxOf(embed)}[data-state="${state}"]`, { timeout });

/** The first link in view that opens the dialog. */
async function shownOpener(page: Page, embed: EmbedId) {
  for (const link of await page.$$(`a[data-dialog="${dialogId(embed)}"]`)) {
    if (await isShown(link)) return link;
  }
  return undefined;
}

/** Opens the dialog by a link in view, after a look into the menu if need be, and returns the link. */
async function open(page: Page, embed: EmbedId) {
  if (!(await shownOpener(page, embed))) await page.tap('summary[aria-label=Menu]');
  const link = await shownOpener(page, embed);
  if (!link) throw new Error(`Nothing in view opens ${embed}`);
  await link.click();
  return link;
}

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

describe('a page that does not come', () => {
  /** Opens the dialog with another page in it than the configured one. */
  async function openWith(page: Page, path: string): Promise<void> {
    await page.goto(address('/'));
    await page.$eval(
      boxOf('scheduleCall'),
      (box, url) => ((box as HTMLElement).dataset.src = url),
      `${env.connectOrigin}${path}`,
    );
    await open(page, 'scheduleCall');
  }

  const visibleText = (page: Page) =>
    page.$eval(`#${dialogId('scheduleCall')}`, (dialog) => (dialog as HTMLElement).innerText);

  test('hangs: after 8 seconds a notice offers the way out, and the frame goes on trying', async () => {
    await visiting({}, async ({ page }) => {
      await openWith(page, '/hang/calendar');
      expect(await stateOf(page, 'scheduleCall')).toBe('loading');
      const started = Date.now();
      await untilState(page, 'scheduleCall', 'slow', 10_000);
      expect(Date.now() - started).toBeGreaterThan(7000);
      expect(await visibleText(page)).toContain('taking longer than usual');
      expect(await page.$(`#${dialogId('scheduleCall')} iframe`)).not.toBeNull();
      await page.keyboard.press('Escape');
    });
  });

  test('is late: the notice goes when it comes', async () => {
    await visiting({}, async ({ page }) => {
      await openWith(page, '/slow/calendar');
      await untilState(page, 'scheduleCall', 'slow', 10_000);
      await untilState(page, 'scheduleCall', 'loaded', 10_000);
      expect(await visibleText(page)).not.toContain('taking longer than usual');
    });
  });

  test('is blocked by our own policy: says so, with another try, another tab, mail and phone', async () => {
    await visiting({}, async ({ page, record }) => {
      await page.goto(address('/'));
      await page.$eval(
        boxOf('scheduleCall'),
        (box) => ((box as HTMLElement).dataset.src = 'http://localhost:9/elsewhere'),
      );
      await open(page, 'scheduleCall');
      await untilState(page, 'scheduleCall', 'failed');
      expect(record.complaints.join()).toContain('frame-src');
      const text = await visibleText(page);
      expect(text).toContain('The booking page did not load.');
      expect(text).toContain(env.supportEmail);

      await page.$eval(
        boxOf('scheduleCall'),
        (box, url) => ((box as HTMLElement).dataset.src = url),
        embeds.scheduleCall.url,
      );
      await page.click(`#${dialogId('scheduleCall')} [data-frame-retry]`);
      await untilState(page, 'scheduleCall', 'loaded');
    });
  });

  test('has no network: fails at once, and comes on the second try when the network is back', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address('/'));
      await page.setOfflineMode(true);
      await open(page, 'scheduleCall');
      await untilState(page, 'scheduleCall', 'failed');
      await page.setOfflineMode(false);
      await page.click(`#${dialogId('scheduleCall')} [data-frame-retry]`);
      await untilState(page, 'scheduleCall', 'loaded');
    });
  });

  test.each([
    '/refuse-x-frame-options/calendar',
    '/refuse-frame-ancestors/calendar',
    '/status-404/calendar',
    '/status-500/calendar',
    '/reset/calendar',
  ])('answers %s: no browser tells, so the way out is in view all along', async (path) => {
    await visiting({}, async ({ page }) => {
      await openWith(page, path);
      const newTab = await page.$(`#${dialogId('scheduleCall')} a[target=_blank]`);
      expect(await newTab?.isVisible()).toBe(true);
      await untilState(page, 'scheduleCall', 'loaded');
      expect(await newTab?.isVisible()).toBe(true);
    });
  });
});

describe('what a framed page may do', () => {
  /** What a probe page of the demo host reports from inside the frame of a purchase page. */
  async function probe(page: Page, path: string): Promise<string> {
    const purchase = testSite.purchases[0];
    if (!purchase) throw new Error('no purchase page');
    await page.goto(address(purchase.path));
    const element = await page.$('main iframe');
    await element?.evaluate((frame, url) => (frame.src = url), `${env.connectOrigin}${path}`);
    const frame = await page.waitForFrame((candidate) => candidate.url().endsWith(path));
    await (await frame.waitForSelector('button'))?.click();
    const status = await frame.waitForFunction(
      () => document.querySelector('[role=status]')?.textContent,
    );
    return String(await status.jsonValue());
  }

  test('open a window', async () => {
    await visiting({}, async ({ page }) => {
      expect(await probe(page, '/popup')).toBe('popup opened');
    });
  });

  test('ask for a payment', async () => {
    await visiting({}, async ({ page }) => {
      expect(await probe(page, '/payment')).toBe('payment allowed');
    });
  });
});
