import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createScratchCopy } from '#tests/support/scratch-copy.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';
import { applyEdit, type Edit } from './recipes.ts';

/** Makes a copy of the project with a configuration and a history, and then the changes in it. */
export function createCopyWith(edits: readonly Edit[]): string {
  const folder = createScratchCopy(process.cwd());
  const variables = Object.entries(PRODUCTION_ENV).filter(([name]) => name !== 'SITE_MODE');
  writeFileSync(join(folder, '.env'), variables.map((pair) => `${pair.join('=')}\n`).join(''));
  // `npm run compare` and its tests ask for a commit to compare with.
  runIn(folder, 'git', 'init', '--quiet');
  runIn(folder, 'git', 'add', '--all');
  const author = ['-c', 'user.name=Recipes', '-c', 'user.email=recipes@example.com'];
  runIn(folder, 'git', ...author, 'commit', '--quiet', '--message', 'Before the change');
  for (const edit of edits) {
    const path = join(folder, edit.file);
    writeFileSync(path, applyEdit(readFileSync(path, 'utf8'), edit));
  }
  return folder;
}

/** Runs a program in the copy; a failure shows everything that it printed. */
export function runIn(folder: string, program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  expect(status, stdout + stderr).toBe(0);
}

/** Runs tests in the copy. */
export function testIn(folder: string, ...args: string[]): void {
  runIn(folder, process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...args); // prettier-ignore
}
