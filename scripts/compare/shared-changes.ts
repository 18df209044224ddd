import type { PageChange } from './report.ts';
import type { WordChange } from './words.ts';

/** A change on this many pages or more is shown once. */
const MANY_PAGES = 5;

/** The changes that many pages share, such as in a menu. */
export type SharedChanges = { words: WordChange[]; unseen: string[] };

/** Separates the changes that many pages share from the rest of each page. */
export function withoutShared(pages: readonly PageChange[]): {
  shared: SharedChanges;
  own: PageChange[];
} {
  const words = onMany(pages.map((page) => page.words));
  const unseen = onMany(pages.map((page) => page.unseen));
  return {
    shared: { words: [...words.values()], unseen: [...unseen.values()] },
    own: pages.map((page) => ({
      ...page,
      words: page.words.filter((change) => !words.has(JSON.stringify(change))),
      unseen: page.unseen.filter((change) => !unseen.has(JSON.stringify(change))),
    })),
  };
}

/** The changes that many of the lists have, by their JSON. */
function onMany<Change>(lists: readonly (readonly Change[])[]): Map<string, Change> {
  const counts = new Map<string, number>();
  const changes = new Map<string, Change>();
  for (const list of lists) {
    const ownChanges = new Map(list.map((change) => [JSON.stringify(change), change]));
    for (const [key, change] of ownChanges) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      changes.set(key, change);
    }
  }
  return new Map([...changes].filter(([key]) => (counts.get(key) ?? 0) >= MANY_PAGES));
}
