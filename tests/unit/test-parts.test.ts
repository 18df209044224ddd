import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PARTS } from '#scripts/lib/test-parts.ts';

test('continuous integration runs every part of the tests', () => {
  const [, listed = ''] =
    /part: \[(.*?)\]/.exec(readFileSync('.github/workflows/checks.yml', 'utf8')) ?? [];
  expect(listed.split(', ')).toEqual(Object.keys(PARTS));
});
