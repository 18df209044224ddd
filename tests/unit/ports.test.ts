import { expect, test } from 'vitest';
import { portFamilies } from '#tests/support/ports.ts';
import { parsePorts } from '#site/env.ts';

test('no two commands or tests use the same port', () => {
  const families = [{ first: parsePorts({}).port, count: 2 }, ...Object.values(portFamilies({}))];
  const all = families.flatMap(({ first, count }) =>
    Array.from({ length: count }, (_, index) => first + index),
  );
  expect(all.filter((port, index) => all.indexOf(port) !== index)).toEqual([]);
});
