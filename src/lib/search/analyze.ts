import { stemmer } from 'stemmer';

/** What the search knows about language: words and phrases, separated by commas. */
export type SearchWords = {
  /** Words that carry no meaning, such as "the" and "how". */
  ignored: string;
  /** Words and phrases with the same meaning, by the name of the meaning. */
  meanings: Readonly<Record<string, string>>;
};

/** The single words and phrases of a list. */
export function membersOf(list: string): string[] {
  return list.split(/\s*,\s*/).filter((member) => member !== '');
}

/** A word of a text, with everything it can be found by. */
export type Token = {
  /** Where it is in the text. */
  start: number;
  end: number;
  /** The normalized word: lowercase, American spelling, no accents. */
  word: string;
  /** The word without its ending: "invoic" for "invoices" and "invoicing". */
  stem: string;
  /** The word without the endings of plurals and tenses. */
  base: string;
  /** What it means, alone or as part of a phrase. */
  meanings: string[];
  /** The number of words in the longest phrase that begins here; 1 if none does. */
  phraseLength: number;
  isIgnored: boolean;
};

/** Numbers with decimals and thousands separators, "5k", the dollar sign, and words with apostrophes. */
const WORD = /\$|\d[\d.,]*\d%?|\d+[%k]?(?![\p{L}])|[\p{L}\p{M}\d]+(?:['’][\p{L}]+)*/gu;

/** Words that may occur between those of a phrase: "where my leads come from". */
const FILLERS = new Set(['a', 'an', 'the', 'my', 'me', 'our', 'us', 'your', 'their', 'all']);

/** British endings and their American forms; applied to texts and queries, so that even "promise" finds itself. */
const SPELLINGS: readonly (readonly [ending: RegExp, american: string])[] = [
  [/is(?=(e|es|ed|ing|er|ers|ation|ations)$)/, 'iz'],
  [/(?<=.{3})our(?=(s|ed|ing|ite|ites|able)?$)/, 'or'],
  [/(?<=.{3})ogue(?=s?$)/, 'og'],
  [/(?<=.{2})tre(?=s?$)/, 'ter'],
  [/^enquir/, 'inquir'],
  [/ence$/, 'ense'],
  [/(?<=[aeiou])ll(?=(ed|ing|er|ers|ation)$)/, 'l'],
];

/** The normalized form of a word: no case, accent, apostrophe, thousands separator or British spelling. */
function normalize(word: string): string {
  if (/^\d/.test(word)) {
    return word.toLowerCase().replaceAll(',', '').replace(/%$/, '').replace(/k$/, '000');
  }
  const plain = word
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replaceAll(/['’]/g, '');
  return SPELLINGS.reduce((text, [ending, american]) => text.replace(ending, american), plain);
}

/**
 * A word without its plural or tense ending. Meanings are matched by it, not by the stem: "accountant" has the same
 * stem as "account", and "engineer" the same as "engine".
 */
function baseOf(word: string): string {
  if (word.length < 5) return word.replace(/s$/, '');
  return word
    .replace(/ies$/, 'y')
    .replace(/(ing|ed|es|s|e)$/, '')
    .replace(/(\p{L})(?=\1$)/u, '');
}

/** Creates the function that splits texts and queries into tokens, both in the same way. */
export function createAnalyzer({ ignored, meanings }: SearchWords): (text: string) => Token[] {
  // Texts repeat words, so the forms are cached.
  const forms = new Map<string, { word: string; stem: string; base: string }>();
  const formOf = (written: string) => {
    let form = forms.get(written);
    if (!form) {
      const word = normalize(written);
      forms.set(written, (form = { word, stem: stemmer(word), base: baseOf(word) }));
    }
    return form;
  };
  const ignoredWords = new Set(membersOf(ignored).map(normalize));
  /** Phrases by the base of their first word. */
  const phrases = new Map<string, { bases: string[]; meaning: string }[]>();
  for (const [meaning, members] of Object.entries(meanings)) {
    for (const member of membersOf(members)) {
      const bases = (member.match(WORD) ?? []).map((word) => formOf(word).base);
      const [first] = bases;
      if (first === undefined) continue;
      phrases.set(first, [...(phrases.get(first) ?? []), { bases, meaning }]);
    }
  }

  return (text) => {
    const tokens = [...text.matchAll(WORD)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      ...formOf(match[0]),
      meanings: [] as string[],
      phraseLength: 1,
      isIgnored: ignoredWords.has(formOf(match[0]).word),
    }));
    tokens.forEach((token, index) => {
      for (const { bases, meaning } of phrases.get(token.base) ?? []) {
        const length = lengthOfPhrase(bases, tokens, index);
        if (length === 0 || length < token.phraseLength) continue;
        // The longest phrase wins: "law firm" is about a profession, not about the law.
        if (length > token.phraseLength) token.meanings = [];
        token.phraseLength = length;
        token.meanings.push(meaning);
      }
    });
    return tokens;
  };
}

/** How many tokens a phrase takes up from `start`, including fillers such as "my"; 0 if it is not there. */
function lengthOfPhrase(
  bases: readonly string[],
  tokens: readonly Pick<Token, 'base' | 'word'>[],
  start: number,
): number {
  let index = start;
  for (const base of bases) {
    while (tokens[index]?.base !== base && index > start && FILLERS.has(tokens[index]?.word ?? ''))
      index += 1;
    if (tokens[index]?.base !== base) return 0;
    index += 1;
  }
  return index - start;
}
