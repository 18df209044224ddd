import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { rowsOfTier } from '#tests/tier.ts';
import { withSpacedText } from './support/clipped-text.ts';
import { headerFaults } from './support/header-row.ts';
import { byRole } from './support/roles.ts';
import {
  DESKTOP,
  address,
  follow,
  isShown,
  newPage,
  openPage,
  PHONE,
  useBrowser,
} from './support/browser-fixture.ts';

useBrowser();

const DROPDOWN = '[data-disclosure=dropdown]';
const MENU = '[data-disclosure=menu]';

const isOpen = (page: Page, menu: string) =>
  page.$eval(menu, (details) => (details as HTMLDetailsElement).open);
const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
const openMenu = (page: Page) => page.tap(`${MENU} > summary`);

async function tabTo(page: Page, text: string): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedText(page)).startsWith(text)) return;
  }
  throw new Error(`Tab never reached "${text}"`);
}

test('the platform dropdown opens by keyboard and closes by Escape or when the focus or a press goes elsewhere', async () => {
  const { page } = await openPage('/');
  await tabTo(page, 'PBSEngine');
  await page.keyboard.press('Enter');
  expect(await isOpen(page, DROPDOWN)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toContain('The platform.');
  await page.keyboard.press('Escape');
  expect(await isOpen(page, DROPDOWN)).toBe(false);
  expect(await focusedText(page)).toBe('PBSEngine');

  await page.keyboard.press('Space');
  expect(await isOpen(page, DROPDOWN)).toBe(true);
  await tabTo(page, 'AI & Automation');
  expect(await isOpen(page, DROPDOWN)).toBe(false);

  await page.click(`${DROPDOWN} summary`);
  expect(await isOpen(page, DROPDOWN)).toBe(true);
  await page.mouse.click(720, 700);
  expect(await isOpen(page, DROPDOWN)).toBe(false);
});

test('where spaced letters wrap the entries of the header, the open dropdown covers the second row', async () => {
  const { page } = await openPage('/', { viewport: { ...DESKTOP, width: 1280 } });
  await withSpacedText(page, async () => {
    const rows = await page.$$eval(
      'header nav > ul > li',
      (entries) => new Set(entries.map((entry) => entry.getBoundingClientRect().top)).size,
    );
    expect(rows).toBe(2);
    await page.click(`${DROPDOWN} summary`);
    const covered = await page.$$eval(`${DROPDOWN} a`, (links) =>
      links.flatMap((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return [0.1, 0.5, 0.9].flatMap((share) => {
          const found = document.elementFromPoint(left + share * width, top + height / 4);
          return link.contains(found) ? [] : [`${link.textContent}: ${found?.textContent}`];
        });
      }),
    );
    expect(covered).toEqual([]);
  });
});

test('a menu that the width of the window hides closes, and gives the focus to the one that appears', async () => {
  const narrow = { ...DESKTOP, width: 800 };
  const { page } = await openPage('/', { viewport: narrow });
  for (const [menu, other, viewport] of [
    [MENU, DROPDOWN, DESKTOP],
    [DROPDOWN, MENU, narrow],
  ] as const) {
    await page.click(`${menu} > summary`);
    await page.keyboard.press('Tab');
    expect(await page.$(`${menu} a:focus`)).not.toBeNull();
    // Chrome may take the focus from a hidden link before the page learns of its new width.
    if (menu === DROPDOWN) await page.$eval(`${menu} a:focus`, (link) => link.blur());
    await page.setViewport(viewport);
    await page.waitForSelector(`${other} > summary:focus`);
    expect(await isOpen(page, menu)).toBe(false);
  }
});

test('the platform dropdown is highlighted on its pages', async () => {
  const { page } = await newPage();
  for (const [id, ...highlight] of [
    ['pbsengine', 'true', '""'],
    ['pbsenginePremium', 'true', '""'],
    ['aiAutomation', null, 'none'],
  ] as const) {
    await page.goto(address(href(id)));
    const summary = await page.$eval(`${DROPDOWN} summary`, (element) => [
      element.ariaCurrent,
      getComputedStyle(element, '::after').content,
    ]);
    expect(summary, id).toEqual(highlight);
  }
});

describe('the menu of a phone', () => {
  test('closes on Escape, with the focus back on its button, and on any choice', async () => {
    const { page } = await openPage('/', { viewport: PHONE });
    await openMenu(page);
    expect(await isOpen(page, MENU)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await isOpen(page, MENU)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Menu',
    );

    await openMenu(page);
    const premium = `${MENU} a[href="${href('pbsenginePremium')}"]`;
    expect(await page.$eval(premium, (link) => link.checkVisibility())).toBe(false);
    await page.tap(`${MENU} nav summary`);
    await follow(page, premium);
    expect(page.url()).toBe(address(href('pbsenginePremium')));

    await page.goto(address(href('pbsengine')));
    await openMenu(page);
    await (await byRole(page, 'link', { name: 'PRICING', within: `${MENU} nav` })).tap();
    expect(await isOpen(page, MENU)).toBe(false);
    expect(page.url()).toContain(href('pbsengine'));
  });

  test('covers the page of a small phone turned sideways, and shows every link whole', async () => {
    const viewport = { width: 320, height: 568, isMobile: true, hasTouch: true };
    const { page } = await openPage('/', { viewport });
    await openMenu(page);
    await page.setViewport({ ...viewport, width: 568, height: 320 });
    const controls = await page.$$(`${MENU} :is(a, nav summary)`);
    const faults: unknown[] = [];
    let shown = 0;
    for (const control of controls) {
      if (!(await isShown(control))) continue;
      shown += 1;
      await control.scrollIntoView();
      const fault = await control.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isWhole = top >= header - 1 && bottom <= innerHeight + 1;
        return isWhole && element.contains(front) ? null : element.textContent;
      });
      if (fault !== null) faults.push(fault);
    }
    expect(shown).toBeGreaterThan(4);
    expect(faults).toEqual([]);
  });
});

