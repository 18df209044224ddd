import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readSite } from '#scripts/compare/built-site.ts';
import { compareSites } from '#scripts/compare/comparison.ts';
import type { ViewChange } from '#scripts/compare/pictures.ts';
import { differentPlaces, type Picture } from '#scripts/compare/places.ts';
import { reportPage, summaryOf } from '#scripts/compare/report.ts';
import { findRevision, parseArguments } from '#scripts/compare/revision.ts';
import { linesOfPage, wordChanges } from '#scripts/compare/words.ts';

describe('the revision to compare with', () => {
  test('is the last commit if none is named', () => {
    expect(parseArguments([])).toBe('HEAD');
    expect(parseArguments(['main'])).toBe('main');
  });

  test.each([[['--help']], [['main', 'HEAD']]])('%j says how to name one', (args) => {
    expect(() => parseArguments(args)).toThrow('npm run compare -- HEAD~3');
  });

  test('is in the message if Git does not know it', () => {
    expect(() => findRevision('.', 'no-such-state')).toThrow(
      /"no-such-state" is no state that Git knows\. Write `npm run compare`/,
    );
  });

  test('needs a history', () => {
    expect(() => findRevision(tmpdir(), 'HEAD')).toThrow('this folder has no history');
  });
});

/** What differs between two pages, as text: removed words in [-…-], added ones in {+…+}. */
function differences(before: string, after: string): string[] {
  const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
  return wordChanges(linesOfPage(before), linesOfPage(after)).map(
    ({ under, parts }) =>
      `${under}: ${parts.map(({ kind, text }) => marks[kind].join(text)).join(' ')}`,
  );
}

describe('words', () => {
  test('that differ are shown with those around them and the heading above', () => {
    const page = (fee: string) =>
      `<h2>Start</h2><p>Hello.</p><h2>Plans</h2><ul><li><b>One</b>: <span>${fee}</span> a month, and every single thing that we have ever made is in it.</li></ul>`;
    expect(differences(page('9 coins'), page('12 coins'))).toEqual([
      'Plans: One: [-9-] {+12+} coins a month, and every single thing that …',
    ]);
  });

  test('of title, description and screen readers count, those of scripts do not', () => {
    const page = (word: string) =>
      `<title>${word}</title><meta name="description" content="All ${word}"><img alt="${word}"><header>${word}</header><script>${word}</script>`;
    expect(differences(page('old'), page('new'))).toEqual([
      'Title in the tab and in search results: [-old-] {+new+}',
      'Description in search results: All [-old-] {+new+}',
      'Said by screen readers: [-old-] {+new+}',
      'The bar at the top: [-old-] {+new+}',
    ]);
  });

  test('of an added or removed line stand alone', () => {
    expect(differences('<p>One</p><p>Three</p>', '<p>One</p><p>Two</p><p>Three</p>')).toEqual([
      ': {+Two+}',
    ]);
    expect(differences('<p>One</p><p>Two</p>', '<p>Two</p>')).toEqual([': [-One-]']);
  });

  test('of a rewritten line are not mixed', () => {
    expect(
      differences(
        '<p>We call back at night</p>',
        '<p>You get an answer at once, day and night</p>',
      ),
    ).toEqual([': [-We call back at night-] {+You get an answer at once, day and night+}']);
  });
});

/** A white picture with black boxes. */
function picture(height: number, boxes: [x: number, y: number, size: number][], width = 800) {
  const drawn: Picture = { width, height, data: new Uint8Array(width * height * 4).fill(255) };
  for (const [left, top, size] of boxes)
    for (let y = top; y < top + size; y += 1)
      for (let x = left; x < left + size; x += 1)
        drawn.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return drawn;
}

describe('pictures', () => {
  test('that are the same have no differences', () => {
    expect(differentPlaces(picture(300, [[10, 10, 5]]), picture(300, [[10, 10, 5]]))).toEqual([]);
  });

  test('differ in exactly the places that changed, however slightly', () => {
    const after = picture(900, []);
    after.data[(400 * 800 + 100) * 4] = 253;
    const [place, ...others] = differentPlaces(picture(900, []), after);
    expect(others).toEqual([]);
    expect(place?.before.marks).toEqual([{ x: 100, y: 400, width: 1, height: 1 }]);
    expect(place?.after).toEqual({
      crop: { x: 0, y: 360, width: 640, height: 81 },
      marks: [{ x: 100, y: 400, width: 1, height: 1 }],
    });
  });

  test('are marked side by side, each place by itself', () => {
    const places = differentPlaces(
      picture(900, []),
      picture(900, [
        [50, 100, 10],
        [500, 100, 10],
        [200, 700, 10],
      ]),
    );
    expect(places.map(({ after }) => after.marks.map(({ x, y }) => [x, y]))).toEqual([
      [
        [50, 100],
        [500, 100],
      ],
      [[200, 700]],
    ]);
  });

  test('do not differ where something only moved down', () => {
    const before = picture(400, [[50, 300, 9]]);
    const after = picture(450, [
      [10, 100, 50],
      [50, 350, 9],
    ]);
    expect(differentPlaces(before, after).map((place) => place.after.marks)).toEqual([
      [{ x: 0, y: 100, width: 800, height: 50 }],
    ]);
  });
});

