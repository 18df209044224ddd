import type { HTTPRequest, Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { legalFacts } from '#data/legal-facts.ts';
import { formatPhone } from '#lib/format.ts';
import { testSite } from '#tests/test-site.ts';
import { announcements, recordAnnouncements } from './support/announcements.ts';
import {
  address,
  follow,
  newPage,
  openPage,
  PHONE,
  useBrowser,
} from './support/browser-fixture.ts';

useBrowser();

const FIELD = 'input[name=q]';
const status = (page: Page) => page.$eval('[data-search=status]', (element) => element.textContent);
const value = (page: Page) => page.$eval(FIELD, (input) => input.value);
const untilFound = (page: Page) => page.waitForSelector('[data-search=results] li');
const untilStatus = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('[data-search=status]')?.textContent.includes(wanted),
    {},
    text,
  );

test('answers the address, and says if there is an answer above the results or alone', async () => {
  const { page, log } = await openPage('/search?q=invoices');
  await untilFound(page);
  expect(await status(page)).toMatch(/^\d+ results for “invoices”\.$/);
  expect(await value(page)).toBe('invoices');
  const marks = await page.$$eval('[data-part=excerpt] b', (found) =>
    found.map((match) => match.textContent),
  );
  expect(marks.join(' ').toLowerCase()).toContain('invoice');
  for (const [query, said] of [
    [
      'how much does it cost',
      /^Short answer first, then \d+ results for “how much does it cost”\.$/,
    ],
    ['$97', /^(An answer|Short answer first, then \d+ results?) for “\$97”/],
  ] as const) {
    await page.goto(address(`/search?q=${encodeURIComponent(query)}`));
    await page.waitForSelector('[data-search=answers]:not([hidden])');
    expect(await status(page)).toMatch(said);
  }
  expect(log.complaints).toEqual([]);
  expect(log.foreignRequests).toEqual([]);
});

test('says what to do if one sends an empty field', async () => {
  const { page } = await newPage();
  await recordAnnouncements(page);
  await page.goto(address('/search'));
  await page.focus(FIELD);
  await page.keyboard.press('Enter');
  const hint = await status(page);
  expect(hint).not.toBe('');
  await page.waitForFunction(() => document.querySelector('[data-search=spoken]')?.textContent);
  expect(await announcements(page)).toContain(`announced: ${hint}`);
});

test('answers as one types, by keyboard alone; Back from a result finds words and results again', async () => {
  const { page, log } = await newPage();
  /** The index and the script that reads it. */
  const files = () =>
    log.requests.filter((url) => /search[^/]*\.(js|json)$/.test(url) && !url.includes('.astro_'));
  await page.goto(address('/search'), { waitUntil: 'networkidle0' });
  expect(files()).toEqual([]);
  await page.type(FIELD, 'misse');
  await untilFound(page);
  expect(files().map((url) => url.split('.').at(-1))).toEqual(
    expect.arrayContaining(['js', 'json']),
  );
  expect(files()).toHaveLength(2);
  await page.waitForFunction(() => location.search === '?q=misse');
  await page.type(FIELD, 'd call');
  await untilStatus(page, '“missed call”');

  // Pressed before typing has paused long enough for an announcement.
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(await status(page));
  await page.keyboard.press('Tab');
  const first = await page.$eval('[data-search=results] a', (link) => link.getAttribute('href'));
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(first);
  await follow(page, '[data-search=results] a');
  await page.waitForFunction((href) => location.pathname + location.hash === href, {}, first ?? '');
  await page.goBack();
  await untilStatus(page, '“missed call”');
  await untilFound(page);
  expect(await value(page)).toBe('missed call');
});

test('"/" moves the focus to the search field unless a field has it, until it is turned off', async () => {
  const { page } = await newPage();
  const isInField = () => page.$eval(FIELD, (input) => input === document.activeElement);
  await page.goto(address('/search'));
  await page.keyboard.press('/');
  expect(await isInField()).toBe(true);
  expect(await value(page)).toBe('');
  await page.keyboard.type('24/7');
  expect(await value(page)).toBe('24/7');
  // By key, because answers that arrive move the checkbox.
  await page.focus('[data-search=shortcut] input');
  await page.keyboard.press('Space');
  await page.keyboard.press('/');
  expect(await isInField()).toBe(false);
});

