import type { Token } from './analyze.ts';
import { correct } from './correct.ts';

/** A word or phrase of a query: the terms that it may match, each with its weight. */
export type Group = ReadonlyMap<string, number>;

export type Query = {
  groups: readonly Group[];
  /** The single words of phrases that mean something as a whole: matching them is optional. */
  parts: Group;
  /** The stems of quoted phrases: these words must be next to each other. */
  phrases: readonly (readonly string[])[];
  /** Unknown words and their corrections: "calender" and "calendar". */
  corrections: ReadonlyMap<string, string>;
  /** What the words of the query mean. */
  meanings: ReadonlySet<string>;
  /** Pairs of stems that are next to each other in the query. */
  pairs: readonly (readonly [string, string])[];
  /** Whether there are words, but none that carries meaning. */
  isEmpty: boolean;
};

/** What can be found. */
export type Vocabulary = {
  /** Normalized words, and how often they occur in the index. */
  words: ReadonlyMap<string, number>;
  stems: ReadonlySet<string>;
  /** The words that occur on the pages; the others occur only in lists of meanings. */
  written: ReadonlySet<string>;
};

type Analyze = (text: string) => Token[];

const MEANING_WEIGHT = 0.7;
const BEGINNING_WEIGHT = 0.6;
/** For each single word of a phrase that means something as a whole. */
const PART_WEIGHT = 0.2;
const MOST_BEGINNINGS = 12;
/** Anything after this is cut off: no question is that long. */
const MOST_CHARACTERS = 300;

const QUOTED = /["“”]([^"“”]+)["“”]/g;

/** A meaning as a term of the index; no word begins with a tilde. */
export function meaningTerm(meaning: string): string {
  return `~${meaning}`;
}

export function isMeaning(term: string): boolean {
  return term.startsWith('~');
}

/** The terms that a text can be found by: the stems of its words, and their meanings. */
export function termsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ stem, meanings, isIgnored }) => [
    ...(isIgnored ? [] : [stem]),
    ...meanings.map(meaningTerm),
  ]);
}

/** Reads what a visitor typed. */
export function readQuery(typed: string, analyze: Analyze, vocabulary: Vocabulary): Query {
  const corrections = new Map<string, string>();
  const text = withCorrections(typed.slice(0, MOST_CHARACTERS), analyze, vocabulary, corrections);
  const tokens = analyze(text);
  const groups: Group[] = [];
  const phraseParts = new Map<string, number>();
  const meanings = new Set<string>();
  for (let index = 0; index < tokens.length;) {
    const parts = tokens.slice(index, index + (tokens[index]?.phraseLength ?? 1));
    index += parts.length;
    const isTyped = index === tokens.length && tokens.at(-1)?.end === text.length;
    const beginnings =
      isTyped && parts.length === 1 && (tokens.length === 1 || !parts[0]?.isIgnored)
        ? beginningsOf(parts[0]?.word ?? '', vocabulary).flatMap(analyze)
        : [];
    const group = groupOf(parts, beginnings, vocabulary);
    if (group.size > 0) groups.push(group);
    for (const meaning of parts[0]?.meanings ?? []) meanings.add(meaning);
    if (parts.length > 1)
      for (const part of parts) if (!part.isIgnored) phraseParts.set(part.stem, PART_WEIGHT);
  }
  return {
    groups,
    parts: phraseParts,
    phrases: [...text.matchAll(QUOTED)].map(([, quoted = '']) =>
      analyze(quoted).map(({ stem }) => stem),
    ),
    pairs: tokens.flatMap((token, index) => {
      const next = tokens[index + 1];
      return next && !token.isIgnored && !next.isIgnored ? [[token.stem, next.stem] as const] : [];
    }),
    corrections,
    meanings,
    isEmpty: tokens.length > 0 && groups.length === 0,
  };
}

/** The text with each unknown word replaced by the known word that was probably meant. */
function withCorrections(
  text: string,
  analyze: Analyze,
  vocabulary: Vocabulary,
  corrections: Map<string, string>,
): string {
  let corrected = '';
  let end = 0;
  for (const token of analyze(text)) {
    const isUnknown =
      !token.isIgnored &&
      // An unknown amount is not a typo.
      !/^\d/.test(token.word) &&
      token.meanings.length === 0 &&
      !vocabulary.stems.has(token.stem) &&
      // The last word may still be incomplete.
      !(token.end === text.length && beginningsOf(token.word, vocabulary).length > 0);
    const meant = isUnknown ? correct(token.word, vocabulary.words) : undefined;
    if (meant === undefined) continue;
    corrections.set(text.slice(token.start, token.end), meant);
    corrected += text.slice(end, token.start) + meant;
    end = token.end;
  }
  return corrected + text.slice(end);
}

/** The most frequent words that begin with `word`. */
function beginningsOf(word: string, { words }: Vocabulary): string[] {
  if (word.length < 2 || /^\d/.test(word)) return [];
  return [...words]
    .filter(([candidate]) => candidate !== word && candidate.startsWith(word))
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_BEGINNINGS)
    .map(([candidate]) => candidate);
}

/** The terms that a word, or the words of one phrase, may match; empty if it carries no meaning. */
function groupOf(
  parts: readonly Token[],
  beginnings: readonly Token[],
  { written }: Vocabulary,
): Group {
  const group = new Map<string, number>();
  const add = (term: string, weight: number) =>
    group.set(term, Math.max(weight, group.get(term) ?? 0));
  const [first] = parts;
  for (const meaning of first?.meanings ?? []) add(meaningTerm(meaning), MEANING_WEIGHT);
  // "Accountant" has the stem of "account": a word that is on no page is matched only by its meaning.
  const isOnlyMeant = group.size > 0 && !written.has(first?.word ?? '');
  if (first && parts.length === 1 && !first.isIgnored && !isOnlyMeant) add(first.stem, 1);
  for (const { stem, meanings } of beginnings) {
    add(stem, BEGINNING_WEIGHT);
    for (const meaning of meanings) add(meaningTerm(meaning), BEGINNING_WEIGHT * MEANING_WEIGHT);
  }
  return group;
}
