import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { CommandError } from './command-error.ts';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium: what CHROME_PATH names, else one that the machine has, else one that is
 * installed now (on Debian, as root).
 * @throws {CommandError} saying what to run where none of these is possible.
 */
export function ensureChromium(): string {
  const found = findChromium() ?? installOnDebian();
  if (found) return found;
  throw new CommandError(
    'The browser tests need Chromium or Chrome. Install one (on Debian: sudo apt-get install chromium), or name it: CHROME_PATH=/path/to/chrome',
  );
}

function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  for (const command of COMMANDS) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], {
      encoding: 'utf8',
    });
    if (status === 0) return stdout.trim();
  }
  return ELSEWHERE.find((path) => existsSync(path));
}

function installOnDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log('Installing Chromium for the browser tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return findChromium();
}

/** Starts Chromium without a window and without talking to anyone but the pages under test. */
export function launchChromium(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: ensureChromium(),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-gpu',
      '--disable-sync',
      '--no-first-run',
      // Chromium refuses its sandbox to root, which is who runs tests in a container.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}
