import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sectionNames } from '#features/search/section-names.ts';
import { createSearch } from '#lib/search/search.ts';
import { passagesOf, type SearchIndexFile } from '#lib/search/search-index.ts';
import { type Question, QUESTIONS, WITHOUT_ANSWER } from '#tests/search/questions.ts';
import { builtPage, builtSite, pages, read, root, textsOf } from './pages.ts';

const indexFiles = readdirSync(join(root, '_astro')).filter((name) =>
  /^search-index\.[\w-]{8}\.json$/.test(name),
);
const index = JSON.parse(read(`_astro/${indexFiles[0]}`)) as SearchIndexFile;
const places = [...new Map(passagesOf(index).map((place) => [place.href, place])).values()];
const search = await createSearch(index);

/** A numbered section of a legal document includes its subsections. */
function isAt(href: string, answer: Question['answers'][number]): boolean {
  const [id = '', section] = answer.split('#');
  const address = `${builtSite.route(id).path}${section === undefined ? '' : `#${section}`}`;
  return href === address || (/#section-\d+$/.test(answer) && href.startsWith(`${address}-`));
}

test('questions name places that exist, and those that nothing answers find nothing', () => {
  const answers = QUESTIONS.flatMap((question) => question.answers);
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(80);
  expect(answers.filter((answer) => !places.some(({ href }) => isAt(href, answer)))).toEqual([]);
  expect(WITHOUT_ANSWER.filter((query) => search(query).results.length > 0)).toEqual([]);
  expect(WITHOUT_ANSWER.length).toBeGreaterThan(3);
});

test('questions are answered among the first three results', () => {
  const ranked = QUESTIONS.map(({ ask, answers }) => {
    const hrefs = search(ask).results.map(({ href }) => href);
    return { ask, rank: 1 + hrefs.findIndex((href) => answers.some((one) => isAt(href, one))) };
  });
  const missed = ranked
    .filter(({ rank }) => rank === 0 || rank > 3)
    .map(({ ask, rank }) => `${ask} (${rank || 'not found'})`);
  const success = 1 - missed.length / ranked.length;
  const reciprocalRank =
    ranked.reduce((sum, { rank }) => sum + (rank && 1 / rank), 0) / ranked.length;
  const summary = `${QUESTIONS.length} questions: ${(success * 100).toFixed(1)}% among the first three, mean reciprocal rank ${reciprocalRank.toFixed(3)}`;
  process.stdout.write([summary, ...missed.map((ask) => `  missed: ${ask}`), ''].join('\n'));
  expect(success, missed.join('; ')).toBeGreaterThanOrEqual(0.92);
  expect(reciprocalRank).toBeGreaterThanOrEqual(0.8);
});

test('the form asks for what the structured data promises; the page lists all others, and names the one index', () => {
  const { $ } = builtPage('search');
  expect(indexFiles).toHaveLength(1);
  const named = { action: '/search', 'data-index': `/_astro/${indexFiles[0]}` };
  expect($('main form:not([method])').attr()).toMatchObject(named);
  expect($('main form input').attr('name')).toBe('q');
  const listed = Array.from($('[data-search=start] a'), (link) => link.attribs.href);
  const others = pages.filter(({ route }) => !['search', 'notFound'].includes(route.id));
  expect(listed).toEqual(expect.arrayContaining(others.map(({ route }) => route.path)));
});

test('the index names every place once, and each exists', () => {
  const hrefs = index.pages.flatMap(({ path, sections }) =>
    sections.map(([id]) => (id === '' ? path : `${path}#${id}`)),
  );
  expect(new Set(hrefs).size).toBe(hrefs.length);
  for (const { path, sections } of index.pages) {
    const $ = pages.find(({ route }) => route.path === path)?.$;
    const lost = sections.filter(([id]) => id !== '' && $?.(`#${id}`).length !== 1);
    expect(lost, path).toEqual([]);
  }
});

test('the index quotes pages as visitors read them: no character references, no comma between a sentence and an amount', () => {
  const texts = passagesOf(index).map(({ text }) => text);
  expect(texts.join()).toContain('’');
  expect(texts.filter((text) => /&#?\w+;|\., \$/.test(text))).toEqual([]);
});

test('the index has every numbered section and subsection of the legal documents by its name', () => {
  for (const id of ['privacy', 'terms']) {
    const { $, route } = builtPage(id);
    const headings = textsOf($, 'main :is(h2, h3)');
    const found = places.filter(({ href }) => href.startsWith(`${route.path}#section-`));
    expect(found.length).toBeGreaterThan(50);
    expect(found.map(({ name }) => name)).toEqual(
      headings.map((text) => text.replaceAll(/\s+/g, ' ').trim()),
    );
  }
});

test('the index names the sections of the other pages in plain words, and has every one that is named so', () => {
  // Plan names and questions are already plain.
  const isPlain = (name: string) =>
    name.endsWith('?') || builtSite.purchases.some(({ entry }) => entry.name === name);
  const slogans = places.filter(
    ({ href, name, heading }) =>
      href.includes('#') && heading === '' && !/policy|terms/.test(href) && !isPlain(name),
  );
  expect(
    slogans.map(({ href, name }) => `${href} (${name})`),
    'Search shows a section by what it contains: name these in src/features/search/section-names.ts',
  ).toEqual([]);
  const hrefs = new Set(places.map(({ href }) => href));
  const named = Object.entries(sectionNames).flatMap(([id, names]) =>
    Object.keys(names).map((section) => `${builtSite.route(id).path}#${section}`),
  );
  expect(
    named.filter((href) => !hrefs.has(href)),
    'Others may link to these places, so a section keeps its id when its heading changes: write the id back where the section has it (src/features, src/data or its page). Only if the section is gone, delete its line in src/features/search/section-names.ts',
  ).toEqual([]);
});
