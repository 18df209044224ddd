import puppeteer, {
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type Page,
  type Viewport,
} from 'puppeteer-core';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { testSite } from '#tests/test-site.ts';

export type Theme = 'light' | 'dark';

export const PHONE: Viewport = { width: 390, height: 844, isMobile: true, hasTouch: true };
export const DESKTOP: Viewport = { width: 1440, height: 900 };

/** What a page said and asked for that it should not have. */
export type Record = {
  /** Console messages, uncaught errors, and what the security policy blocked. */
  complaints: string[];
  /** Requests to another origin. */
  foreignRequests: string[];
  requests: string[];
};

let browser: Browser;

/** Connects a test file to the shared browser. Call it once, at the top. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await puppeteer.connect({ browserWSEndpoint: inject('browserEndpoint') });
  });
  afterAll(() => browser.disconnect());
}

export type Visit = { page: Page; record: Record; context: BrowserContext };

export type VisitOptions = {
  viewport?: Viewport;
  theme?: Theme;
  /** Off unless told otherwise: what moves is tested where it matters. */
  motion?: boolean;
  javaScript?: boolean;
};

/**
 * Opens a fresh, empty browser profile, runs `visit` with a page in it, and closes it. Everything
 * that the page complains about or asks of others is recorded from its first byte on.
 */
export async function visiting<Result>(
  { viewport = DESKTOP, theme = 'light', motion = false, javaScript = true }: VisitOptions,
  visit: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const record: Record = { complaints: [], foreignRequests: [], requests: [] };
    page.on('console', (message) =>
      record.complaints.push(`console ${message.type()}: ${message.text()}`),
    );
    page.on('pageerror', (error) => record.complaints.push(`error: ${String(error)}`));
    page.on('request', (request) => {
      record.requests.push(request.url());
      if (new URL(request.url()).origin !== testSite.env.siteOrigin)
        record.foreignRequests.push(request.url());
    });
    await page.setViewport(viewport);
    await page.setJavaScriptEnabled(javaScript);
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: theme },
      { name: 'prefers-reduced-motion', value: motion ? 'no-preference' : 'reduce' },
    ]);
    return await visit({ page, record, context });
  } finally {
    await context.close();
  }
}

/** The address of a path of the site under test. */
export function address(path: string): string {
  return `${testSite.env.siteOrigin}${path}`;
}

/** Whether an element is rendered; the content of a closed menu has a size, and is not. */
export function isShown(element: ElementHandle): Promise<boolean> {
  return element.evaluate((node) => node.checkVisibility({ visibilityProperty: true }));
}

/**
 * Follows a link with a press and waits for the page behind it. Puppeteer's own waitForNavigation
 * waits for a response that never comes where the browser has prefetched the page.
 */
export async function follow(page: Page, selector: string): Promise<void> {
  const link = await page.$(selector);
  if (!link) throw new Error(`There is no ${selector} on ${page.url()}`);
  await page.evaluate(() => Object.assign(window, { isLeft: true }));
  await link.click();
  // Asked from here: without JavaScript no timer of the page runs, and puppeteer's own wait never looks again.
  await vi.waitFor(
    async () => {
      const isThere = await page.evaluate(
        () => !('isLeft' in window) && document.readyState === 'complete',
      );
      if (!isThere) throw new Error(`${selector} leads to no page that loads`);
    },
    { timeout: 30_000, interval: 50 },
  );
}
