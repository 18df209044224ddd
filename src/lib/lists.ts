/** A list as a record, by the ids of its entries. */
export function byId<Entry extends { id: string }>(entries: readonly Entry[]) {
  const record = Object.fromEntries(entries.map((entry) => [entry.id, entry]));
  return record as Readonly<Record<Entry['id'], Entry>>;
}

/** Distributes `count` things over `places` as evenly as possible: 3 over 5 is 1, 0, 1, 0, 1. */
export function spread(count: number, places: number): number[] {
  const placeOf = (index: number) => Math.floor(((index + 0.5) * places) / count);
  const taken = Array.from({ length: count }, (_, index) => placeOf(index));
  return Array.from(
    { length: places },
    (_, place) => taken.filter((candidate) => candidate === place).length,
  );
}
