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

/** Whether a term stands for a list of synonyms. No word begins with a tilde. */
export function isMeaning(term: string): boolean {
  return term.startsWith('~');
}

/** The term of the list of synonyms that begins with this word. */
export function meaningTerm(word: string): string {
  return `~${word}`;
}

/**
 * What a word or phrase is looked up by among synonyms: without fillers and endings, but not its stems, which confuse
 * "accountant" with "account".
 */
function keyOf(phrase: string): string {
  const words = (phrase.match(WORD) ?? []).map(normalize);
  return words
    .filter((word, index) => index === 0 || !FILLER.test(word))
    .map((word) => word.replace(/(?<=...)(ing|ed|es|s|e)$/, ''))
    .join(' ');
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
    const tokens: string[] = [];
    for (let first = 0; first < words.length;) {
      const phrases = words
        .slice(first, first + MAX_PHRASE_LENGTH)
        .map((word) => text.slice(words[first]?.index, word.index + word[0].length));
      // The longest phrase wins: "law firm" is about a profession, not about the law.
      const last = Math.max(
        0,
        phrases.findLastIndex((phrase) => meanings.has(keyOf(phrase))),
      );
      tokens.push(phrases[last] ?? '');
      first += last + 1;
    }
    return tokens;
  };

  /** The stems of a token, and the meanings that it shares with its synonyms. */
  const processTerm = (token: string): string[] => [
    ...(token.match(WORD) ?? [])
      .map(normalize)
      .filter((word) => !ignoredWords.has(word))
      .map(stemmer),
    // An amount means the same as the word.
    ...(meanings.get(token.startsWith('$') ? keyOf('dollars') : keyOf(token)) ?? []),
  ];

  return { tokenize, processTerm };
}
