import puppeteer, {
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type Frame,
  type HTTPResponse,
  type Page,
  type Viewport,
} from 'puppeteer-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, vi } from 'vitest';
import { THEME_COLORS } from '#site/identity.ts';
import { parseHex } from '#tests/support/contrast.ts';
import { testSite } from '#tests/test-site.ts';

export type Theme = 'light' | 'dark';

export const PHONE: Viewport = { width: 390, height: 844, isMobile: true, hasTouch: true };
export const DESKTOP: Viewport = { width: 1440, height: 900 };

/** A page's error messages and requests. */
export type PageLog = {
  /** Console messages, uncaught errors, and what the security policy blocked. */
  complaints: string[];
  /** Requests to another origin. */
  foreignRequests: string[];
  requests: string[];
};

let browser: Browser;

/** The endpoint of this worker's browser. No other worker uses it, so none waits for another. */
export function browserEndpoint(): string {
  const worker = Number(process.env.VITEST_POOL_ID);
  const endpoint = inject('browserEndpoints')[worker - 1];
  if (!endpoint) throw new Error(`There is no browser for worker ${worker}`);
  return endpoint;
}

/** Connects a test file to the browser of its worker. Call it once, at the top. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await puppeteer.connect({ browserWSEndpoint: browserEndpoint() });
  });
  afterAll(() => browser.disconnect());
}

export type Opened = { page: Page; log: PageLog; context: BrowserContext };

export type PageOptions = {
  viewport?: Viewport;
  theme?: Theme;
  /** Off by default: tests turn it on where motion matters. */
  motion?: boolean;
  javaScript?: boolean;
};

/** An empty page in a browser profile of its own, logged from its first byte on. The caller closes `context`. */
export async function newProfile({
  viewport = DESKTOP,
  theme = 'light',
  motion = false,
  javaScript = true,
}: PageOptions = {}): Promise<Opened> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const log: PageLog = { complaints: [], foreignRequests: [], requests: [] };
  page.on('console', (message) =>
    log.complaints.push(`console ${message.type()}: ${message.text()}`),
  );
  page.on('pageerror', (error) => log.complaints.push(`error: ${String(error)}`));
  page.on('request', (request) => {
    log.requests.push(request.url());
    if (new URL(request.url()).origin !== testSite.env.siteOrigin)
      log.foreignRequests.push(request.url());
  });
  await page.setViewport(viewport);
  await page.setJavaScriptEnabled(javaScript);
  await setMedia(page, { theme, motion });
  return { page, log, context };
}

/** As `newProfile`, closed after the test: for tests that prepare the page before it loads. */
export async function newPage(options: PageOptions = {}): Promise<Opened> {
  const opened = await newProfile(options);
  onTestFinished(() => opened.context.close());
  return opened;
}

/**
 * Opens an address and waits for its load event. Puppeteer would also wait for the events of each frame, and sometimes
 * misses those of a frame from another host: https://github.com/puppeteer/puppeteer/issues/9889
 */
export async function load(page: Page, url: string): Promise<HTTPResponse | null> {
  if (!page.isJavaScriptEnabled()) return page.goto(url);
  const response = await page.goto(url, { waitUntil: [] });
  // The script of Home's tangle loads once the browser is idle.
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-thread][aria-hidden]') &&
      performance
        .getEntriesByType('navigation')
        .some((entry) => (entry as PerformanceNavigationTiming).loadEventEnd > 0),
    // By default, Puppeteer polls in each frame that is painted, and a page at rest may paint none.
    { polling: 50 },
  );
  return response;
}

/** Loads `path` of the site in a browser profile of its own, which closes after the test. */
export async function openPage(path: string, options: PageOptions = {}): Promise<Opened> {
  const opened = await newPage(options);
  await load(opened.page, address(path));
  return opened;
}

/** The ground of the page in a theme, as browsers serialize it. */
export const groundOf = (theme: Theme): string =>
  `rgb(${parseHex(THEME_COLORS[theme]).join(', ')})`;

/** Sets the preferences of the visitor's system. */
export function setMedia(page: Page, { theme, motion }: { theme: Theme; motion: boolean }) {
  return page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: motion ? 'no-preference' : 'reduce' },
  ]);
}

