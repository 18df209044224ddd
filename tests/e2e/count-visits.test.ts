// The visit counter (decision 019): the production build, which has one configured, with a stand-in for the counter.
// `npm start` and all other browser tests show the site without one.
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { createSiteHandler } from '#server/static-server.ts';
import { href } from '#site/site.ts';
import { ensureProductionBuild } from '#tests/dist/build-site.ts';
import { BUILT_ENV } from '#tests/production-env.ts';
import { launchChromium } from '#tests/support/browser.ts';
import { serve } from '#tests/support/serve.ts';
import { testSite } from '#tests/test-site.ts';
import { follow } from './support/browser-fixture.ts';
import { layoutShifts, recordLayoutShifts } from './support/layout-shifts.ts';

let browser: Browser;
let build: Awaited<ReturnType<typeof ensureProductionBuild>>;
beforeAll(async () => {
  build = await ensureProductionBuild();
  // Only the full browser keeps pages for Back.
  browser = await launchChromium('full');
  // The first one may build the site.
}, 300_000);
afterAll(() => browser.close());

/** An empty page, the site with a counter, and what reaches the counter: names or paths, and where visits came from. */
async function newVisit({ isDead = false } = {}) {
  const received: IncomingMessage[] = [];
  const counter = await serve((request, response) => {
    received.push(request);
    if (isDead) request.socket.resetAndDestroy();
    else response.setHeader('Set-Cookie', 'visitor=1').end();
  });
  const files = createSiteHandler(build);
  const site: string = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '', counter);
    const file = join(build.root, pathname === '/' ? 'index.html' : `${pathname}.html`);
    const html = readFileSync(existsSync(file) ? file : join(build.root, '404.html'), 'utf8');
    if (/\.\w+$/.test(pathname)) files(request, response);
    else
      response.setHeader('Content-Type', 'text/html').end(
        html
          .replaceAll(BUILT_ENV.SITE_URL, site)
          .replaceAll(new URL(BUILT_ENV.ANALYTICS_URL).origin, counter)
          .replaceAll(BUILT_ENV.SCHEDULING_URL, testSite.env.schedulingUrl)
          .replaceAll(/https:\/\/\w+\.acme-(systems|vendor)\.com/g, testSite.env.connectOrigin)
          .replaceAll('; upgrade-insecure-requests', ''),
      );
  });
  const context = await browser.createBrowserContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  const counted = () =>
    received.map(({ url }) => {
      const { p, e, r } = Object.fromEntries(new URL(url ?? '', counter).searchParams);
      return `${e === 'true' ? 'event ' : ''}${p}${r ? ` from ${r}` : ''}`;
    });
  const untilCounted = (...all: string[]) => vi.waitFor(() => expect(counted()).toEqual(all));
  /** Sends a request that the stand-in must receive next unless the site sends one: both use the same queue. */
  const send = (name: string) =>
    page.evaluate((url) => {
      const { fetchLater } = window as unknown as { fetchLater: (...request: unknown[]) => void };
      fetchLater(url, { method: 'POST', mode: 'no-cors', activateAfter: 0 });
    }, `${counter}/count?p=${name}`);
  return { page, site, received, complaints, untilCounted, send };
}

const press = (page: Page, link: string) =>
  page.$eval(link, (element) => (element as HTMLElement).click());
const CALL = 'header [data-dialog]';

test('a page counts after it has loaded, and again after Back, by its own name and the site that led to it', async () => {
  const { page, site, complaints, untilCounted } = await newVisit();
  await recordLayoutShifts(page);
  await page.evaluateOnNewDocument(() => {
    const { fetchLater } = window as unknown as { fetchLater: typeof fetch };
    Object.assign(window, {
      fetchLater: (...request: Parameters<typeof fetch>) => {
        Object.assign(window, { sentAt: performance.now() });
        return fetchLater(...request);
      },
    });
  });
  await page.goto(site, { referer: 'http://news.acme.com/plumbers?reader=ana' });
  await untilCounted('/ from http://news.acme.com');
  const [loaded, sent] = await page.evaluate(() => {
    const [arrival] = performance.getEntriesByType('navigation');
    const { sentAt } = window as { sentAt?: number };
    return [(arrival as PerformanceNavigationTiming).loadEventStart, sentAt] as const;
  });
  expect(sent).toBeGreaterThanOrEqual(loaded);
  expect(await layoutShifts(page)).toEqual([]);
  await follow(page, `footer a[href="${href('linkedin')}"]`);
  await untilCounted('/ from http://news.acme.com', href('linkedin'));
  await page.goBack();
  const all = ['/ from http://news.acme.com', href('linkedin'), '/'];
  await untilCounted(...all);
  await page.goto(`${site}/ana.cole@acme`);
  await untilCounted(...all, '/404');
  const stored = await page.evaluate(() => document.cookie + JSON.stringify(localStorage));
  expect([stored, ...complaints.filter((said) => !said.startsWith('Page not found'))]).toEqual([
    '{}',
  ]);
});

