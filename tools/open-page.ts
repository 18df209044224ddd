import { createServer, type RequestListener } from 'node:http';
import type { Browser, Page } from 'puppeteer-core';
import { listen } from '../server/listen.ts';
import { launchChromium } from '../tests/support/browser.ts';

/** Runs `work` in a browser while each handler answers on its port; `variable` names the setting for other ports. */
export async function browseWhile<Result>(
  handlers: readonly (readonly [port: number, RequestListener])[],
  variable: string,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const servers = handlers.map(([port, handler]) => ({ port, server: createServer(handler) }));
  try {
    for (const { port, server } of servers) await listen(server, port, variable);
    const browser = await launchChromium('shell');
    try {
      return await work(browser);
    } finally {
      await browser.close();
    }
  } finally {
    for (const { server } of servers) server.close().closeAllConnections();
  }
}

export const THEMES = ['light', 'dark'] as const;

/** A page as a visitor with this window and this theme sees it. */
export type View = { path: string; width: number; theme: (typeof THEMES)[number] };

/** The file name of a page's pictures, without the extension. */
export function pictureName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

/** Opens a page in a new tab to take its picture: without motion, and with its typefaces loaded. */
export async function openPage(
  browser: Browser,
  origin: string,
  { path, width, theme }: View,
): Promise<Page> {
  const page = await browser.newPage();
  const isPhone = width < 640;
  await page.setViewport({
    width,
    height: isPhone ? 844 : 900,
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}
