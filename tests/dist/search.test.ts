import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sectionNames } from '#features/search/section-names.ts';
import { createSearch } from '#lib/search/search.ts';
import { passagesOf, type SearchIndexFile } from '#lib/search/search-index.ts';
import type { Question } from '#tests/search/places.ts';
import {
  HARD_QUESTIONS,
  PLAIN_QUESTIONS,
  STRANGERS_QUESTIONS,
  WITHOUT_ANSWER,
} from '#tests/search/questions.ts';
import { builtSite, pages, root } from './pages.ts';

const indexFiles = readdirSync(join(root, '_astro')).filter((name) =>
  /^search-index\.[\w-]{8}\.json$/.test(name),
);
const json = readFileSync(join(root, '_astro', indexFiles[0] ?? ''), 'utf8');
const index = JSON.parse(json) as SearchIndexFile;
const places = [...new Map(passagesOf(index).map((place) => [place.href, place])).values()];
const search = await createSearch(index);
const page = pages.find(({ route }) => route.id === 'search');

const addressOf = (answer: Question['answers'][number]) => {
  const [id = '', section] = answer.split('#');
  return `${builtSite.route(id).path}${section === undefined ? '' : `#${section}`}`;
};
/** A numbered section of a legal document includes its subsections. */
const isAt = (href: string, answer: Question['answers'][number]) =>
  href === addressOf(answer) ||
  (/#section-\d+$/.test(answer) && href.startsWith(`${addressOf(answer)}-`));

/** The rank of the first right answer among a question's results, or 0 if there is none. */
function rankOf({ ask, answers }: Question): number {
  return search(ask).results.findIndex(({ href }) => answers.some((one) => isAt(href, one))) + 1;
}

function measure(questions: readonly Question[]) {
  const ranked = questions.map((question) => ({ ask: question.ask, rank: rankOf(question) }));
  const missed = ranked.filter(({ rank }) => rank === 0 || rank > 3);
  return {
    success: 1 - missed.length / ranked.length,
    reciprocalRank: ranked.reduce((sum, { rank }) => sum + (rank && 1 / rank), 0) / ranked.length,
    missed: missed.map(({ ask, rank }) => `${ask} (${rank || 'not found'})`),
  };
}

describe('questions of visitors', () => {
  const all = [...PLAIN_QUESTIONS, ...HARD_QUESTIONS, ...STRANGERS_QUESTIONS];

  test('name places that exist', () => {
    const answers = all.flatMap((question) => question.answers);
    expect(all.length).toBeGreaterThanOrEqual(80);
    expect(answers.filter((answer) => !places.some(({ href }) => isAt(href, answer)))).toEqual([]);
  });

  test('are answered among the first three results', () => {
    const { success, reciprocalRank, missed } = measure(all);
    const percent = (success * 100).toFixed(1);
    const summary = `${all.length} questions: ${percent}% among the first three, mean reciprocal rank ${reciprocalRank.toFixed(3)}`;
    process.stdout.write(`${summary}\n${missed.map((ask) => `  missed: ${ask}\n`).join('')}`);
    expect(success, missed.join('; ')).toBeGreaterThanOrEqual(0.92);
    expect(reciprocalRank).toBeGreaterThanOrEqual(0.8);
  });

  test('that nothing answers find nothing', () => {
    expect(WITHOUT_ANSWER.filter((query) => search(query).results.length > 0)).toEqual([]);
    expect(WITHOUT_ANSWER.length).toBeGreaterThan(3);
  });
});

describe('the index', () => {
  test('is one file; the page names it, with its hash', () => {
    expect(indexFiles).toHaveLength(1);
    expect(page?.$('[data-search=form]').attr('data-index')).toBe(`/_astro/${indexFiles[0]}`);
  });

  test('names every place once, and each exists', () => {
    const hrefs = places.map(({ href }) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    for (const { route, $ } of pages) {
      const ids = hrefs
        .filter((href) => href.startsWith(`${route.path}#`))
        .map((href) => href.split('#')[1] ?? '');
      expect(ids.filter((id) => $(`#${id}`).length === 0)).toEqual([]);
    }
  });

  test('has every numbered section and subsection of the legal documents by its name', () => {
    for (const id of ['privacy', 'terms']) {
      const { $, route } = pages.find((built) => built.route.id === id) ?? {};
      const headings = $?.('main :is(h2, h3)')
        .map((_, heading) => $(heading).text().replaceAll(/\s+/g, ' ').trim())
        .get();
      const names = places
        .filter(({ href }) => href.startsWith(`${route?.path}#section-`))
        .map(({ name }) => name);
      expect(names.length).toBeGreaterThan(50);
      expect(names).toEqual(headings);
    }
  });

  test('names the sections of the other pages in plain words', () => {
    const slogans = places.filter(
      ({ href, heading }) => href.includes('#') && heading === '' && !/policy|terms/.test(href),
    );
    // Plan names and questions are already plain.
    expect(
      slogans.filter(({ name }) => !isPlain(name)).map(({ href, name }) => `${href} (${name})`),
      'Search shows a section by what it contains: name these in src/features/search/section-names.ts',
    ).toEqual([]);
  });

  test('has every section that has a name in plain words', () => {
    const hrefs = new Set(places.map(({ href }) => href));
    const named = Object.entries(sectionNames).flatMap(([id, names]) =>
      Object.keys(names).map((section) => `${builtSite.route(id).path}#${section}`),
    );
    expect(
      named.filter((href) => !hrefs.has(href)),
      'Others may link to these places, so a section keeps its id when its heading changes: write the id back where the section has it (src/features, src/data or its page). Only if the section is gone, delete its line in src/features/search/section-names.ts',
    ).toEqual([]);
  });
});

function isPlain(name: string): boolean {
  return name.endsWith('?') || builtSite.purchases.some(({ entry }) => entry.name === name);
}
