import { isMeaning, type Group, type Query } from './query.ts';

/** The places or lines that match, by number, and how well each matches. */
export type Scores = ReadonlyMap<number, number>;

type Matches = {
  /** Places whose name, heading or page contains the term. */
  headScores: (term: string) => Scores;
  /** Lines that contain the term. */
  lineScores: (term: string) => Scores;
  placeOfLine: (line: number) => number;
  /** The stems of a place in their order, with spaces between and around them. */
  stemsOf: (place: number) => string;
  /** How likely it is that somebody is looking for a place, whatever they type. */
  weightOf: (place: number) => number;
  /** How many places there are. */
  size: number;
};

/** Results that score less than this share of the best are noise. */
const LEAST_SHARE = 0.2;
/** The factor for a word that is on another line than the one that answers best. */
const ELSEWHERE = 0.5;
/** The exponent that favors places that match more of the query. */
const COVERAGE = 1.5;
const PAIR_BONUS = 0.25;
/** The factor for a word with a known meaning, which says more about a question than the word itself. */
const MEANT = 2;
/** How much of a question, by weight, a place must match; less if it matches a word with a known meaning. */
const LEAST_MATCH = { word: 0.5, meaning: 0.2 };
/** The weight of a word that nothing contains. */
const UNKNOWN_WEIGHT = 1;

export type Ranking = {
  /** The places that match enough of the query, best first; a name or a single line with all of it wins. */
  ranked: number[];
  /** How much each term says about the question. */
  weights: ReadonlyMap<string, number>;
};

/** Ranks the places that match. */
export function rank(query: Query, matches: Matches): Ranking {
  const { groups, parts, phrases, pairs } = query;
  const found = groups.map((group) => {
    const heads = scoresOf(group, matches.headScores);
    const lines = scoresOf(group, matches.lineScores);
    const places = new Map(heads);
    for (const [line, score] of lines) raise(places, matches.placeOfLine(line), score * ELSEWHERE);
    // A rare word says more about the question than a frequent one.
    const rarity = Math.log(1 + matches.size / (1 + places.size));
    const isMeant = [...group.keys()].some(isMeaning);
    const weight = places.size === 0 ? UNKNOWN_WEIGHT : rarity * (isMeant ? MEANT : 1);
    return { lines, places, weight, isMeant };
  });
  const extras = [...parts].map(([term, weight]) => {
    const group = new Map([[term, weight]]);
    return { lines: scoresOf(group, matches.lineScores) };
  });
  const bestLine = bestLines([...found, ...extras], matches.placeOfLine);
  const whole = found.reduce((sum, { weight }) => sum + weight, 0);
  const candidates = new Set(found.flatMap(({ places }) => [...places.keys()]));
  const scored = [...candidates].flatMap((id) => {
    const matching = found.filter(({ places }) => places.has(id));
    const share = matching.reduce((total, { weight }) => total + weight, 0) / whole;
    const isMeant = matching.some((group) => group.isMeant);
    if (share < LEAST_MATCH[isMeant ? 'meaning' : 'word']) return [];
    const text = matches.stemsOf(id);
    if (!phrases.every((phrase) => text.includes(` ${phrase.join(' ')} `))) return [];
    const line = bestLine.get(id)?.line ?? -1;
    const sum = matching.reduce(
      (total, { lines, places }) => total + Math.max(lines.get(line) ?? 0, places.get(id) ?? 0),
      0,
    );
    const more = extras.reduce((total, { lines }) => total + (lines.get(line) ?? 0), 0);
    const together = pairs.filter((pair) => text.includes(` ${pair.join(' ')} `)).length;
    return [
      {
        id,
        score:
          matches.weightOf(id) * (sum + more) * share ** COVERAGE * (1 + PAIR_BONUS * together),
      },
    ];
  });
  scored.sort((one, other) => other.score - one.score);
  const least = (scored[0]?.score ?? 0) * LEAST_SHARE;
  const weights = new Map(
    groups.flatMap((group, index) =>
      [...group].map(([term, weight]) => [term, weight * (found[index]?.weight ?? 0)] as const),
    ),
  );
  return {
    ranked: scored.filter(({ score }) => score >= least).map(({ id }) => id),
    weights,
  };
}

/** The best score of any term of a group. */
function scoresOf(group: Group, scoresOfTerm: (term: string) => Scores): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [term, weight] of group)
    for (const [id, score] of scoresOfTerm(term)) raise(scores, id, score * weight);
  return scores;
}

/** The line of each place that matches the query best as a whole. */
function bestLines(
  found: readonly { lines: Scores }[],
  placeOfLine: (line: number) => number,
): Map<number, { line: number; score: number }> {
  const sums = new Map<number, number>();
  for (const { lines } of found)
    for (const [line, score] of lines) sums.set(line, (sums.get(line) ?? 0) + score);
  const best = new Map<number, { line: number; score: number }>();
  for (const [line, score] of sums) {
    const place = placeOfLine(line);
    if (score > (best.get(place)?.score ?? 0)) best.set(place, { line, score });
  }
  return best;
}

function raise(scores: Map<number, number>, id: number, score: number): void {
  scores.set(id, Math.max(score, scores.get(id) ?? 0));
}
