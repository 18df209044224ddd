import type { SearchWords } from './terms.ts';

/** A passage of a section: the text that the search compares with a query, and shows in the result. */
export type Passage = {
  /** The address of its section. */
  href: string;
  /** What the section contains, in plain words. */
  name: string;
  /** The name of the page: its menu label or title. */
  page: string;
  /** The heading as the page shows it, if it differs from the name; empty for the head of a page. */
  heading: string;
  text: string;
  /** How likely it is that somebody is looking for the page, whatever they type. */
  weight: number;
};

/** The index as the search page fetches it. */
export type SearchIndexFile = {
  words: SearchWords;
  pages: readonly {
    path: string;
    label: string;
    weight: number;
    /** `[id, name, heading, passages joined by line breaks]`: a tuple, so that no key is repeated 200 times. */
    sections: readonly (readonly [id: string, name: string, heading: string, lines: string])[];
  }[];
};

/** The passages of an index, page by page. */
export function passagesOf({ pages }: SearchIndexFile): Passage[] {
  return pages.flatMap(({ path, label, weight, sections }) =>
    sections.flatMap(([id, name, heading, lines]) =>
      lines.split('\n').map((text) => ({
        href: id === '' ? path : `${path}#${id}`,
        name,
        page: label,
        heading,
        text,
        weight,
      })),
    ),
  );
}
