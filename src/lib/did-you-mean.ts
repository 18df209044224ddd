/**
 * Asks whether `name` was meant to be the most similar of `names`, whatever the case: the one that has the largest share
 * of its pairs of letters in common with it. If no name has a pair in common, lists all of them.
 */
export function didYouMean(name: string, names: readonly string[]): string {
  const pairs = (text: string) => {
    const letters = text.toLowerCase();
    return new Set(Array.from(letters, (_, index) => letters.slice(index, index + 2)));
  };
  const likeness = (other: string) =>
    pairs(name).intersection(pairs(other)).size / pairs(name).union(pairs(other)).size;
  const [best] = names.toSorted((one, other) => likeness(other) - likeness(one));
  return best !== undefined && likeness(best) > 0
    ? `did you mean ${best}?`
    : `write one of ${names.join(', ')}`;
}
