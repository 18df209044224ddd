import { expect, test } from 'vitest';
import { content as ai } from '#features/ai/content.ts';
import { href } from '#site/site.ts';
import { framePages, testSite, unlikeRoutes } from '#tests/test-site.ts';
import {
  address,
  DESKTOP,
  follow,
  frameAt,
  groundOf,
  newPage,
  openPage,
  PHONE,
  setMedia,
  useBrowser,
} from './support/browser-fixture.ts';
import { byRole } from './support/roles.ts';

useBrowser();

const options = { javaScript: false } as const;
/** Pages that are a frame have little else to show, so one represents them all. */
const pages = unlikeRoutes.filter(
  (route) => !framePages.includes(route) || route === framePages[0],
);

test('every page is whole', async () => {
  const { page, log } = await newPage(options);
  for (const { path } of pages) {
    await page.goto(address(path));
    const { words, hidden } = await page.evaluate(() => {
      const all = 'main :is(h1, h2, h3, p, li, a, figcaption)';
      const found = [...document.querySelectorAll(all)].filter(
        (element) =>
          element.textContent.trim() &&
          // What a press opens without scripts, and states that only a script can reach, have their own
          // tests: one of two periods, the answer of one trade, closed contents, a search without results.
          !element.closest(
            '[data-frame], [aria-hidden=true], [data-period], [data-answer], [data-thread-part]',
          ) &&
          !element.closest('details:not([open]) > :not(summary)') &&
          !element.closest('[data-search][hidden]') &&
          // The status of a search, and the suggested topics, which need a script.
          !element.closest('[data-search=status], [data-search=start] > :first-child') &&
          // Only phones show the call bar, once the visitor has scrolled.
          !element.closest('[data-call-bar]') &&
          // The link to the frame, which a wide window shows beside the cover.
          !element.closest('[href="#frame"]') &&
          // The controls around the tables of all plans: the filter, and the choice of what a phone compares.
          (!element.closest('astro-island') || element.closest('table')),
      );
      const isHidden = (element: Element) =>
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return {
        words: found.length,
        hidden: found.filter(isHidden).map(({ textContent }) => textContent),
      };
    });
    expect(words, path).toBeGreaterThan(0);
    const dead = await page.$$eval('[data-needs-script]', (controls) =>
      controls.filter((control) => control.checkVisibility()),
    );
    expect.soft(dead, `controls that do nothing on ${path}`).toEqual([]);
    expect.soft(hidden, path).toEqual([]);
  }
  expect(log.complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('a system that prefers dark gets the dark theme; dropdown and call buttons lead on', async () => {
  const { page } = await openPage('/', { ...options, theme: 'dark' });
  const ground = () => page.$eval('body', (body) => getComputedStyle(body).backgroundColor);
  expect(await ground()).toBe(groundOf('dark'));
  await setMedia(page, { theme: 'light', motion: false });
  expect(await ground()).toBe(groundOf('light'));

  const premium = href('pbsenginePremium');
  await page.click('[data-disclosure=dropdown] summary');
  await follow(page, `[data-disclosure=dropdown] a[href="${premium}"]`);
  expect(page.url()).toBe(address(premium));
  await page.goto(address('/'));
  await follow(page, 'main a[data-dialog]');
  expect(page.url()).toBe(testSite.embeds.scheduleCall.url);
});

test('choosing a trade turns on its first switch and says what it does', async () => {
  const { page } = await openPage(href('aiAutomation'), options);
  const { trades } = ai.vision.panel;
  for (const trade of [...trades.slice(0, 2), ...trades.slice(-1)]) {
    await (await byRole(page, 'radio', { name: trade.name })).click();
    const { on, said } = await page.evaluate(() => ({
      on: [...document.querySelectorAll('main ol [data-switch]')]
        .filter((key) => getComputedStyle(key.lastElementChild ?? key).translate !== 'none')
        .map((key) => Number(key.getAttribute('data-switch'))),
      said: [...document.querySelectorAll('[data-answer] p')]
        .filter((words) => words.checkVisibility())
        .map((words) => words.textContent),
    }));
    expect.soft(said).toEqual([`${trade.text}.`, trade.who]);
    expect.soft(on).toEqual([trade.number].filter((number) => number <= 9));
  }
});

test('the menu of a phone opens and leads on, without the theme button, which would do nothing', async () => {
  const { page } = await openPage('/', { ...options, viewport: PHONE });
  expect(await (await page.$('[data-theme-toggle]'))?.isVisible()).toBe(false);
  await page.click('[data-disclosure=menu] > summary');
  await follow(page, await byRole(page, 'link', { name: 'LinkedIn Management', within: 'header' }));
  expect(page.url()).toBe(address(href('linkedin')));
});

test('a purchase page shows its frame', async () => {
  const purchase = testSite.purchase('deluxe-yearly');
  const { page } = await openPage(purchase.path, options);
  const frame = await frameAt(page, `${testSite.env.connectOrigin}${purchase.path}`);
  expect(await frame.$eval('h1', (heading) => heading.textContent)).toBe(purchase.product);
  expect(await (await page.$('main iframe'))?.isVisible()).toBe(true);
});

test.each([
  ['the calculator', href('pbsenginePremium'), '[data-calculator]', 'table'],
  ['the search', href('search'), '[data-search=form]', '[data-search=start] h2'],
])(
  '%s gives its place to what the page says without it if no script arrives',
  async (_, path, control, content) => {
    const { page } = await newPage({ viewport: DESKTOP });
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      void (request.resourceType() === 'script' ? request.abort() : request.continue());
    });
    await page.goto(address(path));
    await page.evaluate((near) => document.querySelector(near)?.scrollIntoView(), control);
    await page.waitForFunction((gone) => !document.querySelector(gone), {}, control);
    expect(await page.$eval(content, (shown) => shown.checkVisibility())).toBe(true);
    expect(await page.$('[data-needs-script]')).toBeNull();
  },
);