type Files = Record<string, string>;

/** A built site of these files. */
function builtSite(files: Files, headers: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'compare-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'site', path)), { recursive: true });
    writeFileSync(join(root, 'site', path), content);
  }
  const headersFile = join(root, 'headers.json');
  writeFileSync(headersFile, JSON.stringify({ pages: headers }));
  return { root, site: readSite({ root: join(root, 'site'), headersFile }) };
}

async function compare(
  before: ReturnType<typeof builtSite>,
  after: ReturnType<typeof builtSite>,
  views: ReadonlyMap<string, readonly ViewChange[]> = new Map(),
) {
  const sites = { before: before.site, after: after.site };
  const known = { label: '1a2b3c4: <Before>', views, pictures: after.root };
  const comparison = await compareSites(sites, known);
  return { comparison, summary: summaryOf(comparison), $: load(reportPage(comparison)) };
}

const page = (text: string, head = '') => `<title>${text.slice(0, 3)}</title>${head}<p>${text}</p>`;

describe('the report', () => {
  test('says so if nothing differs, and lists the pages by name', async () => {
    const files = { 'index.html': page('One'), 'two.html': page('Two') };
    const { summary, $ } = await compare(builtSite(files), builtSite(files));
    expect(summary).toEqual(['Nothing differs.']);
    expect($('.summary').text()).toContain('Nothing differs.');
    expect(
      $('.names li')
        .map((_, item) => $(item).text())
        .get(),
    ).toEqual(['One /', 'Two /two']);
    expect($('dd').first().text()).toBe('1a2b3c4: <Before>');
  });

  test('names what is new, gone and different, in words, bytes, links and headers', async () => {
    const before = builtSite(
      {
        'index.html': page('One day', '<script src="/_astro/a.1.js"></script>'),
        'gone.html': page('Gone'),
        'code.html': page('Same', '<meta name="a">'),
        '_astro/a.1.js': '12345',
        'robots.txt': 'all\nof it',
      },
      { 'X-Kept': '1', 'X-Old': '1' },
    );
    const after = builtSite(
      {
        'index.html': page('One week', '<script src="/_astro/a.2.js"></script><a href="/new">'),
        'new.html': page('New'),
        'code.html': page('Same', '<meta name="b">'),
        '_astro/a.2.js': '1234567',
        'robots.txt': 'all\nof that',
      },
      { 'X-Kept': '1', 'X-Old': '2' },
    );
    const { summary, $ } = await compare(before, after);
    expect(summary).toEqual([
      '1 page differs',
      '1 page is new',
      '1 page is gone',
      '1 page differs in code alone',
      '1 other file differs',
      '1 response header differs',
    ]);
    const home = $('#page-').text().replace(/\s+/g, ' ');
    expect($('#page- del').text()).toBe('removed: day');
    expect($('#page- ins').text()).toBe('added: week');
    expect(home).toContain('It looks the same.');
    expect(home).toContain('A link leads to /new now.');
    expect(home).toContain('Its scripts: 5 → 7 bytes as sent (+2)');
    expect(
      $('.headers tbody td code')
        .map((_, cell) => $(cell).text())
        .get(),
    ).toEqual(['X-Old', '1', '2']);
    expect($('section:contains("Other files") h3').text()).toBe('/robots.txt');
  });

  test('shows both pictures of a place, with its marks, without a script', async () => {
    const side = {
      crop: { x: 0, y: 60, width: 640, height: 100 },
      marks: [{ x: 10, y: 100, width: 20, height: 20 }],
    };
    const saved = (file: string) => ({ file, width: 1440, height: 900 });
    const change: ViewChange = {
      view: { path: '/', width: 1440, theme: 'light' },
      before: saved('home-before.png'),
      after: saved('home-after.png'),
      places: [{ before: side, after: side }],
    };
    const { $ } = await compare(
      builtSite({ 'index.html': page('One') }),
      builtSite({ 'index.html': page('Two') }),
      new Map([['/', [change]]]),
    );
    expect(
      $('image')
        .map((_, { attribs }) => attribs.href)
        .get(),
    ).toEqual(['pictures/home-before.png', 'pictures/home-after.png']);
    expect($('svg').first().attr('viewBox')).toBe('0 60 640 100');
    expect($('rect')).toHaveLength(2);
    expect($('script')).toHaveLength(0);
  });

  test('shows a difference that many pages share once', async () => {
    const menu = (word: string, more = '') =>
      Object.fromEntries(
        ['a', 'b', 'c', 'd', 'e'].map((name) => [
          `${name}.html`,
          `<title>${name}</title><header>${word}</header>${name === 'a' ? more : ''}`,
        ]),
      );
    const { $ } = await compare(
      builtSite(menu('old', '<p>1</p>')),
      builtSite(menu('new', '<p>2</p>')),
    );
    expect(
      $('ins')
        .map((_, item) => $(item).text())
        .get(),
    ).toEqual(['added: new', 'added: 2']);
    expect($('section:contains("Pages where nothing else differs") li')).toHaveLength(4);
  });
});
