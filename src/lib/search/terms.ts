import { stemmer } from 'stemmer';

/** What the search knows about language. */
export type SearchWords = {
  /** Words that carry no meaning, such as "the" and "how". */
  ignored: string;
  /** Lists of words and phrases that mean the same; the first one names the meaning. */
  synonyms: readonly string[];
};

/** Words, amounts and figures: "don't", "$2,970", "99.9". */
export const WORD = /\$?[\p{L}\p{M}\d]+(?:[.,'’][\p{L}\p{M}\d]+)*/gu;
/** Words that may stand between those of a phrase: "where my leads come from". */
const FILLER = /^(an?|the|my|me|our|us|your|their|all)$/;
const MAX_PHRASE_LENGTH = 5;

/** A word without case, accents, apostrophes, dollar sign and thousands separators. */
export function normalize(word: string): string {
  const plain = word.normalize('NFKD').replaceAll(/[\p{M}$,'’]/gu, '');
  return plain.toLowerCase();
}

/** Remembers what `compute` returned: texts repeat their words. */
function memoized<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? compute(text);
    known.set(text, value);
    return value;
  };
}

/** Whether a term stands for a list of synonyms. No word begins with a tilde. */
export function isMeaning(term: string): boolean {
  return term.startsWith('~');
}

/** The term for the list of synonyms that begins with this word. */
export function meaningTerm(word: string): string {
  return `~${word}`;
}

/**
 * The key by which a word is looked up among synonyms: the word without its ending. The stem would confuse
 * "accountant" with "account".
 */
const keyOfWord = memoized((word) => normalize(word).replace(/(?<=...)(ing|ed|es|s|e)$/, ''));

function keyOfPhrase(keys: readonly string[]): string {
  return keys.filter((key, index) => index === 0 || !FILLER.test(key)).join(' ');
}

function keyOf(text: string): string {
  return keyOfPhrase((text.match(WORD) ?? []).map(keyOfWord));
}

/** MiniSearch's `tokenize` and `processTerm`, for texts and queries alike. */
export function createTerms({ ignored, synonyms }: SearchWords) {
  const ignoredWords = new Set(ignored.split(', '));
  const meanings = new Map<string, string[]>();
  for (const list of synonyms) {
    const members = list.split(', ');
    for (const key of new Set(members.map(keyOf)))
      meanings.set(key, [...(meanings.get(key) ?? []), meaningTerm(members[0] ?? '')]);
  }

  /** The words of a text; a phrase with synonyms is one of them. */
  const tokenize = (text: string): string[] => {
    const words = [...text.matchAll(WORD)];
    const keys = words.map(([word]) => keyOfWord(word));
    const tokens: string[] = [];
    for (let first = 0; first < words.length;) {
      // The longest phrase wins: "law firm" is about a profession, not about the law.
      let last = Math.min(first + MAX_PHRASE_LENGTH, words.length) - 1;
      while (last > first && !meanings.has(keyOfPhrase(keys.slice(first, last + 1)))) last -= 1;
      const end = words[last];
      tokens.push(text.slice(words[first]?.index, end && end.index + end[0].length));
      first = last + 1;
    }
    return tokens;
  };

  /** The stems of a token, and the meanings that it shares with its synonyms. */
  const processTerm = memoized((token) => [
    ...(token.match(WORD) ?? [])
      .map(normalize)
      .filter((word) => !ignoredWords.has(word))
      .map(stemmer),
    // An amount, such as "$97", has the meanings of the word "dollars".
    ...(meanings.get(token.startsWith('$') ? keyOf('dollars') : keyOf(token)) ?? []),
  ]);

  return { tokenize, processTerm };
}
