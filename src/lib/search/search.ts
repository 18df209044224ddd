import MiniSearch from 'minisearch';
import { passagesOf, type Passage, type SearchIndexFile } from './search-index.ts';
import { createTerms, isMeaning } from './terms.ts';
import { createVocabulary, type Reading } from './vocabulary.ts';

/** A piece of an excerpt; matches should be highlighted. */
export type ExcerptPart = { text: string; isMatch: boolean };

/** A section that matches, with the passage that answers the query. */
export type SearchResult = Passage & { excerpt: ExcerptPart[] };

/** The results of a query, best first, and how the query was read. */
export type SearchOutcome = Pick<Reading, 'corrections'> & {
  results: SearchResult[];
  /** The stems of the query's words, and their meanings; none if no word carries meaning. */
  terms: ReadonlySet<string>;
};

export type Search = (typed: string) => SearchOutcome;

const OPTIONS = {
  /** A name always says what a section is about; a heading may be a slogan. */
  boost: { name: 2, heading: 0.8, page: 0.8 },
  /** A shared meaning counts three times as much as a shared word: people ask with other words than the pages use. */
  boostTerm: (term: string) => (isMeaning(term) ? 3 : 1),
  /** `b` is below its default, so that long passages lose less: none is longer than a paragraph. */
  bm25: { k: 1.2, b: 0.4, d: 0.5 },
};
/** The share of its own score that each further matching passage adds to its section. */
const FURTHER_SHARE = 0.02;
/** Results that score less than this share of the best are noise. */
const MIN_SHARE = 0.2;
const MAX_RESULTS = 12;
/** Anything after this is cut off: no question is that long. */
const MAX_CHARACTERS = 300;
/** How many passages to index before yielding to the browser, so that the field stays responsive. */
const CHUNK = { chunkSize: 25 };
/** Words in quotation marks: a passage must contain them in this form and order, whatever their case. */
const QUOTED = /["“”]([^"“”]+)["“”]/g;

/** Reads the index and returns the search over it. */
export async function createSearch(file: SearchIndexFile): Promise<Search> {
  const passages = passagesOf(file);
  const { tokenize, processTerm } = createTerms(file.words);
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['name', 'heading', 'page', 'text'],
    tokenize,
    processTerm,
    searchOptions: { ...OPTIONS, boostDocument: (id: number) => passages[id]?.weight ?? 1 },
  });
  await index.addAllAsync(
    passages.map((passage, id) => ({ ...passage, id })),
    CHUNK,
  );
  const texts = passages.flatMap(({ name, text }) => [name, text]);
  const read = await createVocabulary([...texts, ...file.words.synonyms], processTerm);

  return (typed) => {
    const { query, corrections } = read(typed.slice(0, MAX_CHARACTERS));
    const terms = new Set(tokenize(query).flatMap(processTerm));
    const quoted = [...query.matchAll(QUOTED)].map(([, words = '']) => words.toLowerCase());
    const found = new Map<string, { score: number; passage: Passage }>();
    const shown = new Set<string>();
    for (const { id, score } of index.search(query)) {
      const passage = passages[Number(id)];
      if (!passage) continue;
      const { href, name, text } = passage;
      const section = found.get(href);
      if (section) section.score += score * FURTHER_SHARE;
      // Pages may share a section, in one passage or in several.
      const isShown = shown.has(name + text);
      shown.add(name + text);
      if (section || isShown) continue;
      if (!quoted.every((words) => text.toLowerCase().includes(words))) continue;
      found.set(href, { score, passage });
    }
    const ranked = [...found.values()].sort((one, other) => other.score - one.score);
    const minScore = (ranked[0]?.score ?? 0) * MIN_SHARE;
    const results = ranked
      .filter(({ score }) => score >= minScore)
      .slice(0, MAX_RESULTS)
      .map(({ passage }) => ({ ...passage, excerpt: excerpt(passage.text, terms) }));
    return { results, terms, corrections };
  };

  function excerpt(text: string, terms: ReadonlySet<string>): ExcerptPart[] {
    const parts: ExcerptPart[] = [];
    let end = 0;
    for (const token of tokenize(text)) {
      if (!processTerm(token).some((term) => terms.has(term))) continue;
      const start = text.indexOf(token, end);
      parts.push({ text: text.slice(end, start), isMatch: false }, { text: token, isMatch: true });
      end = start + token.length;
    }
    return [...parts, { text: text.slice(end), isMatch: false }];
  }
}
