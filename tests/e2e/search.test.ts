import { load } from 'cheerio';
import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { address, follow, PHONE, useBrowser, visiting } from './support/visitor.ts';

useBrowser();

const status = (page: Page) => page.$eval('[role=status]', (element) => element.textContent);
const results = (page: Page) =>
  page.$$eval('[data-search=results] a', (links) => links.map((link) => link.getAttribute('href')));
const untilFound = (page: Page) => page.waitForSelector('[data-search=results] li');

test('answers from the address alone', async () => {
  await visiting({}, async ({ page, record }) => {
    await page.goto(address('/search?q=invoices'));
    await untilFound(page);
    expect(await status(page)).toMatch(/^\d+ sections mention “invoices”\.$/);
    expect(await page.$eval('input[name=q]', (input) => input.value)).toBe('invoices');
    expect(
      await page.$$eval('mark', (marks) => marks.map((mark) => mark.textContent.toLowerCase())),
    ).toContain('invoice');
    expect(record.complaints).toEqual([]);
    expect(record.foreignRequests).toEqual([]);
  });
});

test('answers as one types, and the address follows', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address('/search'));
    await page.type('input[name=q]', 'misse');
    await untilFound(page);
    await page.waitForFunction(() => location.search === '?q=misse');
    await page.reload();
    await untilFound(page);
    expect(await page.$eval('input[name=q]', (input) => input.value)).toBe('misse');
  });
});

test('forgives a slip of the finger', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address('/search?q=calender'));
    await untilFound(page);
    expect(await results(page)).not.toEqual([]);
  });
});

test('leads to the very section, by keyboard', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address('/search?q=tangle'));
    await untilFound(page);
    const [first] = await results(page);
    await page.focus('input[name=q]');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(first);
    await follow(page, '[data-search=results] a');
    await page.waitForFunction(
      (href) => location.pathname + location.hash === href,
      {},
      first ?? '',
    );
  });
});

test('shows sentences as they stand on the page that they come from', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address('/search?q=customer'));
    await untilFound(page);
    const found = await page.$$eval('[data-search=results] li', (rows) =>
      rows.map((row) => ({
        href: row.querySelector('a')?.getAttribute('href') ?? '',
        excerpt: row.querySelector('p')?.textContent ?? '',
      })),
    );
    // With a sign that markup would write in another way.
    const row = found.find(({ excerpt }) => /[&’“]/.test(excerpt));
    expect(row).toBeDefined();
    const html = await (await fetch(address(row?.href.split('#')[0] ?? '/'))).text();
    const words = load(html)('main').text().replaceAll(/\s+/g, ' ');
    expect(words).toContain(row?.excerpt.replace(/ …$/, ''));
  });
});

test('follows the address where Back changes it within the page', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address('/search?q=invoice'));
    await untilFound(page);
    // The skip link makes an entry in the history; what is typed after it changes the address of that entry.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash === '#main');
    await page.click('input[name=q]', { count: 3 });
    await page.type('input[name=q]', 'calendar');
    await page.waitForFunction(() => location.search === '?q=calendar');
    await page.goBack();
    await expect.poll(() => page.$eval('input[name=q]', (input) => input.value)).toBe('invoice');
    expect(await status(page)).toContain('“invoice”');
  });
});

test('says so when nothing matches, and offers words, the main pages and a person', async () => {
  await visiting({ viewport: PHONE }, async ({ page }) => {
    await page.goto(address('/search?q=forklift'));
    await page.waitForSelector('[data-search=none]:not([hidden])');
    expect(await status(page)).toBe('Nothing for “forklift”.');
    const offered = await page.$$eval('[data-search=none] a', (links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(offered).toEqual(
      expect.arrayContaining(['/search?q=invoice', '/pbsengine', '/linkedin-management']),
    );
    await follow(page, '[data-search=none] a[href="/search?q=invoice"]');
    await untilFound(page);
  });
});

test('shows a hostile term as text', async () => {
  await visiting({}, async ({ page, record }) => {
    const term = '<img src=x onerror=alert(1)>"\'</script>';
    await page.goto(address(`/search?q=${encodeURIComponent(term)}`));
    await page.waitForFunction(() =>
      document.querySelector('[role=status]')?.textContent.startsWith('Nothing'),
    );
    expect(await status(page)).toBe(`Nothing for “${term}”.`);
    expect(await page.$('main img')).toBeNull();
    expect(record.complaints).toEqual([]);
  });
});

test('an emptied field brings the beginning back', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address('/search?q=price'));
    await page.waitForSelector('[data-search=initial][hidden]');
    await page.click('input[name=q]', { count: 3 });
    await page.keyboard.press('Backspace');
    await page.waitForSelector('[data-search=initial]:not([hidden])');
    await expect.poll(() => page.url()).toBe(address('/search'));
  });
});

test('without JavaScript sends the form to itself and lists every page and section', async () => {
  await visiting({ javaScript: false }, async ({ page }) => {
    await page.goto(address('/search'));
    await page.type('input[name=q]', 'invoice');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(page.url()).toBe(address('/search?q=invoice'));
    expect(await page.$$eval('[data-search=initial] a', (links) => links.length)).toBeGreaterThan(
      30,
    );
  });
});

test('is reached from the end of every page', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address('/privacy-policy'));
    await follow(page, 'footer a[href="/search"]');
    expect(page.url()).toBe(address('/search'));
  });
});
