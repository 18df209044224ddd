import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';

/** One piece of text that can be found: a section of a page. */
export type SearchDocument = {
  /** Where it stands, with the fragment of its heading. */
  href: string;
  /** The page, as its menu entry or title names it. */
  page: string;
  /** The heading of the section; empty for the head of a page. */
  heading: string;
  text: string;
};

/** A stretch of an excerpt; matches are to be marked. */
export type ExcerptPart = { text: string; isMatch: boolean };

/** A section that matches, with the words around the match. */
export type SearchResult = SearchDocument & { excerpt: ExcerptPart[] };

const WORD = /[\p{L}\p{N}]+/gu;
/** How many characters an excerpt shows at most. */
const EXCERPT_LENGTH = 160;

/** A word as the index knows it: small letters, without its ending ("invoices" and "invoicing" are "invoic"). */
function toTerm(word: string): string {
  return stemmer(word.toLowerCase());
}

/**
 * Full-text search over `documents`. Every word of a query must be found: whole, by its beginning, in another
 * form of the word, or with a slip of the finger where it is long enough to tell.
 */
export function createFullTextSearch(
  documents: readonly SearchDocument[],
): (query: string) => SearchResult[] {
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: ['heading', 'page', 'text'],
    storeFields: [],
    tokenize: (text) => text.match(WORD) ?? [],
    processTerm: toTerm,
    searchOptions: {
      boost: { heading: 4, page: 2 },
      combineWith: 'AND',
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      prefix: (term) => term.length > 2,
    },
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  return (query) =>
    index.search(query).flatMap(({ id, terms }) => {
      const document = documents[id as number];
      return document ? [{ ...document, excerpt: excerpt(document.text, new Set(terms)) }] : [];
    });
}

/** The sentence of `text` that holds the first match, cut to length, with every match marked. */
function excerpt(text: string, terms: ReadonlySet<string>): ExcerptPart[] {
  const sentences = text.match(/[^.!?]+[.!?]*\s*/g) ?? [];
  const isMatch = (word: string) => terms.has(toTerm(word));
  const shown = (
    sentences.find((sentence) => (sentence.match(WORD) ?? []).some(isMatch)) ??
    sentences[0] ??
    ''
  ).trim();
  const cut =
    shown.length > EXCERPT_LENGTH
      ? `${shown.slice(0, shown.lastIndexOf(' ', EXCERPT_LENGTH))} …`
      : shown;
  const parts: ExcerptPart[] = [];
  let end = 0;
  for (const match of cut.matchAll(WORD)) {
    if (!isMatch(match[0])) continue;
    if (match.index > end) parts.push({ text: cut.slice(end, match.index), isMatch: false });
    parts.push({ text: match[0], isMatch: true });
    end = match.index + match[0].length;
  }
  return end < cut.length ? [...parts, { text: cut.slice(end), isMatch: false }] : parts;
}
