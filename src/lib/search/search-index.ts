import type { SearchWords } from './analyze.ts';

/** A place that the search can find: a section of a page, or its head. */
export type Place = {
  /** Its address, with the fragment of its heading. */
  href: string;
  /** What is there, in plain words. */
  name: string;
  /** The name of the page: its menu label or title. */
  page: string;
  /** The heading as the page shows it, if it differs from the name; empty for the head of a page. */
  heading: string;
  /** How likely it is that somebody is looking for it, whatever they type. */
  weight: number;
  /** Each is one sentence, or one line of a list or table. */
  lines: readonly string[];
};

/** The index as the search page fetches it. */
export type SearchIndexFile = {
  words: SearchWords;
  pages: readonly {
    path: string;
    label: string;
    weight: number;
    /** `[id, name, heading, lines joined by line breaks]`: a tuple, so that no key is repeated 200 times. */
    sections: readonly (readonly [id: string, name: string, heading: string, lines: string])[];
  }[];
};

/** The places of an index, page by page. */
export function placesOf({ pages }: SearchIndexFile): Place[] {
  return pages.flatMap(({ path, label, weight, sections }) =>
    sections.map(([id, name, heading, lines]) => ({
      href: id === '' ? path : `${path}#${id}`,
      name,
      page: label,
      weight,
      heading,
      lines: lines.split('\n'),
    })),
  );
}
