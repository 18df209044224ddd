import type { Token } from './analyze.ts';
import { correct } from './correct.ts';

/** A word or phrase of a query: the terms that it may be found as, each with its weight. */
export type Group = ReadonlyMap<string, number>;

export type Query = {
  groups: readonly Group[];
  /** The words of phrases that mean something as a whole: they may be found, and need not. */
  parts: Group;
  /** The stems of what stood in quotation marks: these words must stand side by side. */
  phrases: readonly (readonly string[])[];
  /** How unknown words were read: "calender" as "calendar". */
  corrections: ReadonlyMap<string, string>;
  /** What the words of the query mean. */
  meanings: ReadonlySet<string>;
  /** Stems that stand side by side, in pairs. */
  pairs: readonly (readonly [string, string])[];
  /** Whether there are words, but none that carries anything. */
  isEmpty: boolean;
};

/** What can be found. */
export type Vocabulary = {
  /** Words in their one form, and how often they stand in the index. */
  words: ReadonlyMap<string, number>;
  stems: ReadonlySet<string>;
  /** Words as the pages write them; the others are only meant. */
  written: ReadonlySet<string>;
};

type Analyze = (text: string) => Token[];

const MEANING_WEIGHT = 0.7;
const BEGINNING_WEIGHT = 0.6;
/** The words of a phrase that means something as a whole, each for itself. */
const PART_WEIGHT = 0.2;
const MOST_BEGINNINGS = 12;
/** Longer texts are no questions. */
const MOST_CHARACTERS = 300;

const QUOTED = /["“”]([^"“”]+)["“”]/g;

/** A meaning as a term of the index; no word begins with this sign. */
export function meaningTerm(meaning: string): string {
  return `~${meaning}`;
}

export function isMeaning(term: string): boolean {
  return term.startsWith('~');
}

/** What a text can be found by: its words without their endings, and what they mean. */
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

/** The text with every word that nothing knows replaced by the known one that was probably meant. */
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
      // Another amount is no slip of the finger.
      !/^\d/.test(token.word) &&
      token.meanings.length === 0 &&
      !vocabulary.stems.has(token.stem) &&
      // A word that is still being typed.
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

/** What a word, or the words of one phrase, may be found as; nothing where it carries nothing. */
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
  // "Accountant" has the stem of "account": a word that no page writes is found by what it means.
  const isOnlyMeant = group.size > 0 && !written.has(first?.word ?? '');
  if (first && parts.length === 1 && !first.isIgnored && !isOnlyMeant) add(first.stem, 1);
  for (const { stem, meanings } of beginnings) {
    add(stem, BEGINNING_WEIGHT);
    for (const meaning of meanings) add(meaningTerm(meaning), BEGINNING_WEIGHT * MEANING_WEIGHT);
  }
  return group;
}
