import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('amounts of money stand in src/data and nowhere else', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|astro|md)$/.test(file) && !file.startsWith('data/'),
  );
  const found = files.flatMap((file) => {
    const amounts = readFileSync(`src/${file}`, 'utf8').match(/\$\d[\d,.]*/g) ?? [];
    // Documentation comments may show how a function writes an amount.
    const inComments =
      readFileSync(`src/${file}`, 'utf8').match(/(?:\/\*\*|^\s*\*|\/\/).*\$\d[\d,.]*/gm) ?? [];
    return amounts.length > inComments.length ? [`${file}: ${amounts.join(' ')}`] : [];
  });
  expect(found).toEqual([]);
});
