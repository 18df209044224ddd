import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { COLOR_RULES, LEFT_OUT } from '#tests/e2e/support/second-engine.ts';

test('no other rule of the second engine reads colors', () => {
  const engine = readFileSync(
    createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-debug.js'),
    'utf8',
  );
  // The readable version has every rule in a module that is named after it.
  const rules = [
    ...engine.matchAll(/^\/\*{3}\/ "\.\/src\/v4\/rules\/(\w+)\.ts"$(.*?)^\/\*{3}\//gms),
  ];
  expect(rules.length).toBeGreaterThan(150);
  const readers = rules.flatMap(([, id, code]) =>
    /ColorUtil|\.color\b|[a-z]Color\b/.test(code ?? '') ? [id] : [],
  );
  expect(readers).toEqual([...LEFT_OUT, ...COLOR_RULES].toSorted());
});
