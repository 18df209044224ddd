import { stemmer } from 'stemmer';

/** What the search knows about language, in words and phrases with commas between them. */
export type SearchWords = {
  /** Words that carry nothing, such as "the" and "how". */
  ignored: string;
  /** Words and phrases that mean the same, by the name of what they mean. */
  meanings: Readonly<Record<string, string>>;
};

/** The single words and phrases of a list. */
export function membersOf(list: string): string[] {
  return list.split(/\s*,\s*/).filter((member) => member !== '');
}

/** A word of a text, with everything that it can be found by. */
export type Token = {
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** The word in its one form: small letters, American spelling, no accents. */
  word: string;
  /** The word without its ending: "invoic" for "invoices" and "invoicing". */
  stem: string;
  /** The word without the endings of plurals and tenses. */
  base: string;
  /** What it means, alone or as part of a phrase. */
  meanings: string[];
  /** How many words the longest phrase has that begins here; 1 where none does. */
  phraseLength: number;
  isIgnored: boolean;
};

/** Numbers with their decimals and thousands, "5k", the dollar sign, and words with their apostrophes. */
const WORD = /\$|\d[\d.,]*\d%?|\d+[%k]?(?![\p{L}])|[\p{L}\p{M}\d]+(?:['’][\p{L}]+)*/gu;

/** Words that may stand between those of a phrase: "where my leads come from". */
const FILLERS = new Set(['a', 'an', 'the', 'my', 'me', 'our', 'us', 'your', 'their', 'all']);

/** British endings and the American ones; applied to both sides, so that even "promise" finds itself. */
const SPELLINGS: readonly (readonly [ending: RegExp, american: string])[] = [
  [/is(?=(e|es|ed|ing|er|ers|ation|ations)$)/, 'iz'],
  [/(?<=.{3})our(?=(s|ed|ing|ite|ites|able)?$)/, 'or'],
  [/(?<=.{3})ogue(?=s?$)/, 'og'],
  [/(?<=.{2})tre(?=s?$)/, 'ter'],
  [/^enquir/, 'inquir'],
  [/ence$/, 'ense'],
  [/(?<=[aeiou])ll(?=(ed|ing|er|ers|ation)$)/, 'l'],
];

/** The one form in which a word is known: no case, accent, apostrophe, thousands or British spelling. */
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
 * A word without the endings of plurals and tenses alone. Meanings go by it: the stem of "accountant" is that of
 * "account", and an engineer is no engine.
 */
function baseOf(word: string): string {
  if (word.length < 5) return word.replace(/s$/, '');
  return word
    .replace(/ies$/, 'y')
    .replace(/(ing|ed|es|s|e)$/, '')
    .replace(/(\p{L})(?=\1$)/u, '');
}

/** Reads texts and queries in the same way: `analyze(text)` is the tokens of `text`. */
export function createAnalyzer({ ignored, meanings }: SearchWords): (text: string) => Token[] {
  // Texts repeat their words.
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
        // "Law firm" is about a profession, and no longer about the law.
        if (length > token.phraseLength) token.meanings = [];
        token.phraseLength = length;
        token.meanings.push(meaning);
      }
    });
    return tokens;
  };
}

/** How many tokens a phrase takes up from `start` on, with "my" and the like between its words; 0 where it is not there. */
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
