import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { failuresIn, PARTS } from '#scripts/lib/test-parts.ts';

test('continuous integration runs every part of the tests', () => {
  const [, listed = ''] =
    /part: \[(.*?)\]/.exec(readFileSync('.github/workflows/checks.yml', 'utf8')) ?? [];
  expect(listed.split(', ')).toEqual(Object.keys(PARTS));
});

test('what failed is each test with the first line of its error, at most forty lines', () => {
  const failure = (number: number) =>
    ` FAIL  unit tests/a.test.ts > test ${number}\nError: ${number}\n\n - Expected\n`;
  const failures = (count: number) => Array.from({ length: count }, (_, index) => failure(index));
  expect(failuresIn(`\u001b[31m✗ much before\u001b[39m\n${failures(2).join('')}1 failed`)).toEqual([
    ' FAIL  unit tests/a.test.ts > test 0',
    'Error: 0',
    ' FAIL  unit tests/a.test.ts > test 1',
    'Error: 1',
  ]);
  expect(failuresIn(failures(30).join(''))).toHaveLength(41);
  expect(failuresIn(failures(30).join('')).at(-1)).toBe('… 20 more lines');
});

test('what failed in a part without failed tests is the end of what it printed', () => {
  const lines = Array.from({ length: 50 }, (_, index) => `line ${index}`);
  expect(failuresIn(lines.join('\n'))).toEqual(lines.slice(-40));
});
