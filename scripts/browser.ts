import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { BROWSERS } from '#tests/support/browsers.ts';
import { CommandError } from './command-error.ts';
import { installOnDebian } from './debian.ts';

/**
 * `shell` is Chromium without the parts of a browser around the page: a quarter faster. `full` is what visitors
 * have; only it keeps pages for Back.
 */
export type BrowserKind = 'shell' | 'full';

const COMMANDS: Record<BrowserKind, readonly string[]> = {
  shell: ['chromium-headless-shell', 'chrome-headless-shell'],
  full: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
};
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
// The fonts are Arial's double, in which text stands until the site's own typefaces arrive.
const DEBIAN_PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];

/**
 * The path of a browser: what CHROME_PATH names, else one that the machine has, else one that is installed now
 * (on Debian, as root). Where there is no shell, the full browser stands in for it.
 * @throws {CommandError} saying what to run where none of these is possible.
 */
export function ensureChromium(kind: BrowserKind): string {
  const isComplete = find(kind) !== undefined && !lacksFonts();
  const found =
    (isComplete || installOnDebian(DEBIAN_PACKAGES) ? find(kind) : undefined) ?? find('full');
  if (found) return found;
  throw new CommandError(
    'The browser tests need Chromium or Chrome. Install one (on Debian: sudo apt-get install chromium), or name it: CHROME_PATH=/path/to/chrome',
  );
}

function find(kind: BrowserKind): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  for (const command of COMMANDS[kind]) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], {
      encoding: 'utf8',
    });
    if (status === 0) return stdout.trim();
  }
  return kind === 'full' ? MAC_APPLICATIONS.find((path) => existsSync(path)) : undefined;
}

/** A Chromium that came another way may have come without them. */
function lacksFonts(): boolean {
  const folders = ['liberation', 'liberation2'].map((name) => `/usr/share/fonts/truetype/${name}`);
  return existsSync('/etc/debian_version') && !folders.some((folder) => existsSync(folder));
}

/** Where processes share memory on Linux, and how much of it the browsers of the tests need together (bytes). */
const SHARED_MEMORY = '/dev/shm';
const SHARED_MEMORY_NEEDED = BROWSERS * 1024 ** 3;

/** Puppeteer puts shared memory into files, since containers may have 64 MB of it; that is slow where there is enough. */
function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= SHARED_MEMORY_NEEDED;
}

/** Starts Chromium without a window and without talking to anyone but the pages under test; `options` go on its command line. */
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
      // Chromium refuses its sandbox to root, which is who runs tests in a container.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...options,
    ],
  });
}
