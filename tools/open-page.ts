import type { Browser, Page } from 'puppeteer-core';

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