test('a call, a form, a chosen plan and a search without an answer are events, none with a word of the search', async () => {
  const { page, site, received, untilCounted } = await newVisit();
  await page.goto(site);
  await press(page, CALL);
  await press(page, '[data-dialog-close]');
  await press(page, '[data-dialog=catalogForm-dialog]');
  const all = ['/', 'event call opened', 'event form opened'];
  await untilCounted(...all);
  await page.goto(`${site}${href('pbsengine')}`);
  await untilCounted(...all, href('pbsengine'));
  const plan = testSite.purchases.find(({ id }) => id === 'deluxe-monthly')?.path ?? '';
  await follow(page, `main a[href="${plan}"]`);
  all.push(href('pbsengine'), plan, 'event plan chosen: deluxe-monthly');
  await untilCounted(...all);
  await page.goto(`${site}${href('search')}?q=invoices`);
  await page.waitForSelector('[data-search=results] li');
  await page.$eval('input[name=q]', (input) => input.select());
  await page.type('input[name=q]', 'zyxwv');
  all.push(href('search'), 'event search without answer');
  await untilCounted(...all);
  // The same query again, and one that is sent before typing has paused.
  await page.keyboard.press('Enter');
  await page.type('input[name=q]', 'zyxwv');
  await page.keyboard.press('Enter');
  all.push('event search without answer');
  await untilCounted(...all);
  await follow(page, 'header a[href="/"]');
  await untilCounted(...all, '/');
  for (const { url, method, headers } of received) {
    expect(`${url} ${JSON.stringify(headers)}`).not.toMatch(/zyxwv|invoices|visitor=1/);
    expect([method, headers.referer]).toEqual(['POST', `${site}/`]);
  }
});

test.each([
  { when: 'with Do Not Track', signal: 'doNotTrack', value: '1' },
  { when: 'with Global Privacy Control', signal: 'globalPrivacyControl', value: true },
  { when: 'at another address than SITE_URL', signal: 'none', value: '', host: '127.0.0.1' },
])('nothing is sent $when', async ({ host = 'localhost', ...set }) => {
  const { page, site, untilCounted, send } = await newVisit();
  await page.evaluateOnNewDocument(({ signal, value }) => {
    Object.defineProperty(navigator, signal, { value });
  }, set);
  await page.goto(site.replace('localhost', host));
  await press(page, CALL);
  await send('last');
  await untilCounted('last');
});

test.each([
  { change: 'prerenderingchange', name: 'prerendering', before: true, after: false },
  { change: 'visibilitychange', name: 'visibilityState', before: 'hidden', after: 'visible' },
])('a page counts once it is shown, after a $change', async (set) => {
  const { page, site, untilCounted, send } = await newVisit();
  await page.evaluateOnNewDocument(({ name, before }) => {
    Object.defineProperty(document, name, { value: before, configurable: true });
  }, set);
  await page.goto(site);
  await send('before');
  await page.evaluate(({ change, name, after }) => {
    Object.defineProperty(document, name, { value: after });
    for (let time = 0; time < 2; time += 1) document.dispatchEvent(new Event(change));
  }, set);
  await untilCounted('before', '/');
});

test.each([
  { browsers: 'with', said: 0 },
  { browsers: 'without', said: 1 },
])(
  'a counter that is down breaks nothing; browsers $browsers fetchLater say it $said times',
  async ({ said }) => {
    const { page, site, received, complaints } = await newVisit({ isDead: true });
    if (said > 0)
      await page.evaluateOnNewDocument(() => void Reflect.deleteProperty(window, 'fetchLater'));
    await page.goto(site);
    await vi.waitFor(() => expect([received.length > 0, complaints.length]).toEqual([true, said]));
    await press(page, CALL);
    await page.waitForSelector('dialog[open] [data-state=loaded]');
    expect(complaints.filter((text) => text.includes('net::ERR_'))).toHaveLength(said);
    expect(complaints).toHaveLength(said);
  },
);

test('a browser without fetchLater counts, too', async () => {
  const { page, site, complaints, untilCounted } = await newVisit();
  await page.evaluateOnNewDocument(() => void Reflect.deleteProperty(window, 'fetchLater'));
  await page.goto(site);
  await untilCounted('/');
  await press(page, CALL);
  await untilCounted('/', 'event call opened');
  expect(complaints).toEqual([]);
});

test('without a counter there is not a byte of it', () => {
  const root = join(inject('unsplit'), '../site');
  const files = globSync('**/*.{html,js}', { cwd: root });
  expect(files.length).toBeGreaterThan(testSite.routes.length);
  for (const file of files)
    expect
      .soft(readFileSync(join(root, file), 'utf8'), file)
      .not.toMatch(/counter=|doNotTrack|goatcounter/);
});