test('the keyboard finds the skip link first; it leads past the menus', async () => {
  const { page } = await openPage('/');
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Skip to content');
  expect(await isShown(await byRole(page, 'link', { name: 'Skip to content' }))).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the symbol of the footer covers no words at any width', async () => {
  const { page } = await openPage('/');
  for (const width of [360, 390, 480, 600, 767, 768, 1023, 1024, 1279, 1280, 1920]) {
    await page.setViewport({ ...DESKTOP, width });
    const covered = await page.$eval('footer', (footer) => {
      const box = (element: Element | undefined) => element?.getBoundingClientRect();
      const symbol = box([...footer.querySelectorAll('svg')].find((svg) => !svg.closest('a')));
      if (!symbol?.height) return ['The symbol is not shown'];
      return [...footer.querySelectorAll('h2, a, p > span')]
        .filter((words) => {
          const { left, right, top, bottom } = words.getBoundingClientRect();
          const isLevel = top < symbol.bottom && bottom > symbol.top;
          return isLevel && left < symbol.right && right > symbol.left;
        })
        .map((words) => words.textContent);
    });
    expect.soft(covered, `${width} px`).toEqual([]);
  }
});

test('another page begins at its top, and Back returns to the place that was left', async () => {
  const { page } = await openPage('/');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  const link = await byRole(page, 'link', { name: 'AI & Automation', within: 'footer' });
  // Pressed with the keyboard from the current position: a mouse press would scroll to the footer first.
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await page.evaluate(() => Object.assign(window, { isLeft: true }));
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !('isLeft' in window) && document.readyState === 'complete');
  expect(new URL(page.url()).pathname).toBe(href('aiAutomation'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.waitForFunction(() => scrollY === 2000);
});

test('the header is one row at every width', async () => {
  const { page } = await newPage();
  // Every page has the same header; this page is short, so resizing it is fast.
  await page.goto(address(href('notFound')));
  // The first two are narrower than the 320 px that WCAG requires pages to support.
  const widths = [160, 195, ...Array.from({ length: 1281 }, (_, index) => 320 + index)];
  expect(
    // On both sides of 1152 px, where the layout changes.
    await headerFaults(
      page,
      rowsOfTier(widths, (width) => width % 32 === 0 || [195, 1151].includes(width)),
    ),
    'Shorten the labels in src/site/navigation.ts; or raise 72rem, from which the menu is a row, in MainMenu, MobileMenu and SiteHeader.module.css, and MENU_APPEARS in typefaces.test.ts',
  ).toEqual([]);
});
