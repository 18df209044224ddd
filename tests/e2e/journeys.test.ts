import { describe, expect, test } from 'vitest';
import { href, PRICING_ID } from '#site/site.ts';
import { testSite } from '#tests/test-site.ts';
import { address, follow, PHONE, useBrowser, visiting } from './visitor.ts';

useBrowser();

const { env, purchases } = testSite;

describe.each([
  ['desktop', {}],
  ['phone', { viewport: PHONE }],
])('on a %s', (_, options) => {
  test('a visitor goes from home to a plan, to its purchase page, and back to the plans', async () => {
    await visiting(options, async ({ page, record }) => {
      await page.goto(address('/'));
      await follow(page, `main a[href="${href('pbsengine', PRICING_ID)}"]`);
      await page.waitForFunction((id) => location.hash === `#${id}`, {}, PRICING_ID);
      const purchase = testSite.purchase('standard-monthly');
      await follow(page, `#${PRICING_ID} a[href="${purchase.path}"]`);

      expect(await page.$eval('h1', (heading) => heading.textContent)).toContain(purchase.product);
      expect(await page.$eval('h1', (heading) => heading.textContent)).toContain(purchase.price);
      await page.waitForSelector('[data-frame][data-state=loaded]');
      const frame = await page.waitForFrame(`${env.connectOrigin}${purchase.path}`);
      expect(await frame.$eval('h1', (heading) => heading.textContent)).toBe(purchase.product);

      await follow(page, 'main a');
      await page.waitForFunction(
        (url) => location.href === url,
        {},
        address(href('pbsengine', PRICING_ID)),
      );
      expect(record.complaints).toEqual([]);
    });
  });
});

test.each(purchases)(
  '$path shows its plan on both sides of the frame and leads back',
  async (purchase) => {
    await visiting({}, async ({ page, record }) => {
      await page.goto(address(purchase.path));
      await page.waitForSelector('[data-frame][data-state=loaded]');
      const frame = await page.waitForFrame(`${env.connectOrigin}${purchase.path}`);
      expect(await frame.$eval('main', (main) => main.textContent)).toContain(purchase.price);
      expect(await page.$eval('h1', (heading) => heading.textContent)).toBe(
        `${purchase.product} ${purchase.price}`,
      );
      await follow(page, 'main a');
      expect(new URL(page.url()).pathname).toBe(href(purchase.backTo));
      await page.waitForFunction((id) => location.hash === `#${id}`, {}, PRICING_ID);
      expect(record.complaints).toEqual([]);
    });
  },
);

describe('a frame page whose host does not answer', () => {
  test('says so after 8 seconds, and the visitor can open it elsewhere', async () => {
    await visiting({}, async ({ page }) => {
      await page.setRequestInterception(true);
      // Left without an answer, as by a host that hangs.
      page.on('request', (request) => {
        if (!request.url().startsWith(env.connectOrigin)) void request.continue();
      });
      // Puppeteer waits for every frame, and this one never comes.
      const loading = page.goto(address('/service-catalog')).catch(() => undefined);
      await page.waitForSelector('[data-frame][data-state=slow]', { timeout: 12_000 });
      const notice = await page.$eval(
        'main [role=status]',
        (status) => (status as HTMLElement).innerText,
      );
      expect(notice).toContain('taking longer than usual');
      expect(await page.$eval('main [role=status] a', (link) => link.href)).toBe(
        `${env.connectOrigin}/service-catalog`,
      );
      await page.goto('about:blank');
      await loading;
    });
  });
});

describe('without JavaScript', () => {
  const options = { javaScript: false } as const;

  test.each(testSite.routes.map(({ path }) => path))('%s is whole', async (path) => {
    await visiting(options, async ({ page, record }) => {
      await page.goto(address(path));
      const hidden = await page.$$eval(
        'main h1, main h2, main h3, main p, main li, main a',
        (elements) =>
          elements
            .filter(
              (element) =>
                element.textContent.trim() &&
                // What a press opens without scripts, and the states that only a script reaches, have tests
                // of their own: one of two periods, closed contents, a search without a result.
                !element.closest('[data-frame], [aria-hidden=true], [data-period]') &&
                !element.closest('details:not([open]) > :not(summary)') &&
                !element.closest('[data-search][hidden]') &&
                // Around the table of all plans: its filter, and a hint for narrow screens.
                (!element.closest('[data-island]') || element.closest('table')) &&
                !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            )
            .map((element) => element.textContent),
      );
      expect(hidden).toEqual([]);
      expect(record.complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
    });
  });

  test('call buttons lead to the booking page', async () => {
    await visiting(options, async ({ page }) => {
      await page.goto(address('/'));
      await follow(page, 'main a[data-dialog]');
      expect(page.url()).toBe(testSite.embeds.scheduleCall.url);
    });
  });

  test('the dropdown and the menu of a phone open, and the theme toggle, which could do nothing, is not shown', async () => {
    await visiting(options, async ({ page }) => {
      await page.goto(address('/'));
      await page.click('[data-disclosure=dropdown] summary');
      await follow(page, `[data-disclosure=dropdown] a[href="${href('pbsenginePremium')}"]`);
      expect(page.url()).toBe(address(href('pbsenginePremium')));
    });
    await visiting({ ...options, viewport: PHONE }, async ({ page }) => {
      await page.goto(address('/'));
      expect(await page.$eval('[data-theme-toggle]', (toggle) => toggle.checkVisibility())).toBe(
        false,
      );
      await page.click('[data-disclosure=menu] > summary');
      await follow(page, `[data-disclosure=menu] a[href="${href('linkedin')}"]`);
      expect(page.url()).toBe(address(href('linkedin')));
    });
  });

  test('a system that prefers dark gets the dark theme', async () => {
    await visiting({ ...options, theme: 'dark' }, async ({ page }) => {
      await page.goto(address('/'));
      expect(await page.$eval('body', (body) => getComputedStyle(body).backgroundColor)).toBe(
        'rgb(4, 26, 27)',
      );
    });
  });

  test('a purchase page shows its frame', async () => {
    await visiting(options, async ({ page }) => {
      const purchase = testSite.purchase('deluxe-yearly');
      await page.goto(address(purchase.path));
      const frame = await page.waitForFrame(`${env.connectOrigin}${purchase.path}`);
      expect(await frame.$eval('h1', (heading) => heading.textContent)).toBe(purchase.product);
      expect(await (await page.$('main iframe'))?.isVisible()).toBe(true);
    });
  });
});
