import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const guide = readFileSync('docs/owner-guide.md', 'utf8');
const drafted = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|astro|md)$/.test(file))
  .map((file) => `src/${file}`)
  .filter((file) => readFileSync(file, 'utf8').includes('owner to confirm'));

test('the guide lists every file with something for the owner to confirm', () => {
  expect(drafted).not.toEqual([]);
  for (const file of drafted) expect(guide).toContain(`\`${file}\``);
});

test('every file that the guide names is there', () => {
  const named = [...guide.matchAll(/`((?:src|config|tests)\/[^`*]+)`/g)].map(([, file]) => file);
  expect(named.length).toBeGreaterThan(5);
  for (const file of named) expect(() => statSync(file ?? '')).not.toThrow();
});
