import { tmpdir } from 'node:os';
import { encode } from 'fast-png';
import { expect, test } from 'vitest';
import { pixelDifference } from '#tests/support/pixel-difference.ts';
import { reportPage } from '../../tools/compare/report.ts';
import { findRevision } from '../../tools/compare/revision.ts';
import { linesOfPage, wordChanges } from '../../tools/compare/words.ts';

test('a state that Git does not know, or none at all, is said with the way out', () => {
  for (const args of [['--help'], ['main', 'HEAD']])
    expect(() => findRevision('.', args)).toThrow('npm run compare -- HEAD~3');
  for (const folder of ['.', tmpdir()])
    expect(() => findRevision(folder, ['no-such-state'])).toThrow(
      '"no-such-state" is no state that Git knows in this folder. Write `npm run compare`',
    );
});

/** What differs between two pages, as text: removed words in [-…-], added ones in {+…+}. */
function differences(before: string, after: string): string[] {
  const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
  return wordChanges(linesOfPage(before), linesOfPage(after)).map(
    ({ under, parts }) =>
      `${under}: ${parts.map(({ kind, text }) => marks[kind].join(text)).join('')}`,
  );
}

test('words that differ are shown with those around them and the heading above', () => {
  const page = (fee: string) =>
    `<title>${fee}</title><img alt="${fee}"><h2>Plans</h2><p>It costs <b>${fee}</b> coins a month.</p><script>${fee}</script>`;
  expect(differences(page('9'), page('12'))).toEqual([
    'Title in the tab and in search results: [-9-]{+12+}',
    'Said by screen readers: [-9-]{+12+}',
    'Plans: It costs [-9-]{+12+} coins a month.',
  ]);
});

test('a new, a removed and a rewritten line stand alone', () => {
  expect(differences('<p>1</p><p>3</p>', '<p>1</p><p>2</p><p>3</p>')).toEqual([': {+2+}']);
  expect(differences('<p>1</p><p>2</p>', '<p>2</p>')).toEqual([': [-1-]']);
  expect(differences('<p>We call back at night</p>', '<p>An answer, any hour</p>')).toEqual([
    ': [-We call back at night-]{+An answer, any hour+}',
  ]);
});

test('pictures differ in exactly the pixels that changed, and in what only one has', () => {
  const picture = (height: number, ...dark: number[]) => {
    const data = new Uint8Array(10 * height * 4).fill(255);
    for (const pixel of dark) data.fill(0, pixel * 4, pixel * 4 + 3);
    return encode({ width: 10, height, data, channels: 4 });
  };
  expect(pixelDifference(picture(5, 7), picture(5, 7)).count).toBe(0);
  expect(pixelDifference(picture(5, 7), picture(5, 8)).count).toBe(2);
  expect(pixelDifference(picture(5), picture(6)).count).toBe(10);
});

test('the report escapes what it shows, and shows a change of many pages once', () => {
  const words = wordChanges(linesOfPage('<p>old</p>'), linesOfPage('<p>&lt;new></p>'));
  const changes = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    path: `/${name}.html`,
    words,
    views: [],
    bytes: { before: 1000, after: 1001 },
  }));
  const page = reportPage({ label: '1a2b', added: ['/x'], removed: [], changes, headers: [] });
  expect(page.match(/<ins>.*?<\/ins>/g)).toEqual(['<ins>&#60;new&#62;</ins>']);
  expect(page).toContain('/c.html (1,000 → 1,001 bytes as sent)');
  expect(page).not.toContain('Gone');
});
