import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTS } from '#tests/support/ports.ts';
import { createScratchCopy } from '#tests/support/scratch-copy.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';
import { applyEdit, type Edit } from './recipes.ts';

/** Makes a copy of the project with a configuration and a history, and then applies `edits` in it. */
export function createCopyWith(edits: readonly Edit[]): string {
  const folder = createScratchCopy(process.cwd());
  const variables = Object.entries(PRODUCTION_ENV).filter(([name]) => name !== 'SITE_MODE');
  writeFileSync(join(folder, '.env'), variables.map((pair) => `${pair.join('=')}\n`).join(''));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet');
  git('add', '--all');
  const author = ['-c', 'user.name=Recipes', '-c', 'user.email=recipes@example.com'];
  git(...author, 'commit', '--quiet', '--message', 'Before the change');
  for (const edit of edits) {
    const path = join(folder, edit.file);
    writeFileSync(path, applyEdit(readFileSync(path, 'utf8'), edit));
  }
  return folder;
}

/** How many copies may run tests at once, each with its own ports. */
export const COPIES_AT_ONCE = 2;
const { first, count } = PORTS.recipes;
const freePorts = Array.from(
  { length: COPIES_AT_ONCE },
  (_, index) => first + (index * count) / COPIES_AT_ONCE,
);

/** How much of a failed program's output is shown (characters). */
const SHOWN = 20_000;

/** Runs a program in the copy. The report of a failure is the end of its output, and then the tests that failed. */
export async function runIn(
  folder: string,
  program: string,
  ...args: string[]
): Promise<{ code: number; report: string }> {
  const port = freePorts.pop();
  if (port === undefined) throw new Error('No ports are free');
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', TEST_PORT: String(port) },
  });
  let output = '';
  for (const printed of [child.stdout, child.stderr])
    printed.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number>((resolve) =>
    child.once('close', (status) => resolve(status ?? 1)),
  );
  freePorts.push(port);
  const failed = new Set(output.match(/^ FAIL .*$/gm));
  return { code, report: [output.slice(-SHOWN), ...failed].join('\n') };
}

/** Runs tests in the copy. */
export const testIn = (folder: string, ...args: string[]) =>
  runIn(
    folder,
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    ...args,
  );
