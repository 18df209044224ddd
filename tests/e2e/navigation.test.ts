import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { headerFaults } from './support/header-row.ts';
import { allByRole, byRole } from './support/roles.ts';
import { address, follow, isShown, PHONE, useBrowser, visiting } from './support/visitor.ts';

useBrowser();

const DROPDOWN = '[data-disclosure=dropdown]';
const MENU = '[data-disclosure=menu]';

const isOpen = (page: Page, menu: string) =>
  page.$eval(menu, (details) => (details as HTMLDetailsElement).open);
const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
const openMenu = (page: Page) => page.tap(`${MENU} > summary`);
const inMenu = (page: Page, name: string | RegExp) =>
  byRole(page, 'link', { name, within: `${MENU} nav` });

/** Presses Tab until the text of the focused element starts with `text`. */
async function tabTo(page: Page, text: string): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedText(page)).startsWith(text)) return;
  }
  throw new Error(`Tab never reached "${text}"`);
}

describe('the platform dropdown', () => {
  test('opens and closes by keyboard, arrows and all; Escape gives the focus back', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address('/'));
      await tabTo(page, 'PBSEngine');
      await page.keyboard.press('Enter');
      expect(await isOpen(page, DROPDOWN)).toBe(true);
      await page.keyboard.press('Tab');
      expect(await focusedText(page)).toContain('The platform.');
      await page.keyboard.press('Escape');
      expect(await isOpen(page, DROPDOWN)).toBe(false);
      expect(await focusedText(page)).toBe('PBSEngine');
    });
  });

  test('closes when the focus or a press goes elsewhere', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address('/'));
      await tabTo(page, 'PBSEngine');
      await page.keyboard.press('Space');
      expect(await isOpen(page, DROPDOWN)).toBe(true);
      await tabTo(page, 'AI & Automation');
      expect(await isOpen(page, DROPDOWN)).toBe(false);

      await page.click(`${DROPDOWN} summary`);
      expect(await isOpen(page, DROPDOWN)).toBe(true);
      await page.mouse.click(720, 700);
      expect(await isOpen(page, DROPDOWN)).toBe(false);
    });
  });

  test.each([
    [href('pbsengine'), true],
    [href('pbsenginePremium'), true],
    [href('aiAutomation'), false],
  ])('on %s is highlighted: %s', async (path, highlighted) => {
    await visiting({}, async ({ page }) => {
      await page.goto(address(path));
      const summary = await page.$eval(`${DROPDOWN} summary`, (element) => ({
        current: element.getAttribute('aria-current'),
        underline: getComputedStyle(element, '::after').content,
      }));
      expect(summary).toEqual(
        highlighted ? { current: 'true', underline: '""' } : { current: null, underline: 'none' },
      );
    });
  });
});

describe('the menu of a phone', () => {
  test('opens, expands the platform and closes on a choice', async () => {
    await visiting({ viewport: PHONE }, async ({ page }) => {
      await page.goto(address('/'));
      await openMenu(page);
      expect(await isOpen(page, MENU)).toBe(true);
      const names = async () => {
        const links = await allByRole(page, 'link', { within: `${MENU} nav` });
        return Promise.all(links.map((link) => link.evaluate(({ textContent }) => textContent)));
      };
      expect((await names()).join()).not.toContain('PBSEngine Premium');
      await page.tap(`${MENU} nav summary`);
      await follow(page, await inMenu(page, /^PBSEngine Premium/));
      expect(page.url()).toBe(address(href('pbsenginePremium')));
    });
  });

  test('closes on a choice that stays on the page', async () => {
    await visiting({ viewport: PHONE }, async ({ page }) => {
      await page.goto(address(href('pbsengine')));
      await openMenu(page);
      await (await inMenu(page, 'Pricing')).tap();
      expect(await isOpen(page, MENU)).toBe(false);
      expect(page.url()).toContain(href('pbsengine'));
    });
  });

  test('closes on Escape, with the focus back on its button', async () => {
    await visiting({ viewport: PHONE }, async ({ page }) => {
      await page.goto(address('/'));
      await openMenu(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      expect(await isOpen(page, MENU)).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        'Menu',
      );
    });
  });

  test('shows every link whole on a small phone held sideways', async () => {
    await visiting(
      { viewport: { width: 568, height: 320, isMobile: true, hasTouch: true } },
      async ({ page }) => {
        await page.goto(address('/'));
        await openMenu(page);
        const links = await allByRole(page, 'link', { within: `${MENU} nav` });
        expect(links.length).toBeGreaterThan(4);
        for (const link of links) {
          await link.scrollIntoView();
          const isWhole = await link.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
            return top >= header - 1 && bottom <= innerHeight + 1;
          });
          expect(isWhole, await link.evaluate((element) => element.textContent)).toBe(true);
        }
      },
    );
  });
});

test('the keyboard finds the skip link first; it leads past the menus', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address('/'));
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Skip to content');
    expect(await isShown(await byRole(page, 'link', { name: 'Skip to content' }))).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

test('another page begins at its top, and Back returns to the place that was left', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address('/'));
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
});

test('the header is one row at every width', async () => {
  await visiting({}, async ({ page }) => {
    // Every page has the same header; this page is short, so resizing it is fast.
    await page.goto(address(href('notFound')));
    expect(
      await headerFaults(page, 320, 1600),
      'Shorten the labels in src/site/navigation.ts; or raise 72rem, from which the menu is a row, in MainMenu, MobileMenu and SiteHeader.module.css, and MENU_APPEARS in typefaces.test.ts',
    ).toEqual([]);
  });
});
