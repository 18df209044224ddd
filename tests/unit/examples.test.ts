import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'));

test('every component of src/ui is shown in the design system', () => {
  const shown = read('src/design-system/*.tsx').join('\n');
  const components = read('src/ui/*.tsx').flatMap((source) =>
    [...source.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = '']) => name),
  );
  expect(components.filter((name) => !new RegExp(`<${name}\\b`).test(shown))).toEqual([]);
  expect(components.length).toBeGreaterThan(30);
});
