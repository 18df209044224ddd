/**
 * The most similar of `names`, whatever the case: the one that has the largest share of its pairs of letters in common
 * with `name`.
 */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const pairs = (text: string) => {
    const letters = text.toLowerCase();
    return new Set(Array.from(letters, (_, index) => letters.slice(index, index + 2)));
  };
  const likeness = (other: string) =>
    pairs(name).intersection(pairs(other)).size / pairs(name).union(pairs(other)).size;
  return names.toSorted((one, other) => likeness(other) - likeness(one))[0];
}
