import { load } from 'cheerio';
import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { legalFacts } from '#data/legal-facts.ts';
import { formatPhone } from '#lib/phone.ts';
import { testSite } from '#tests/test-site.ts';
import {
  address,
  follow,
  PHONE,
  useBrowser,
  visiting,
  type Record as Visited,
} from './support/visitor.ts';

useBrowser();

const FIELD = 'input[name=q]';
const status = (page: Page) => page.$eval('[data-search=status]', (element) => element.textContent);
const value = (page: Page) => page.$eval(FIELD, (input) => input.value);
const results = (page: Page) =>
  page.$$eval('[data-search=results] a', (links) => links.map((link) => link.getAttribute('href')));
const untilFound = (page: Page) => page.waitForSelector('[data-search=results] li');
const untilStatus = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('[data-search=status]')?.textContent.includes(wanted),
    {},
    text,
  );
const searchFiles = ({ requests }: Visited) =>
  requests.filter((url) => /search[^/]*\.(js|json)$/.test(url) && !url.includes('.astro_'));

test('answers from the address alone', async () => {
  await visiting({}, async ({ page, record }) => {
    await page.goto(address('/search?q=invoices'));
    await untilFound(page);
    expect(await status(page)).toMatch(/^\d+ results for “invoices”, best first\.$/);
    expect(await value(page)).toBe('invoices');
    const marks = await page.$$eval('[data-part=excerpt] b', (found) =>
      found.map((match) => match.textContent),
    );
    expect(marks.join(' ').toLowerCase()).toContain('invoice');
    expect(record.complaints).toEqual([]);
    expect(record.foreignRequests).toEqual([]);
  });
});

test('says that there is an answer, above results or alone', async () => {
  await visiting({}, async ({ page }) => {
    for (const [query, said] of [
      [
        'how much does it cost',
        /^An answer, and \d+ results for “how much does it cost”, best first\.$/,
      ],
      ['$97', /^An answer(, and \d+ results?)? for “\$97”/],
    ] as const) {
      await page.goto(address(`/search?q=${encodeURIComponent(query)}`));
      await page.waitForSelector('[data-search=answers]:not([hidden])');
      expect(await status(page)).toMatch(said);
    }
  });
});

test('fetches the index and what reads it with the first focus, once', async () => {
  await visiting({}, async ({ page, record }) => {
    await page.goto(address('/search'), { waitUntil: 'networkidle0' });
    expect(searchFiles(record)).toEqual([]);
    await page.focus(FIELD);
    await page.type(FIELD, 'price');
    await untilFound(page);
    expect(searchFiles(record).map((url) => url.split('.').at(-1))).toEqual(
      expect.arrayContaining(['js', 'json']),
    );
    expect(searchFiles(record)).toHaveLength(2);
  });
});

test('answers as one types, the address follows, and Back from a result finds both', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address('/search'));
    await page.type(FIELD, 'misse');
    await untilFound(page);
    await page.waitForFunction(() => location.search === '?q=misse');
    await page.type(FIELD, 'd call');
    await untilStatus(page, '“missed call”');
    // Before typing has rested.
    await follow(page, '[data-search=results] a');
    await page.goBack();
    await untilStatus(page, '“missed call”');
    await untilFound(page);
    expect(await value(page)).toBe('missed call');
  });
});

test('announces once what was found, when typing pauses', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address('/search'));
    await page.focus(FIELD);
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      const live = document.querySelector('[role=status]');
      if (!live) throw new Error('Nothing is announced');
      new MutationObserver(() => {
        if (live.textContent) said.push(live.textContent);
      }).observe(live, { childList: true, characterData: true, subtree: true });
    });
    await page.type(FIELD, 'refund', { delay: 30 });
    await untilFound(page);
    await page.waitForFunction(() => (window as unknown as { said: string[] }).said.length > 0);
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said).toEqual([await status(page)]);
    expect(said[0]).toContain('“refund”');
    // The announcement is cleared, so whoever reads on finds the result only once.
    await page.waitForFunction(() => document.querySelector('[role=status]')?.textContent === '');
  });
});

test('Enter moves the focus to the status of the results, and Tab to the first result', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address('/search'));
    await page.type(FIELD, 'refund');
    await untilFound(page);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(await status(page));
    await page.keyboard.press('Tab');
    const [first] = await results(page);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(first);
    await follow(page, '[data-search=results] a');
    await page.waitForFunction(
      (href) => location.pathname + location.hash === href,
      {},
      first ?? '',
    );
  });
});

test('"/" moves the focus to the search field unless a field has it, until it is turned off', async () => {
  await visiting({}, async ({ page }) => {
    const isInField = () => page.$eval(FIELD, (input) => input === document.activeElement);
    await page.goto(address('/search'));
    await page.keyboard.press('/');
    expect(await isInField()).toBe(true);
    expect(await value(page)).toBe('');
    await page.keyboard.type('24/7');
    expect(await value(page)).toBe('24/7');
    await page.click('[data-search=shortcut] label');
    await page.keyboard.press('/');
    expect(await isInField()).toBe(false);
  });
});

test('shows sentences as they are on the page that they come from', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address('/search?q=customer'));
    await untilFound(page);
    const found = await page.$$eval('[data-search=results] li', (rows) =>
      rows.map((row) => ({
        href: row.querySelector('a')?.getAttribute('href') ?? '',
        excerpt: row.querySelector('[data-part=excerpt]')?.textContent ?? '',
      })),
    );
    // One with a character that markup may escape.
    const row = found.find(({ excerpt }) => /[&’“]/.test(excerpt));
    expect(row).toBeDefined();
    const html = await (await fetch(address(row?.href.split('#')[0] ?? '/'))).text();
    const words = load(html)('main').text().replaceAll(/\s+/g, ' ');
    expect(words).toContain(row?.excerpt.replace(/^[^.:]+: /, ''));
  });
});

