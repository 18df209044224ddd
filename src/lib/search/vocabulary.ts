import MiniSearch from 'minisearch';
import { normalize, WORD } from './terms.ts';

const MIN_CORRECTED_LENGTH = 5;
const MAX_COMPLETIONS = 5;
/** How many words to add before yielding to the browser. */
const CHUNK = { chunkSize: 400 };
const OPTIONS = {
  fuzzy: (word: string) => word.length >= MIN_CORRECTED_LENGTH && 0.24,
  /** A word that is still being typed is more likely than a misspelled one. */
  weights: { prefix: 1, fuzzy: 0.1 },
};

/** How a query was read: words that the site knows, and what was corrected ("calender" to "calendar"). */
export type Reading = { query: string; corrections: ReadonlyMap<string, string> };

/**
 * Creates the function that replaces a query's unknown words with known ones: the last word, which may be incomplete,
 * with words that begin with it, and others with the word that they are most likely a typo of.
 */
export async function createVocabulary(
  texts: readonly string[],
  processTerm: (word: string) => readonly string[],
): Promise<(query: string) => Reading> {
  const words = [...new Set(texts.flatMap((text) => text.match(WORD) ?? []).map(normalize))];
  const terms = new Set(words.flatMap(processTerm));
  const vocabulary = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
    searchOptions: OPTIONS,
  });
  await vocabulary.addAllAsync(
    words.map((id) => ({ id })),
    CHUNK,
  );

  return (typed) => {
    const corrections = new Map<string, string>();
    const query = typed.replaceAll(WORD, (written, start: number) => {
      const word = normalize(written);
      // An unknown amount is not a typo.
      if (/\d/.test(word) || processTerm(written).every((term) => terms.has(term))) return written;
      const isLast = start + written.length === typed.length;
      const similar = vocabulary
        .search(word, { prefix: isLast })
        .map(({ id }) => String(id))
        .filter((known) => known.startsWith(word.charAt(0)));
      const completions = similar.filter((known) => known.startsWith(word));
      if (completions.length > 0) return completions.slice(0, MAX_COMPLETIONS).join(' ');
      const [meant = written] = similar;
      if (meant !== written) corrections.set(written, meant);
      return meant;
    });
    return { query, corrections };
  };
}