test('answers questions about contact, cancellation and prices from the data', async () => {
  const { page } = await newPage({ viewport: PHONE });
  const days = `${legalFacts.payment.cancellationNoticeDays} days`;
  for (const [question, said, unsaid] of [
    ['phone number', formatPhone(testSite.env.supportPhone), days],
    ['email address', testSite.env.supportEmail, days],
    ['how do i cancel', days, 'Website'],
    ['price of a website', 'Website', 'Video'],
    ['roofer', '', 'Website'],
  ] as const) {
    await page.goto(address(`/search?q=${encodeURIComponent(question)}`));
    await untilFound(page);
    const answer = await page.$$eval('[data-search=answers] > :not([hidden])', (shown) =>
      shown.map((element) => (element as HTMLElement).innerText).join('\n'),
    );
    expect.soft(answer, question).toContain(said);
    expect.soft(answer, question).not.toContain(unsaid);
  }
});

test('follows the address when Back changes it within the page; an emptied field shows the beginning', async () => {
  const { page } = await openPage('/search?q=invoice');
  await untilFound(page);
  // The skip link adds a history entry; typing after it changes the address of that entry.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.hash === '#main');
  await page.click(FIELD, { count: 3 });
  await page.type(FIELD, 'calendar');
  await page.waitForFunction(() => location.search === '?q=calendar');
  expect(await page.title()).toMatch(/^calendar - Search/);
  await page.goBack();
  await expect.poll(() => value(page)).toBe('invoice');
  expect(await page.title()).toMatch(/^invoice - Search/);
  expect(await status(page)).toContain('“invoice”');

  await page.click(FIELD, { count: 3 });
  await page.keyboard.press('Backspace');
  await page.waitForSelector('[data-search=start]:not([hidden])');
  await expect.poll(() => page.url()).toBe(address('/search'));
});

test('says so when nothing matches, and offers words, every page and a person', async () => {
  const { page } = await openPage('/search?q=forklift', { viewport: PHONE });
  await page.waitForSelector('[data-search=none]:not([hidden])');
  expect(await status(page)).toBe('No results for “forklift”.');
  const call = `[data-search=none] a[href="${testSite.embeds.scheduleCall.url}"]`;
  for (const offered of [call, '[data-search=start]:not([hidden]) a[href="/pbsengine"]'])
    expect(await page.$(offered), offered).not.toBeNull();
  await follow(page, 'a[href="/search?q=Missed+calls"]');
  await untilFound(page);
});

const ODD_TERMS = [
  ['markup', '<img src=x onerror=alert()>"\'</b>', 'No results for “<img'],
  ['10,000 characters', 'x'.repeat(10_000), `No results for “${'x'.repeat(60)}…”`],
  ['a script from right to left', 'قهوة عربية', 'No results for “قهوة عربية”'],
  ['a picture', '🦄', 'No results for “🦄”'],
  ['only words that carry nothing', 'how do you do it', 'is on every page'],
  ['a slip', 'calender', 'Showing “calendar” instead of “calender”'],
] as const;

test('answers markup, long terms, other scripts, pictures and slips in words, and shows them as text', async () => {
  const { page, log } = await openPage('/search', { viewport: PHONE });
  await page.focus(FIELD);
  for (const [what, term, said] of ODD_TERMS) {
    await page.$eval(
      FIELD,
      (input, text) => {
        input.value = text;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      },
      term,
    );
    await untilStatus(page, said);
    expect(await page.$('main img'), what).toBeNull();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      what,
    ).toBeLessThanOrEqual(0);
  }
  expect(log.complaints).toEqual([]);
});

test('says when the index cannot be loaded, and loads it on the next key', async () => {
  const { page } = await newPage();
  await page.setRequestInterception(true);
  let isDown = true;
  page.on('request', (request) => {
    if (isDown && request.url().endsWith('.json')) void request.abort();
    else void request.continue();
  });
  await page.goto(address('/search?q=refun'));
  await untilStatus(page, 'didn’t load');
  expect(await page.$('[data-search=start]:not([hidden])')).not.toBeNull();
  isDown = false;
  await page.type(FIELD, 'd');
  await untilFound(page);
});

test('keeps the focus if results replace the links that one moves along while the index loads', async () => {
  const { page } = await newPage();
  await page.setRequestInterception(true);
  const { promise: asked, resolve } = Promise.withResolvers<HTTPRequest>();
  page.on('request', (request) => {
    if (request.url().endsWith('.json')) resolve(request);
    else void request.continue();
  });
  await page.goto(address('/search?q=call'));
  await page.focus('[data-search=start] a');
  await (await asked).continue();
  await untilFound(page);
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-search'));
  expect(focused).toBe('status');
});
