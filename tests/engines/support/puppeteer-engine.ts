import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import { ensureChromium } from '#tests/support/browser.ts';
import { arrive, type Engine, type EngineOptions, type Tab } from './driver.ts';

const NO_SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
/** The value, in Chromium's and Firefox's settings, that keeps pages from storing anything. */
const BLOCKED = 2;

/** Chromium as visitors have it. */
export async function startChromium(options: EngineOptions): Promise<Engine> {
  const { storage = 'open', minimumFontSize = 0 } = options;
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  mkdirSync(join(profile, 'Default'));
  const preferences = {
    webkit: { webprefs: { minimum_font_size: minimumFontSize } },
    ...(storage === 'blocked' && {
      profile: { default_content_setting_values: { cookies: BLOCKED } },
    }),
  };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const browser = await puppeteer.launch({
    executablePath: ensureChromium('full'),
    userDataDir: profile,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: [
      '--disable-background-networking',
      '--disable-gpu',
      '--force-prefers-reduced-motion',
      '--no-first-run',
      ...NO_SANDBOX,
    ],
  });
  return engineOf(browser, () => rmSync(profile, { recursive: true, force: true }));
}

/** Firefox as Debian packages it, driven by WebDriver BiDi. */
export async function startFirefox(options: EngineOptions): Promise<Engine> {
  const { storage = 'open', minimumFontSize = 0 } = options;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: {
      'font.minimum-size.x-western': minimumFontSize,
      'ui.prefersReducedMotion': 1,
      'widget.gtk.overlay-scrollbars.enabled': false,
      ...(storage === 'blocked' && { 'network.cookie.cookieBehavior': BLOCKED }),
    },
  });
  return engineOf(browser);
}

const engineOf = (browser: Browser, cleanUp = (): void => undefined): Engine => ({
  newTab: async () => tabOf(await browser.newPage()),
  stop: async () => {
    await browser.close();
    cleanUp();
  },
});

async function tabOf(page: Page): Promise<Tab> {
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  await page.setViewport({ width: 1280, height: 900 });
  const find = async (root: Page | Frame, selector: string): Promise<ElementHandle> => {
    const element = await root.$(selector);
    if (!element) throw new Error(`There is no ${selector} on ${page.url()}`);
    return element;
  };
  const frameAt = async (selector: string): Promise<Frame> => {
    const element = (await find(page, selector)) as ElementHandle<HTMLIFrameElement>;
    return element.contentFrame();
  };
  return {
    goto: (url) =>
      arrive(
        (run) => page.evaluate(run),
        () => {
          // Puppeteer waits for every frame, and some never load.
          page.goto(url, { waitUntil: 'domcontentloaded', timeout: 0 }).catch(() => undefined);
          return Promise.resolve();
        },
        url,
      ),
    // Not Puppeteer's `goBack`: it waits for a load event, which a page from the back/forward cache does not fire.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    evaluate: async (run, ...args) => {
      const result: unknown = await page.evaluate(run as never, ...args);
      return result as never;
    },
    press: async (selector) => {
      // A tab behind another one paints nothing, and Puppeteer waits until an element holds still before it presses it.
      await page.bringToFront();
      await (await find(page, selector)).click();
    },
    pressInFrame: async (frame, selector) => (await find(await frameAt(frame), selector)).click(),
    evaluateInFrame: async (frame, run) => {
      const result: unknown = await (await frameAt(frame)).evaluate(run);
      return result as never;
    },
    key: (key) => page.keyboard.press(key),
    type: async (selector, text) => (await find(page, selector)).type(text),
    resize: async (width, height) => {
      await page.setViewport({ width, height });
      return width;
    },
    close: () => page.close(),
  };
}
