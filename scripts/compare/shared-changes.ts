import type { PageChange } from './report.ts';
import type { WordChange } from './words.ts';

/** What differs on this many pages or more is shown once. */
const MANY_PAGES = 5;

/** What differs alike on many pages, such as a menu. */
export type SharedChanges = { words: WordChange[]; unseen: string[] };

/** Parts what many pages have alike from what remains of each page. */
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

/** The changes that many of the lists have, by what they say. */
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
