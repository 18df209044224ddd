/** How many typos a word of this length may have. */
function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The known word that `word` is most likely a typo of: an extra, missing or wrong letter, or two letters in the
 * wrong order. The first letter is assumed to be right; among equals, the more frequent word wins.
 */
export function correct(word: string, known: ReadonlyMap<string, number>): string | undefined {
  const allowed = slipsAllowed(word.length);
  let best: { word: string; slips: number; count: number } | undefined;
  for (const [candidate, count] of known) {
    if (!candidate.startsWith(word.charAt(0)) || Math.abs(candidate.length - word.length) > allowed)
      continue;
    const slips = distance(word, candidate);
    if (slips > allowed) continue;
    if (!best || slips < best.slips || (slips === best.slips && count > best.count))
      best = { word: candidate, slips, count };
  }
  return best?.word;
}

/** The number of typos between two words (optimal string alignment distance). */
function distance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
