import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { dialogId } from '#layouts/link-targets.ts';
import { testSite } from '#tests/test-site.ts';
import { boxOf, open, openWith, stateOf, untilState } from './dialogs.ts';
import { address, useBrowser, visiting } from './visitor.ts';

useBrowser();

const { embeds, env } = testSite;

describe('a page that does not come', () => {
  const visibleText = (page: Page) =>
    page.$eval(`#${dialogId('scheduleCall')}`, (dialog) => (dialog as HTMLElement).innerText);

  test('hangs: after 8 seconds a notice offers the way out, and the frame goes on trying', async () => {
    await visiting({}, async ({ page }) => {
      await openWith(page, `${env.connectOrigin}/hang/calendar`);
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
      await openWith(page, `${env.connectOrigin}/slow/calendar`);
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
      await openWith(page, `${env.connectOrigin}${path}`);
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
    // In intervals: a frame out of view paints no frames that could be counted.
    const status = await frame.waitForFunction(
      () => document.querySelector('[role=status]')?.textContent,
      { polling: 100 },
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
