import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { breakages } from '#tests/breakages/all.ts';
import { verdictOf } from '#tests/breakages/verdict.ts';
import { testNamesIn } from '#tests/support/test-names.ts';

const patterns = new Map<string, RegExp[]>();
function hasTest(file: string, name: string): boolean {
  const known = patterns.get(file) ?? testNamesIn(file);
  patterns.set(file, known);
  return known.some((pattern) => pattern.test(name));
}

test('there are breakages of every kind, each with its own id', () => {
  expect(breakages.length).toBeGreaterThanOrEqual(60);
  const ids = breakages.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test('the words that a breakage replaces occur once in their file', () => {
  const moved = breakages.flatMap(({ id, file, search, replacement }) => {
    const places = existsSync(file) ? readFileSync(file, 'utf8').split(search).length - 1 : 0;
    return places === 1 && search !== replacement
      ? []
      : [`The code moved: give "${id}" a new place (${file} has «${search}» ${places} times)`];
  });
  expect(moved).toEqual([]);
});

test('the test that notices a breakage exists', () => {
  const gone = breakages.flatMap(({ id, noticedBy: { file, name } }) =>
    hasTest(file, name) ? [] : [`"${id}" names a test that is gone: ${file} > ${name}`],
  );
  expect(gone).toEqual([]);
  expect(hasTest('tests/unit/money.test.ts', 'no such test')).toBe(false);
});

describe('a breakage', () => {
  const named = { file: 'a.test.ts', name: 'group > test' };
  const other = { file: 'a.test.ts', name: 'group > another' };
  const failed = { status: 'failed', message: 'expected 1 to be 2' } as const;
  const passed = { status: 'passed', message: '' } as const;

  test.each([
    ['is killed where its test fails', [{ ...named, ...failed }], 'killed', 'expected 1 to be 2'],
    ['survives where its test passes', [{ ...named, ...passed }], 'survived', 'the test passed'],
    ['survives where nothing ran', [], 'survived', 'the test did not run'],
    [
      'survives where another test fails alone',
      [{ ...other, ...failed }],
      'survived',
      'the test did not run',
    ],
    [
      'survives where another test fails as well',
      [
        { ...named, ...failed },
        { ...other, ...failed },
      ],
      'survived',
      'another test failed: group > another',
    ],
  ])('%s', (_, outcomes, verdict, why) => {
    const found = verdictOf(outcomes, named);
    expect(found.verdict).toBe(verdict);
    expect(found.why).toContain(why);
  });
});
