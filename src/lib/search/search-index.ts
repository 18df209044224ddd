import type { SearchWords } from './analyze.ts';

/** A place that can be found: a section of a page, or its head. */
export type Place = {
  /** Its address, with the fragment of its heading. */
  href: string;
  /** What stands there, in plain words. */
  name: string;
  /** The page, as its menu entry or title names it. */
  page: string;
  /** The heading as the page shows it, where it differs from the name; empty for the head of a page. */
  heading: string;
  /** How likely it is what somebody looks for, whatever they type. */
  weight: number;
  /** One sentence, or one line of a list or table, each. */
  lines: readonly string[];
};

/** The index as the search page fetches it. */
export type SearchIndexFile = {
  words: SearchWords;
  pages: readonly {
    path: string;
    label: string;
    weight: number;
    /** `[id, name, heading, lines joined by line breaks]`; no key is repeated 200 times. */
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
