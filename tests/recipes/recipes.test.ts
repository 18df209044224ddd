import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScratchCopy, removeScratchCopy } from '#scripts/scratch-copy.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';
import { outcomes } from './outcomes.ts';
import { applyEdit, readRecipes } from './recipes.ts';

const recipes = readRecipes();
let folder: string;

/** Runs a program in the copy; a failure shows everything that it printed. */
function run(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    // Other ports: two browser suites may run at once.
    env: { ...process.env, TEST_PORT: String(Number(process.env.TEST_PORT ?? 4331) + 60) },
  });
  expect(status, stdout + stderr).toBe(0);
}

beforeAll(() => {
  folder = createScratchCopy(process.cwd());
  const variables = Object.entries(PRODUCTION_ENV).filter(([name]) => name !== 'SITE_MODE');
  const lines = variables.map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, '.env'), lines.join(''));
  for (const edit of recipes.flatMap(({ edits }) => edits)) {
    const path = join(folder, edit.file);
    writeFileSync(path, applyEdit(readFileSync(path, 'utf8'), edit));
  }
  run('scripts/build.ts');
});
afterAll(() => removeScratchCopy(folder));

test('every recipe has an outcome, and every outcome its recipe', () => {
  expect(recipes.map(({ name }) => name)).toEqual(Object.keys(outcomes));
});

test.each(recipes)('$name: one file, or two with what the tests expect', ({ edits }) => {
  const files = [...new Set(edits.map(({ file }) => file))];
  const sources = files.filter((file) => !file.startsWith('tests/unit/specification/'));
  expect(sources).toHaveLength(1);
  expect(files.length).toBeLessThanOrEqual(2);
});

describe.each(Object.entries(outcomes))('%s', (_, wanted) => {
  test.each(wanted)('$file has $has', ({ file, has }) => {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('&#36;', '$');
    expect(text.includes(has), `${file} has no "${has}"`).toBe(true);
  });
});

test('nothing else in the tests asks for a change', () => {
  run(
    'node_modules/vitest/vitest.mjs',
    ...['run', '--project', 'unit', '--project', 'dist'],
    // All changes together weigh more than each alone.
    ...['--exclude', 'tests/dist/budgets.test.ts'],
    // The copy has no history to compare with.
    ...['--exclude', 'tests/unit/compare.test.ts'],
  );
});
