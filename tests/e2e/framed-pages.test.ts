import { describe, expect, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';
import { openWith, stateOf, untilState } from './support/dialogs.ts';
import {
  dialogText,
  expectWhiteGround,
  isOutlineShown,
  pressProbe,
} from './support/framed-pages.ts';
import { byRole } from './support/roles.ts';
import { address, frameAt, PHONE, useBrowser, visiting } from './support/visitor.ts';

useBrowser();

const { embeds, env } = testSite;

describe('a page that loaded', () => {
  test('is on white in the dark theme too, if it sets no background', async () => {
    await visiting({ theme: 'dark' }, async ({ page }) => {
      await openWith(page, `${env.connectOrigin}/no-background/calendar`);
      await untilState(page, 'scheduleCall', 'loaded');
      await expectWhiteGround(page);
      expect(await isOutlineShown(page)).toBe(false);
      const link = await byRole(page, 'link', {
        name: /^Open it in a new tab/,
        within: 'dialog[open]',
      });
      expect(await link.evaluate((element) => element.getAttribute('href'))).toBe(
        embeds.scheduleCall.url,
      );
    });
  });

  test('leads to a host that the policy names', async () => {
    await visiting({}, async ({ page, record }) => {
      await openWith(page, `${env.connectOrigin}/post-named`);
      await pressProbe(page, 'post-named');
      const frame = await frameAt(page, '/sent');
      expect(await frame.$eval('h1', (heading) => heading.textContent)).toBe('Sent');
      expect(new URL(frame.url()).origin).not.toBe(env.connectOrigin);
      expect(await stateOf(page, 'scheduleCall')).toBe('loaded');
      expect(record.complaints).toEqual([]);
    });
  });

  test('sends a form and leads to a host that the policy does not name: never says that nothing loaded', async () => {
    await visiting({}, async ({ page }) => {
      await openWith(page, `${env.connectOrigin}/post-unnamed`);
      await pressProbe(page, 'post-unnamed');
      await untilState(page, 'scheduleCall', 'interrupted');
      const text = await dialogText(page);
      expect(text).toContain('The next page could not be shown here.');
      expect(text).toContain('check your e-mail before trying again');
      expect(text).toContain(env.supportEmail);
      expect(text).not.toContain('did not load');
      expect(await page.$('dialog[open] iframe')).toBeNull();
    });
  });

  test('counts as not loaded if a redirect leads to a host that the policy does not name', async () => {
    await visiting({}, async ({ page }) => {
      await openWith(page, `${env.connectOrigin}/redirect-unnamed/calendar`);
      await untilState(page, 'scheduleCall', 'failed');
      expect(await dialogText(page)).toContain('The booking page did not load.');
    });
  });

  test('stays when the network fails', async () => {
    await visiting({}, async ({ page }) => {
      await openWith(page, `${env.connectOrigin}/hang-resource/calendar`);
      await untilState(page, 'scheduleCall', 'partial');
      await page.setOfflineMode(true);
      await page.waitForFunction(() => !navigator.onLine);
      expect(await stateOf(page, 'scheduleCall')).toBe('partial');
      expect(await page.$('dialog[open] iframe')).not.toBeNull();
    });
  });
});

describe('a page that is a frame', () => {
  const places = ['essentials-monthly', 'linkedin-level-2', 'collective', 'catalog'].map(
    (id) => testSite.route(id).path,
  );
  /** The loaded frame's height and bottom edge, the room below the sticky header, and the footer's top edge. */
  const measure = (path: string, height: number, width = PHONE.width) =>
    visiting({ viewport: { ...PHONE, width, height } }, async ({ page }) => {
      await page.goto(address(path));
      await page.waitForSelector('main [data-frame][data-state=loaded]');
      return page.evaluate(() => {
        const edges = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return {
          frame: edges('main iframe').height,
          end: edges('main iframe').bottom,
          room: innerHeight - edges('header').height,
          footer: edges('body > footer').top,
        };
      });
    });

  test.each(places)('%s fills what a phone leaves, down to its lower edge', async (path) => {
    const { frame, end, footer } = await measure(path, PHONE.height);
    // With a longer price, the words above the frame take one more line.
    expect(frame).toBeGreaterThan(PHONE.height * 0.65);
    expect(end).toBe(PHONE.height);
    expect(footer).toBe(end);
  });

  test.each(places)(
    '%s gives the frame its height before the words below it come',
    async (path) => {
      const whole = await (await fetch(address(path))).text();
      const cut = whole.slice(0, whole.indexOf('<p data-for="loading"'));
      expect(cut.length).toBeLessThan(whole.length - 1000);
      const heightIn = (body: string) =>
        visiting({}, async ({ page }) => {
          await page.setRequestInterception(true);
          page.on('request', (request) => {
            if (request.isNavigationRequest() && request.frame() === page.mainFrame())
              void request.respond({ contentType: 'text/html; charset=utf-8', body });
            else void request.abort();
          });
          await page.goto(address(path));
          return page.$eval('main iframe', (frame) => frame.getBoundingClientRect().height);
        });
      expect(await heightIn(cut)).toBe(await heightIn(whole));
    },
  );

  test.each(places)(
    '%s is tall enough to fill in on a small phone, and no taller',
    async (path) => {
      const { frame, room } = await measure(path, 568, 320);
      expect(frame).toBeGreaterThan(440);
      expect(frame).toBeLessThanOrEqual(room);
    },
  );
});
