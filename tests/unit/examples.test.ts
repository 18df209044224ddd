import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('src/ui')
  .map((file) => `src/ui/${file}`)
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.examples.tsx'));

const exportsOf = (source: string) =>
  [...source.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = '']) => name);

test('every component of src/ui has examples next to it that show it', () => {
  const missing = files.flatMap((file) => {
    const beside = file.replace('.tsx', '.examples.tsx');
    if (!existsSync(beside)) return [beside];
    const shown = readFileSync(beside, 'utf8');
    return exportsOf(readFileSync(file, 'utf8'))
      .filter((name) => !new RegExp(`<${name}\\b`).test(shown))
      .map((name) => `${beside}: <${name} />`);
  });
  expect(missing).toEqual([]);
  expect(files.length).toBeGreaterThan(20);
});
