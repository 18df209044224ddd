import type { Token } from './analyze.ts';
import { meaningTerm } from './query.ts';

/** A piece of an excerpt; matches should be highlighted. */
export type ExcerptPart = { text: string; isMatch: boolean };

/** The fewest characters for a sentence to be shown alone; a shorter one is shown with the next. */
const ENOUGH = 60;
/** The space between sentences. "99.9" has no space after its period, and a sentence never begins in lowercase. */
const SENTENCE_END = /(?<=[.!?]['’”)]?)\s+(?=[\p{Lu}\d“$(])/u;

/**
 * The whole sentence of `lines` that answers best: the one whose words carry the most weight in the query.
 * `weights` holds the weight of each term of the query.
 */
export function excerpt(
  lines: readonly string[],
  weights: ReadonlyMap<string, number>,
  analyze: (text: string) => Token[],
): ExcerptPart[] {
  const sentences = lines.flatMap((line, index) =>
    line.split(SENTENCE_END).map((text) => ({ text, line: index })),
  );
  const matchesOf = (token: Token) =>
    [token.stem, ...token.meanings.map(meaningTerm)].filter((term) => weights.has(term));
  const scores = sentences.map(({ text }) => {
    const matched = new Set(analyze(text).flatMap(matchesOf));
    return [...matched].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  });
  const best = Math.max(0, scores.indexOf(Math.max(...scores)));
  const first = sentences[best];
  if (!first) return [];
  const next = sentences[best + 1];
  const needsMore = first.text.length < ENOUGH && next?.line === first.line;
  return marked(needsMore ? `${first.text} ${next.text}` : first.text, (text) =>
    analyze(text).flatMap((token, index, tokens) => {
      const isPhrase = token.meanings.some((meaning) => weights.has(meaningTerm(meaning)));
      // Highlight an amount with its dollar sign, and a phrase with all its words.
      const length = token.word === '$' ? 2 : isPhrase ? token.phraseLength : 1;
      const last = tokens[index + length - 1];
      return matchesOf(token).length > 0 && last ? [{ start: token.start, end: last.end }] : [];
    }),
  );
}

/** `text` split at its matches. */
function marked(
  text: string,
  matchesIn: (text: string) => { start: number; end: number }[],
): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let end = 0;
  for (const match of matchesIn(text)) {
    if (match.start < end) continue;
    if (match.start > end) parts.push({ text: text.slice(end, match.start), isMatch: false });
    parts.push({ text: text.slice(match.start, match.end), isMatch: true });
    end = match.end;
  }
  return end < text.length ? [...parts, { text: text.slice(end), isMatch: false }] : parts;
}
