import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeScratchCopy } from '#tests/support/scratch-copy.ts';
import { outcomes } from './outcomes.ts';
import { createCopyWith, runIn, testIn } from './recipe-copy.ts';
import { readRecipes } from './recipes.ts';

const recipes = readRecipes();

/** Browser tests of scripts, servers and the order of styles, which no fact or word of a recipe reaches. */
const UNAFFECTED = [
  ...['back-forward-cache', 'critical-css', 'frames', 'motion', 'next-page', 'start'],
  ...['streaming', 'theme'],
];

test('every recipe has an outcome, and every outcome its recipe', () => {
  expect(recipes.map(({ name }) => name)).toEqual(Object.keys(outcomes));
});

test.each(recipes)('$name: one file, or two with what the tests expect', ({ edits }) => {
  const files = [...new Set(edits.map(({ file }) => file))];
  const sources = files.filter((file) => !file.startsWith('tests/unit/specification/'));
  expect(sources).toHaveLength(1);
  expect(files.length).toBeLessThanOrEqual(2);
});

describe('all recipes together', () => {
  let folder: string;

  beforeAll(() => {
    folder = createCopyWith(recipes.flatMap(({ edits }) => edits));
  });
  afterAll(() => removeScratchCopy(folder));

  test('arrive on the built site', () => {
    runIn(folder, process.execPath, 'scripts/build.ts');
    const missing = Object.values(outcomes)
      .flat()
      .filter(({ file, has }) => {
        const text = readFileSync(join(folder, file), 'utf8').replaceAll('&#36;', '$');
        return !text.includes(has);
      });
    expect(missing).toEqual([]);
  });

  test('pass `npm run check`', () => {
    runIn(folder, 'npm', 'run', 'check');
  });

  test('leave the tests green that they can affect', () => {
    const excluded = UNAFFECTED.flatMap((name) => ['--exclude', `tests/e2e/${name}.test.ts`]);
    testIn(folder, '--project', 'unit', '--project', 'dist', '--project', 'e2e', ...excluded);
  });
});

describe.each(recipes)('$name', ({ edits }) => {
  let folder: string;

  beforeAll(() => {
    folder = createCopyWith(edits);
  });
  afterAll(() => removeScratchCopy(folder));

  const isWhole = process.env.RECIPES === 'whole';
  test(
    isWhole ? 'leaves `npm test` green' : 'leaves the tests of facts and built pages green',
    () => {
      if (isWhole) runIn(folder, 'npm', 'test');
      else testIn(folder, '--project', 'unit', '--project', 'dist');
    },
  );
});
