// `npm run test:all -- engines`: tests the site in Chromium, Firefox and WebKitGTK. `npm run test:all -- engines firefox webkit`
// uses only those. On Debian, as root, it installs what is missing.
import { spawn, spawnSync } from 'node:child_process';
import { ENGINES, type EngineName } from '#tests/engines/support/driver.ts';
import { CommandError } from './lib/command-error.ts';
import { installOnDebian } from './lib/debian.ts';
import { runCommand } from './lib/run-command.ts';

const VITEST = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'tests/engines/vitest.config.ts',
];

/** The commands that each engine needs, and the Debian packages that provide them. */
const NEEDS: Record<EngineName, Record<string, string>> = {
  chromium: { chromium: 'chromium' },
  firefox: { 'firefox-esr': 'firefox-esr' },
  webkit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
};

const isMissing = (command: string) =>
  spawnSync('sh', ['-c', `command -v ${command}`]).status !== 0;

/** Installs what the engines need. @throws {CommandError} if that is not possible. */
function installMissing(engines: readonly EngineName[]): void {
  const missing = engines
    .flatMap((engine) => Object.entries(NEEDS[engine]))
    .filter(([command]) => isMissing(command))
    .map(([, debianPackage]) => debianPackage);
  if (missing.length === 0 || installOnDebian(missing)) return;
  throw new CommandError(
    `The engines need packages that are missing. On Debian: sudo apt-get install ${missing.join(' ')}`,
  );
}

await runCommand(async () => {
  const asked = process.argv.slice(2);
  const engines = ENGINES.filter((engine) => asked.length === 0 || asked.includes(engine));
  const unknown = asked.filter((name) => !engines.some((engine) => engine === name));
  if (unknown.length > 0) {
    throw new CommandError(
      `No engine is called ${unknown.join(', ')}; choose from ${ENGINES.join(', ')}`,
    );
  }
  installMissing(engines);
  const child = spawn(process.execPath, VITEST, {
    stdio: 'inherit',
    env: { ...process.env, ENGINES: engines.join(',') },
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new CommandError('Failed: engines');
});
