import type { Page } from 'puppeteer-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { framePages, testSite } from '#tests/test-site.ts';
import { rowsOfTier } from '#tests/tier.ts';
import {
  address,
  isShown,
  newPage,
  openPage,
  PHONE,
  useBrowser,
} from './support/browser-fixture.ts';
import { showOnPaper } from './support/print.ts';

useBrowser();

const documents = rowsOfTier(
  [
    { path: href('privacy'), other: href('terms'), count: 19 },
    { path: href('terms'), other: href('privacy'), count: 14 },
  ],
  ({ path }) => path === href('terms'),
);

/** Expects the contents to mark only this section, visibly and for screen readers, now or after a scroll. */
async function expectMark(page: Page, number: number): Promise<void> {
  const marked = () =>
    page.$$eval('main div > nav a', (links) => {
      const plain = getComputedStyle(document.body).backgroundColor;
      const colorOf = (link: Element) =>
        getComputedStyle(link.nextElementSibling ?? link).backgroundColor;
      const marks = [
        (link: Element) => colorOf(link) !== plain,
        (link: Element) => getComputedStyle(link).fontWeight === '600',
        (link: Element) => link.getAttribute('aria-current') === 'true',
      ];
      return marks
        .map((isMarked) => links.filter(isMarked))
        .map((all) => all.map((link) => link.querySelector('b')?.innerText));
    });
  const only = [String(number)];
  await expect.poll(marked, { timeout: 10_000 }).toEqual([only, only, only]);
}

/** Expects the whole heading of a section to be in view below the header, now or after a scroll. */
async function expectInView(page: Page, id: string): Promise<void> {
  const isInView = (target: string) => {
    const box = document.querySelector(`#${target} h2, h3#${target}`)?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    return box && header && box.top >= header.bottom && box.bottom < innerHeight;
  };
  // Polled from outside: a page without scripts cannot wait.
  await expect.poll(() => page.evaluate(isInView, id), { timeout: 10_000 }).toBe(true);
}

test('what the policy says about cookies, storage and third parties is true of every page', async () => {
  const own = testSite.routes.filter(({ id }) => !framePages.some((page) => page.id === id));
  expect(own.length).toBeGreaterThan(5);
  const { page, log, context } = await newPage();
  const stored = () =>
    page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  for (const { path } of own) {
    await page.goto(address(path), { waitUntil: 'load' });
    expect(await stored(), path).toEqual([[], []]);
  }
  await page.click('[data-theme-toggle]');
  expect(await stored()).toEqual([['theme'], []]);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  expect(await context.cookies()).toEqual([]);
  expect(log.foreignRequests).toEqual([]);
});

describe.each(rowsOfTier(documents, ({ path }) => path === href('terms')))(
  '$path',
  ({ path, other, count }) => {
    test('marks the section being read, one at a time, and keeps it in view on a low screen', async () => {
      const { page } = await openPage(path, { viewport: { width: 1440, height: 560 } });
      const isLastInView = () =>
        page.$eval('main nav', (nav) => {
          const last = nav.querySelector('li:last-child')?.getBoundingClientRect();
          return Boolean(last && last.bottom <= nav.getBoundingClientRect().bottom + 1);
        });
      await expectMark(page, 1);
      expect(await isLastInView()).toBe(false);
      for (const number of [2, 7, 3, count]) {
        await page.$eval(`#section-${number}`, (section) =>
          section.scrollIntoView({ behavior: 'instant' }),
        );
        await expectMark(page, number);
      }
      await expect.poll(isLastInView).toBe(true);
    });

    test('opens at a cited subsection; by keyboard, its contents lead to a section and on from there', async () => {
      const { page } = await openPage(`${path}#section-10-3`);
      await expectInView(page, 'section-10-3');
      await expectMark(page, 10);
      await page.focus('main nav li:nth-child(3) a');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expectInView(page, 'section-4');
      expect(new URL(page.url()).hash).toBe('#section-4');
      await expectMark(page, 4);
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('href'));
      expect(focused).toBe('#section-4');
    });

    test.each([true, false])('can be read on a phone (JavaScript: %s)', async (javaScript) => {
      const { page } = await openPage(path, { viewport: PHONE, javaScript });
      const sections = await page.$$('main section[data-section]');
      expect(sections).toHaveLength(count);
      for (const section of sections) expect(await isShown(section)).toBe(true);
      const link = await page.$('main details a[href="#section-12"]');
      if (!link) throw new Error('The contents do not list section 12');
      expect(await isShown(link)).toBe(false);
      const beside = await page.$('main nav');
      expect(beside && (await isShown(beside))).toBe(false);
      await page.tap('main details > summary');
      expect(await isShown(link)).toBe(true);
      await link.tap();
      await expectInView(page, 'section-12');
    });

    test('has at most 75 characters a line at any width', async () => {
      const { page } = await openPage(path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [390, 768, 1024, 1440, 1920]) {
        await page.setViewport({ width, height: 900 });
        const longest = await page.$$eval('main section[data-section] :is(p, li)', (blocks) => {
          const lengths = blocks.flatMap((block) => {
            const lines = new Map<number, number>();
            const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
            const range = document.createRange();
            while (texts.nextNode()) {
              const text = texts.currentNode;
              for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/\S+\s?/g)) {
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                const line = Math.round((range.getClientRects()[0]?.bottom ?? 0) / 8);
                lines.set(line, (lines.get(line) ?? 0) + word.length);
              }
            }
            return [...lines.values()];
          });
          // The space at a line break is not visible.
          return Math.max(...lengths) - 1;
        });
        expect(longest).toBeGreaterThan(30);
        expect(longest, `at ${width} px`).toBeLessThanOrEqual(75);
      }
    });

    test('prints as text in 11-point serifs: every heading, full addresses, no navigation', async () => {
      const { page } = await openPage(path);
      const headings = await page.$$eval('main :is(h1, h2, h3)', (all) =>
        all.map((heading) => heading.textContent),
      );
      const paper = await getDocumentProxy(await page.pdf({ format: 'letter' }));
      const { text, totalPages } = await extractText(paper);
      const printed = text.join(' ').replace(/\s+/g, ' ');
      expect(text[0]).toContain(headings[0]);
      expect(totalPages).toBeGreaterThan(5);
      // In document order, because a printout is read from the top.
      let place = -1;
      for (const heading of headings) {
        const next = printed.indexOf(heading, place + 1);
        expect(next, heading).toBeGreaterThan(place);
        place = next;
      }
      expect(headings.length).toBeGreaterThan(count);
      expect(printed.replaceAll(' ', '')).toContain(`(${testSite.env.siteOrigin}${other}`);
      // The privacy policy quotes the button's words.
      expect(printed.replaceAll('“Schedule A Call”', '')).not.toContain('Schedule A Call');
      expect(printed).not.toContain('Contents');

      await showOnPaper(page);
      const style = await page.$eval('main h3 + p', (text) => {
        const { fontFamily, fontSize, lineHeight } = getComputedStyle(text);
        const size = parseFloat(fontSize);
        return { fontFamily, points: (size * 72) / 96, leading: parseFloat(lineHeight) / size };
      });
      expect(style.fontFamily).toMatch(/^(?!.*sans).*serif$/);
      expect(style.points).toBeCloseTo(11, 3);
      expect(style.leading).toBeCloseTo(1.45);
    });
  },
);
