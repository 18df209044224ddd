import { expect, test } from 'vitest';
import { portFamilies } from '#tests/support/ports.ts';
import { parsePorts } from '#site/env.ts';
import { readFileSync } from 'node:fs';
import { PARTS } from '#scripts/lib/test-parts.ts';

test('no two commands or tests use the same port', () => {
  const families = [{ first: parsePorts({}).port, count: 2 }, ...Object.values(portFamilies({}))];
  const all = families.flatMap(({ first, count }) =>
    Array.from({ length: count }, (_, index) => first + index),
  );
  expect(all.filter((port, index) => all.indexOf(port) !== index)).toEqual([]);
});

test('continuous integration runs every part of the tests', () => {
  const [, listed = ''] =
    /part: \[(.*?)\]/.exec(readFileSync('.github/workflows/checks.yml', 'utf8')) ?? [];
  expect(listed.split(', ')).toEqual(Object.keys(PARTS));
});
