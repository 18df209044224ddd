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

test('every picture of the guide is there, described and light', () => {
  const shown = [...guide.matchAll(/!\[([^\]]{20,})\]\(pictures\/([\w-]+\.webp)\)/g)];
  expect(shown.map(([, , file = '']) => file).toSorted()).toEqual(
    readdirSync('docs/pictures').toSorted(),
  );
  for (const [, , file = ''] of shown)
    expect.soft(statSync(`docs/pictures/${file}`).size, file).toBeLessThan(60_000);
});

/** The points of the list, each with the files that it names: the legal texts have short names there. */
function pointsToConfirm(): { point: string; files: string[] }[] {
  const list = guide.split('## For the owner to confirm')[1] ?? '';
  return list
    .split(/^- /m)
    .slice(1)
    .map((text) => text.split(/^#/m)[0]?.replaceAll(/\s+/g, ' ').trim() ?? '')
    .map((point) => ({
      point,
      files: [
        ...[...point.matchAll(/`((?:src|config)\/[^`]+)`/g)].map(([, file]) => file ?? ''),
        ...(/\bterms \d/i.test(point) ? ['src/features/legal/terms-of-service.md'] : []),
        ...(/\bpolicy \d/i.test(point) ? ['src/features/legal/privacy-policy.md'] : []),
      ],
    }));
}

const wordsIn = (file: string) => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');

test('every sentence that the guide quotes stands in a file named beside it', () => {
  const quoted = pointsToConfirm().flatMap(({ point, files }) =>
    [...point.matchAll(/"([^"]{12,})"/g)].map(([, words = '']) => ({ words, files })),
  );
  expect(quoted.length).toBeGreaterThan(40);
  const gone = quoted.filter(
    ({ words, files }) => !files.some((file) => wordsIn(file).includes(words)),
  );
  expect(gone).toEqual([]);
});
