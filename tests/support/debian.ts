import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CommandError } from '#scripts/lib/command-error.ts';

/**
 * Installs packages if that is possible (on Debian, as root), and returns whether it was. Services among them are not
 * started: they would take ports that others use.
 */
export function installOnDebian(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  process.stdout.write(`Installing ${packages.join(', ')} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return true;
}

/** Where a command is, if this machine has it. */
export function findCommand(command: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Installs the Debian packages of commands that are missing. @throws {CommandError} if that is not possible. */
export function ensureCommands(packageOf: Readonly<Record<string, string>>): void {
  const missing = Object.keys(packageOf).filter((command) => findCommand(command) === undefined);
  const packages = missing.map((command) => packageOf[command] ?? command);
  if (missing.length === 0 || installOnDebian(packages)) return;
  throw new CommandError(
    `These tests need ${missing.join(', ')}. On Debian: sudo apt-get install ${packages.join(' ')}`,
  );
}
