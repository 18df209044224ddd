import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { OF_FACTS, OF_PAGES } from '#scripts/lib/test-parts.ts';
import { filledProof, fillProof } from '#tests/support/filled-proof.ts';
import { removeScratchCopy } from '#tests/support/scratch-copy.ts';
import { outcomes } from './outcomes.ts';
import { createCopyWith, runIn, testIn } from './recipe-copy.ts';
import { applyEdit, readRecipes } from './recipes.ts';

const recipes = readRecipes();

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

  test.concurrent('pass `npm run check`', async ({ expect }) => {
    const { code, report } = await runIn(folder, 'npm', 'run', 'check');
    expect(code, report).toBe(0);
  });

  test.concurrent('leave the tests of facts and files green', async ({ expect }) => {
    const { code, report } = await testIn(folder, '--project', 'unit', '--project', 'dist');
    expect(code, report).toBe(0);
  });

  // `dist` builds with a configuration of its own, which the recipes for `.env` do not reach.
  test('arrive on the site that `npm run build` makes', async () => {
    const { code, report } = await runIn(folder, process.execPath, 'scripts/build.ts');
    expect(code, report).toBe(0);
    const missing = Object.values(outcomes)
      .flat()
      .filter(({ page, has }) => {
        const text = readFileSync(join(folder, 'dist', `${page}.html`), 'utf8');
        return !text.replaceAll('&#36;', '$').includes(has);
      });
    expect(missing).toEqual([]);
  });

  test.each([
    [
      'src/features/legal/privacy-policy.md',
      'state}}. {{company.brand}}',
      'state}}. {{company.brnd}}',
    ],
    ['src/data/banner.ts', "path: '/pbsengine#pricing'", "path: '/prices#pricing'"],
    ['src/data/industries.ts', "name: 'Real estate'", "name: 'Realestatebrokerage'"],
  ])('a mistake in %s is said once', async (file, right, wrong) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    onTestFinished(() => writeFileSync(path, text));
    writeFileSync(path, applyEdit(text, { file, before: right, after: wrong }));
    const { code, report } = await runIn(folder, process.execPath, 'scripts/build.ts');
    expect(code).toBe(1);
    expect(report.match(/^ +- .*$/gm), report).toHaveLength(1);
  });

  test('a build that finds mistakes says each once, and leaves the one before it', async () => {
    const made = statSync(join(folder, 'dist/index.html')).mtimeMs;
    const [voice] = filledProof.voices;
    await fillProof(folder, {
      ...filledProof,
      voices: [{ ...voice, consent: undefined, name: '<b>Ana</b>' }],
    });
    writeFileSync(join(folder, 'src/data/photographs/max.webp'), 'no picture');
    const { code, report } = await runIn(folder, process.execPath, 'scripts/build.ts');
    expect(code).toBe(1);
    for (const mistake of ['voices[0].consent: ', 'voices[0].name: ', 'max.webp cannot be read'])
      expect(report.split(mistake), mistake).toHaveLength(2);
    expect(statSync(join(folder, 'dist/index.html')).mtimeMs).toBe(made);
  });
});

const isWhole = process.env.RECIPES === 'whole';

test.concurrent.for(recipes)(
  isWhole ? '$name leaves `npm test` green' : '$name leaves the tests of facts green',
  async ({ edits }, { expect, onTestFinished }) => {
    const folder = createCopyWith(edits);
    onTestFinished(() => removeScratchCopy(folder));
    const { code, report } = isWhole
      ? await runIn(folder, 'npm', 'test')
      : await testIn(folder, ...OF_FACTS);
    expect(code, report).toBe(0);
  },
);

const PROOF = 'src/data/proof.ts';

test('with the remaining recipes and every place filled that the owner may fill, pages pass every test', async () => {
  const remaining = recipes.filter(({ edits }) => edits.every(({ file }) => file !== PROOF));
  const folder = createCopyWith(remaining.flatMap(({ edits }) => edits));
  onTestFinished(() => removeScratchCopy(folder));
  await fillProof(folder);
  const { code, report } = await testIn(folder, ...OF_PAGES);
  expect(code, report).toBe(0);
  const site = join(folder, '.demo/production/site');
  const ring = (page: string, name: string) => {
    const $ = load(readFileSync(join(site, `${page}.html`)));
    return readFileSync(join(site, $(`img[alt^="${name}, "]`).attr('src') ?? ''));
  };
  // Two crops of one photograph: its top and its bottom.
  expect(ring('index', 'Ana').equals(ring('linkedin-management', 'Hy'))).toBe(false);
});
