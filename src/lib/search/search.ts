import MiniSearch from 'minisearch';
import { createAnalyzer, membersOf, type Token } from './analyze.ts';
import { excerpt, type ExcerptPart } from './excerpt.ts';
import { readQuery, termsOf, type Query } from './query.ts';
import { rank, type Scores } from './rank.ts';
import { placesOf, type Place, type SearchIndexFile } from './search-index.ts';

/** A place that matches, with the sentence that answers the query. */
export type SearchResult = Omit<Place, 'lines' | 'weight'> & { excerpt: ExcerptPart[] };

/** What a query finds, best first, and how the query was read. */
export type SearchOutcome = Pick<Query, 'corrections' | 'meanings' | 'isEmpty'> & {
  results: SearchResult[];
  /** The terms of the query: the stems of its words, and their meanings. */
  terms: ReadonlySet<string>;
};

export type Search = (typed: string) => SearchOutcome;

/** A name always says what a place is about; a heading may be a slogan. */
const HEAD_WEIGHTS = { name: 2, heading: 0.8, page: 0.8 };
/** How long to build the index before yielding to the browser, so that the field stays responsive. */
const TURN_MS = 8;
const MOST_RESULTS = 12;

/** Reads the index, yielding to the browser in between, and returns the search over it. */
export async function createSearch(file: SearchIndexFile): Promise<Search> {
  const analyze = createAnalyzer(file.words);
  const places = placesOf(file);
  const vocabulary = {
    words: new Map<string, number>(),
    stems: new Set<string>(),
    written: new Set<string>(),
  };
  const learn = (tokens: readonly Token[]) => {
    for (const { word, stem, isIgnored } of tokens) {
      if (isIgnored) continue;
      vocabulary.words.set(word, (vocabulary.words.get(word) ?? 0) + 1);
      vocabulary.stems.add(stem);
    }
  };
  const heads = termIndex(HEAD_WEIGHTS);
  const lines = termIndex({ text: 1 });
  const placeOfLine: number[] = [];
  const stemsOfPlace: string[] = [];
  const endTurn = turns();
  for (const [id, place] of places.entries()) {
    const read = (text: string) => {
      const tokens = analyze(text);
      learn(tokens);
      stemsOfPlace[id] = `${stemsOfPlace[id] ?? ' '}${tokens.map(({ stem }) => stem).join(' ')} `;
      return termsOf(tokens).join(' ');
    };
    heads.add({ id, name: read(place.name), heading: read(place.heading), page: read(place.page) });
    for (const line of place.lines) {
      lines.add({ id: placeOfLine.length, text: read(line) });
      placeOfLine.push(id);
    }
    await endTurn();
  }
  vocabulary.written = new Set(vocabulary.words.keys());
  // Words that occur only in lists of meanings, such as trades, can be mistyped too.
  for (const member of Object.values(file.words.meanings).flatMap(membersOf))
    learn(analyze(member));

  const matches = {
    headScores: memoized((term: string) => toScores(heads.search(term))),
    lineScores: memoized((term: string) => toScores(lines.search(term))),
    placeOfLine: (line: number) => placeOfLine[line] ?? 0,
    stemsOf: (id: number) => stemsOfPlace[id] ?? '',
    weightOf: (id: number) => places[id]?.weight ?? 1,
    size: places.length,
  };

  return (typed) => {
    const query = readQuery(typed, analyze, vocabulary);
    const { ranked, weights } = rank(query, matches);
    const results = ranked.flatMap((id) => {
      const place = places[id];
      if (!place) return [];
      const { href, name, page, heading } = place;
      return [{ href, name, page, heading, excerpt: excerpt(place.lines, weights, analyze) }];
    });
    const terms = new Set(weights.keys());
    return { ...query, terms, results: withoutRepetition(results).slice(0, MOST_RESULTS) };
  };
}

/** An index over texts that are already split into terms, with spaces between them. */
function termIndex<Field extends string>(weights: Record<Field, number>) {
  return new MiniSearch<Record<Field, string> & { id: number }>({
    fields: Object.keys(weights),
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: weights },
  });
}

/** Creates a function to await between pieces of work: it yields to the browser once a turn is over. */
function turns(): () => Promise<void> | undefined {
  let start = performance.now();
  return () => {
    if (performance.now() - start < TURN_MS) return undefined;
    return new Promise((resolve) =>
      setTimeout(() => {
        start = performance.now();
        resolve();
      }),
    );
  };
}

function toScores(found: readonly { id: unknown; score: number }[]): Scores {
  return new Map(found.map(({ id, score }) => [id as number, score]));
}

/** Drops results with the same name and excerpt as an earlier one: pages may share a section. */
function withoutRepetition(results: readonly SearchResult[]): SearchResult[] {
  const seen = new Set<string>();
  return results.filter(({ name, excerpt: parts }) => {
    const key = [name, ...parts.map(({ text }) => text)].join('\n');
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function memoized<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
