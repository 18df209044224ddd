import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages if that is possible (on Debian, as root), and returns whether it was. Services among them are not
 * started: they would take ports that others use.
 */
export function installOnDebian(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return true;
}
