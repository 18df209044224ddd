import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { testSite } from '#tests/test-site.ts';
import { address, follow, isShown, PHONE, useBrowser, visiting } from './visitor.ts';

useBrowser();

const isOpen = (page: Page, kind: 'dropdown' | 'menu') =>
  page.$eval(`[data-disclosure=${kind}]`, (details) => (details as HTMLDetailsElement).open);
const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent.trim() ?? '');

/** Presses Tab until the element that has the focus reads `text`. */
async function tabTo(page: Page, text: string): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedText(page)).startsWith(text)) return;
  }
  throw new Error(`Tab never reached "${text}"`);
}

describe('the platform dropdown', () => {
  test('opens, walks and closes by keyboard; Escape gives the focus back', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address('/'));
      await tabTo(page, 'PBSEngine');
      await page.keyboard.press('Enter');
      expect(await isOpen(page, 'dropdown')).toBe(true);
      await page.keyboard.press('Tab');
      expect(await focusedText(page)).toContain('The platform.');
      await page.keyboard.press('Escape');
      expect(await isOpen(page, 'dropdown')).toBe(false);
      expect(await focusedText(page)).toBe('PBSEngine');
    });
  });

  test('closes when the focus or a press goes elsewhere', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address('/'));
      await tabTo(page, 'PBSEngine');
      await page.keyboard.press('Space');
      await tabTo(page, 'AI & Automation');
      expect(await isOpen(page, 'dropdown')).toBe(false);

      await page.click('[data-disclosure=dropdown] summary');
      expect(await isOpen(page, 'dropdown')).toBe(true);
      await page.mouse.click(720, 700);
      expect(await isOpen(page, 'dropdown')).toBe(false);
    });
  });

  test.each([
    [href('pbsengine'), true],
    [href('pbsenginePremium'), true],
    [href('aiAutomation'), false],
  ])('on %s is highlighted: %s', async (path, highlighted) => {
    await visiting({}, async ({ page }) => {
      await page.goto(address(path));
      const summary = await page.$eval('[data-disclosure=dropdown] summary', (element) => ({
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
      await page.tap('[data-disclosure=menu] > summary');
      expect(await isOpen(page, 'menu')).toBe(true);
      const premium = await page.$(`[data-disclosure=menu] a[href="${href('pbsenginePremium')}"]`);
      expect(premium && (await isShown(premium))).toBe(false);
      await page.tap('[data-disclosure=menu] nav summary');
      expect(premium && (await isShown(premium))).toBe(true);
      await follow(page, `[data-disclosure=menu] a[href="${href('pbsenginePremium')}"]`);
      expect(page.url()).toBe(address(href('pbsenginePremium')));
      expect(await isOpen(page, 'menu')).toBe(false);
      await page.goBack();
      expect(await isOpen(page, 'menu')).toBe(false);
    });
  });

  test('closes on Escape, with the focus back on its button', async () => {
    await visiting({ viewport: PHONE }, async ({ page }) => {
      await page.goto(address('/'));
      await page.tap('[data-disclosure=menu] > summary');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      expect(await isOpen(page, 'menu')).toBe(false);
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
        await page.tap('[data-disclosure=menu] > summary');
        const links = await page.$$('[data-disclosure=menu] nav > * a');
        for (const link of links) {
          if (!(await isShown(link))) continue;
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

describe('the keyboard', () => {
  test('finds the skip link first; it leads past the menus', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address('/'));
      await page.keyboard.press('Tab');
      expect(await focusedText(page)).toBe('Skip to content');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.id === 'main');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(
        true,
      );
    });
  });

  test('never loses sight of the focus, and sees a ring on everything that takes it', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto(address('/'));
      const count = await page.$$eval(
        'a[href], button, summary',
        (elements) => elements.filter((element) => element.checkVisibility()).length,
      );
      for (let press = 0; press < count; press += 1) {
        await page.keyboard.press('Tab');
        const focus = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return {
            name: element.textContent.trim() || element.getAttribute('aria-label'),
            hasRing: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
            isSeen:
              seen !== null &&
              (element.contains(seen) || seen.contains(element)) &&
              top >= 0 &&
              bottom <= innerHeight,
          };
        });
        expect(focus, `after ${press + 1} presses`).toMatchObject({ hasRing: true, isSeen: true });
      }
    });
  });
});

test('another page begins at its top', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address('/'));
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await follow(page, `footer a[href="${href('aiAutomation')}"]`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('an unknown address answers 404 in the words of the specification, logs the path and leads home', async () => {
  await visiting({}, async ({ page, record }) => {
    const response = await page.goto(address('/no/such/page?x=1'));
    expect(response?.status()).toBe(404);
    const text = await page.$eval('main', (main) => main.innerText);
    expect(text).toContain('Page Not Found');
    expect(text).toContain(
      "Oops! The page you're looking for doesn't exist. It might have been moved, deleted, or you entered the wrong URL.",
    );
    expect(record.complaints).toContain('console warn: Page not found: /no/such/page');
    await follow(page, 'main a');
    expect(page.url()).toBe(testSite.absoluteUrl('/'));
  });
});

test('pages stay alive for Back', async () => {
  await visiting({}, async ({ page }) => {
    await page.goto(address('/'));
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    );
    await page.goto(address('/pbsengine'));
    await page.goBack();
    expect(
      await page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted),
    ).toBe(true);
  });
});