/** Changes the system's theme and waits until the page has changed its colors. */
export async function switchTheme(page: Page, theme: Theme): Promise<void> {
  await setMedia(page, { theme, motion: false });
  await page.waitForSelector(theme === 'dark' ? 'html.dark' : 'html:not(.dark)');
  await page.evaluate(() => {
    // Scroll-driven animations keep following the scroll position.
    for (const animation of document.getAnimations())
      if (animation.timeline instanceof DocumentTimeline) animation.finish();
  });
}

/** Resizes the window to each width in turn and runs `check` there. */
export async function atWidths(
  page: Page,
  widths: readonly number[],
  check: (width: number) => Promise<void>,
): Promise<void> {
  const viewport = page.viewport() ?? DESKTOP;
  for (const width of widths) {
    await page.setViewport({ ...viewport, width });
    await check(width);
  }
}

/** The address of a path of the site under test. */
export function address(path: string): string {
  return `${testSite.env.siteOrigin}${path}`;
}

/** The frame whose address ends with `end`, once there is one: Puppeteer's `waitForFrame` may miss it. */
export async function frameAt(page: Page, end: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().endsWith(end));
  await until(
    () => Promise.resolve(find() !== undefined),
    () =>
      `No frame came to ${end}, but: ${page
        .frames()
        .map((frame) => frame.url())
        .join(', ')}`,
    30_000,
  );
  const frame = find();
  if (!frame) throw new Error(`The frame at ${end} has gone`);
  return frame;
}

/** Whether an element is rendered; the content of a closed menu has a size, but is not rendered. */
export function isShown(element: ElementHandle): Promise<boolean> {
  return element.evaluate((node) => node.checkVisibility({ visibilityProperty: true }));
}

/** Presses the summary of a fold and waits for its content: on a touch screen, it follows one frame after the sign. */
export async function openFold(page: Page, summary: string): Promise<void> {
  await page.click(summary);
  await until(
    () => page.$eval(`${summary} + *`, (content) => content.checkVisibility()),
    `${summary} does not open`,
  );
}

/** Whether an element has the focus. */
export function isFocused(element: ElementHandle): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}

/** Waits until `look` returns true, from outside the page: without JavaScript it has no timers. @throws `what` */
export async function until(
  look: () => Promise<boolean>,
  what: string | (() => string),
  timeout = 10_000,
): Promise<void> {
  await vi.waitFor(
    async () => {
      if (!(await look())) throw new Error(typeof what === 'string' ? what : what());
    },
    { timeout, interval: 25 },
  );
}

/** Presses a link and waits for its page: Puppeteer's `waitForNavigation` would never see a prefetched one. */
export async function follow(page: Page, link: ElementHandle | string): Promise<void> {
  const target = typeof link === 'string' ? await page.$(link) : link;
  if (!target) throw new Error(`There is no ${String(link)} on ${page.url()}`);
  const from = page.url();
  await untilStill(page);
  await page.evaluate(() => Object.assign(window, { isLeft: true }));
  await target.click();
  await until(
    () =>
      page
        .evaluate(() => !('isLeft' in window) && document.readyState === 'complete')
        // The old document is gone and the new one is not there yet.
        .catch(() => false),
    `A press on the link did not lead away from ${from}`,
    30_000,
  );
}

/** Waits until nothing on the page scrolls: a press on something that moves would miss it. */
export async function untilStill(page: Page): Promise<void> {
  const place = () => page.evaluate(() => scrollY);
  let before = await place();
  await until(async () => {
    const now = await place();
    const isStill = now === before;
    before = now;
    return isStill;
  }, 'The page goes on scrolling');
}

/** Waits until the page has followed a fragment: its target is just below the header. */
export async function untilAt(page: Page, id: string): Promise<void> {
  await until(
    () =>
      page.evaluate((target) => {
        const top = document.getElementById(target)?.getBoundingClientRect().top ?? NaN;
        return location.hash === `#${target}` && top >= 0 && top < 130;
      }, id),
    `The page never arrived at #${id}`,
  );
}

/** Expects the heading of the element `id`, or the question that it answers, to be clear of the sticky header. */
export async function expectClearOfHeader(page: Page, id: string): Promise<void> {
  const { header, heading } = await page.evaluate((target) => {
    const element = document.getElementById(target);
    const first = element?.matches('h1, h2, h3')
      ? element
      : element?.querySelector('h2, h3, summary');
    return {
      header: document.querySelector('header')?.getBoundingClientRect().bottom ?? NaN,
      heading: first?.getBoundingClientRect().top ?? NaN,
    };
  }, id);
  expect(heading).toBeGreaterThanOrEqual(header);
}
