/** A list as a record, by the ids of its entries. */
export function byId<Entry extends { id: string }>(
  entries: readonly Entry[],
): Readonly<Record<Entry['id'], Entry>> {
  return Object.fromEntries(entries.map((entry) => [entry.id, entry])) as Record<
    Entry['id'],
    Entry
  >;
}
