import { existsSync, statfsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { CommandError } from '#scripts/lib/command-error.ts';
import {
  findCommand,
  installOnDebian,
  missingPackages,
  type TestPackage,
} from '#scripts/lib/debian.ts';

/** How many browsers the tests use at once, one for each worker. */
export const BROWSERS = 3;

/** `shell` has no interface and is a quarter faster; only `full` keeps pages in the back/forward cache. */
export type BrowserKind = 'shell' | 'full';

const COMMANDS: Record<BrowserKind, readonly string[]> = {
  shell: ['chromium-headless-shell', 'chrome-headless-shell'],
  full: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
};
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DEBIAN_PACKAGES: TestPackage[] = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];

/** The browser that CHROME_PATH names, that the machine has, or that this installs. @throws {CommandError} if none. */
export function ensureChromium(kind: BrowserKind): string {
  // A Chromium that was installed another way may lack the fonts.
  const missing = missingPackages(find(kind) ? ['fonts-liberation'] : DEBIAN_PACKAGES);
  if (missing.length > 0) installOnDebian(missing);
  const found = find(kind) ?? find('full');
  if (found) return found;
  throw new CommandError(
    'The browser tests need Chromium or Chrome. Install one (on Debian: sudo apt-get install chromium), or name it: CHROME_PATH=/path/to/chrome',
  );
}

function find(kind: BrowserKind): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const installed = COMMANDS[kind].map(findCommand).find((path) => path !== undefined);
  if (installed !== undefined) return installed;
  return kind === 'full' ? MAC_APPLICATIONS.find((path) => existsSync(path)) : undefined;
}

/** Where processes share memory on Linux, and how much of it the tests' browsers need in total (bytes). */
const SHARED_MEMORY = '/dev/shm';
const SHARED_MEMORY_NEEDED = BROWSERS * 1024 ** 3;

/**
 * Whether browsers can share memory as usual. By default Puppeteer uses files, because containers may have only 64 MB of
 * it, but files are slower.
 */
function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= SHARED_MEMORY_NEEDED;
}

/** Starts Chromium without a window, talking only to the pages under test; `options` are command-line flags. */
export function launchChromium(
  kind: BrowserKind,
  options: readonly string[] = [],
): Promise<Browser> {
  const executablePath = ensureChromium(kind);
  return puppeteer.launch({
    executablePath,
    headless: executablePath.endsWith('headless-shell') ? 'shell' : true,
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      // Every test has a profile of its own, which never needs the renderer that Chromium keeps ready for a next page.
      '--disable-features=SpareRendererForSitePerProcess',
      '--disable-gpu',
      '--disable-sync',
      '--no-first-run',
      // Chromium refuses to run its sandbox as root, which is the user in a container.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...options,
    ],
  });
}
