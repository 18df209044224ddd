import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, writeSync } from 'node:fs';
import { CommandError } from './command-error.ts';

const BROWSER_TESTS = 'npm test, in a browser';
const ENGINE_TESTS = 'the tests in other browsers';
const HOST_TESTS = 'the tests on real servers';

/**
 * What the tests need besides npm's packages: Debian packages, each with a command or file that it provides. `npm run
 * setup` installs all of them; without that, each part of the tests installs its own.
 */
export const TEST_PACKAGES = {
  chromium: { brings: 'chromium', for: BROWSER_TESTS },
  'chromium-headless-shell': { brings: 'chromium-headless-shell', for: BROWSER_TESTS },
  // The equivalent of Arial, which text is set in until the site's own typefaces arrive.
  'fonts-liberation': { brings: '/usr/share/fonts/truetype/liberation', for: BROWSER_TESTS },
  'firefox-esr': { brings: 'firefox-esr', for: ENGINE_TESTS },
  'webkit2gtk-driver': { brings: 'WebKitWebDriver', for: ENGINE_TESTS },
  xvfb: { brings: 'Xvfb', for: ENGINE_TESTS },
  nginx: { brings: 'nginx', for: HOST_TESTS },
  'libnginx-mod-http-brotli-static': {
    brings: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    for: HOST_TESTS,
  },
  caddy: { brings: 'caddy', for: HOST_TESTS },
} as const;

export type TestPackage = keyof typeof TEST_PACKAGES;
const ALL = Object.keys(TEST_PACKAGES) as TestPackage[];

/** The path of a command, if this machine has it. */
export function findCommand(command: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Which of the packages this machine lacks. */
export function missingPackages(names: readonly TestPackage[] = ALL): TestPackage[] {
  return names.filter((name) => {
    const { brings } = TEST_PACKAGES[name];
    return !(brings.startsWith('/') ? existsSync(brings) : findCommand(brings));
  });
}

/**
 * Installs packages if that is possible (on Debian, as root), and returns whether it was. Services among them are not
 * started: they would take ports that others use.
 */
export function installOnDebian(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  // Written directly: the console of a test worker would hold this back until its test file has ended.
  writeSync(
    2,
    `Installing with apt-get: ${packages.join(' ')} (npm run setup does it beforehand)\n`,
  );
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return true;
}

/** Installs those of the packages that are missing. @throws {CommandError} if that is not possible. */
export function ensurePackages(names: readonly TestPackage[] = ALL): void {
  const missing = missingPackages(names);
  if (missing.length === 0 || installOnDebian(missing)) return;
  throw new CommandError(
    `Missing: ${missing.join(', ')}. On Debian: sudo apt-get install ${missing.join(' ')}\nElsewhere, npm test needs only Chromium or Chrome, and .devcontainer has it all.`,
  );
}