test('answers questions about prices, contact and cancellation from the data', async () => {
  await visiting({ viewport: PHONE }, async ({ page }) => {
    const answer = () =>
      page.$$eval('[data-search=answers] > :not([hidden])', (shown) =>
        shown.map((element) => (element as HTMLElement).innerText).join('\n'),
      );
    await page.goto(address('/search?q=phone%20number'));
    await untilFound(page);
    expect(await answer()).toContain(formatPhone(testSite.env.supportPhone));
    expect(await answer()).toContain(testSite.env.supportEmail);

    await page.goto(address('/search?q=how%20do%20i%20cancel'));
    await untilFound(page);
    expect(await answer()).toContain(`${legalFacts.payment.cancellationNoticeDays} days`);
    const clause = await page.$eval('[data-search=answers] a[href^="/terms"]', (link) =>
      link.getAttribute('href'),
    );
    const terms = load(await (await fetch(address('/terms-of-service'))).text());
    expect(terms(`#${clause?.split('#')[1]}`).text()).toContain('Renewal and cancellation');

    await page.goto(address('/search?q=price%20of%20a%20website'));
    await untilFound(page);
    expect(await answer()).toMatch(/Website\s+From/);
    expect(await answer()).not.toContain('Video');

    await page.goto(address('/search?q=roofer'));
    await untilFound(page);
    expect(await answer()).toBe('');
  });
});

test('follows the address when Back changes it within the page', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address('/search?q=invoice'));
    await untilFound(page);
    // The skip link adds a history entry; typing after it changes the address of that entry.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash === '#main');
    await page.click(FIELD, { count: 3 });
    await page.type(FIELD, 'calendar');
    await page.waitForFunction(() => location.search === '?q=calendar');
    await page.goBack();
    await expect.poll(() => value(page)).toBe('invoice');
    expect(await status(page)).toContain('“invoice”');
  });
});

test('says so when nothing matches, and offers words, every page and a person', async () => {
  await visiting({ viewport: PHONE }, async ({ page }) => {
    await page.goto(address('/search?q=forklift'));
    await page.waitForSelector('[data-search=none]:not([hidden])');
    expect(await status(page)).toBe('No results for “forklift”.');
    const offered = await page.$$eval(
      '[data-search=none] a, [data-search=start]:not([hidden]) a',
      (links) => links.map((link) => link.getAttribute('href')),
    );
    expect(offered).toEqual(
      expect.arrayContaining([
        testSite.embeds.scheduleCall.url,
        '/search?q=missed+calls',
        '/pbsengine',
        '/privacy-policy',
      ]),
    );
    await follow(page, 'a[href="/search?q=missed+calls"]');
    await untilFound(page);
  });
});

const ODD_TERMS = [
  ['markup', '<img src=x onerror=alert(1)>"\'</script>', 'No results for “<img'],
  ['10,000 characters', 'x'.repeat(10_000), `No results for “${'x'.repeat(60)}…”`],
  ['a script from right to left', 'قهوة عربية', 'No results for “قهوة عربية”'],
  ['a picture', '🦄', 'No results for “🦄”'],
  ['only words that carry nothing', 'how do you do it', 'is on every page'],
  ['a slip', 'calender', 'Showing “calendar” instead of “calender”'],
] as const;

test('answers markup, long terms, other scripts, pictures and slips in words, and shows them as text', async () => {
  await visiting({ viewport: PHONE }, async ({ page, record }) => {
    await page.goto(address('/search'));
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
    expect(record.complaints).toEqual([]);
  });
});

test('says when the index cannot be loaded, and loads it on the next key', async () => {
  await visiting({}, async ({ page }) => {
    await page.setRequestInterception(true);
    let isDown = true;
    page.on('request', (request) => {
      if (isDown && request.url().endsWith('.json')) void request.abort();
      else void request.continue();
    });
    await page.goto(address('/search?q=refun'));
    await untilStatus(page, 'did not load');
    expect(await page.$('[data-search=start]:not([hidden])')).not.toBeNull();
    isDown = false;
    await page.type(FIELD, 'd');
    await untilFound(page);
  });
});

test('an emptied field brings back the first state', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address('/search?q=price'));
    await page.waitForSelector('[data-search=start][hidden]');
    await page.click(FIELD, { count: 3 });
    await page.keyboard.press('Backspace');
    await page.waitForSelector('[data-search=start]:not([hidden])');
    await expect.poll(() => page.url()).toBe(address('/search'));
  });
});

test('without JavaScript sends the form to itself and lists every page', async () => {
  await visiting({ javaScript: false }, async ({ page }) => {
    await page.goto(address('/search'));
    await page.type(FIELD, 'invoice');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(page.url()).toBe(address('/search?q=invoice'));
    const listed = await page.$$eval('[data-search=start] a', (links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(listed).toEqual(
      expect.arrayContaining(
        testSite.routes
          .map(({ path }) => path)
          .filter((path) => path !== '/search' && path !== '/404'),
      ),
    );
  });
});

test('is reached from the end of every page, and from the menu of a phone', async () => {
  await visiting({ viewport: PHONE }, async ({ page }) => {
    await page.goto(address('/privacy-policy'));
    await follow(page, 'footer a[href="/search"]');
    expect(page.url()).toBe(address('/search'));
    await page.goto(address('/'));
    await page.click('[data-disclosure=menu] > summary');
    await follow(page, '[data-disclosure=menu] a[href="/search"]');
    expect(page.url()).toBe(address('/search'));
  });
});
