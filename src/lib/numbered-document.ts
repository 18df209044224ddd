/** A document in numbered sections, as plain data that a page can pass to the components that show it. */
export type NumberedDocument = {
  title: string;
  /** The paragraphs between the title and the first section. */
  introduction: Inline[][];
  sections: DocumentSection[];
};

/** A section and its id, which links use: `section-6`. */
export type DocumentSection = {
  number: string;
  id: string;
  title: string;
  /** One sentence for readers in a hurry; only the full text is binding. */
  summary: Inline[];
  blocks: Block[];
  subsections: DocumentSubsection[];
};

/** A part of a section: `4.2`, with the id `section-4-2`. */
export type DocumentSubsection = { number: string; id: string; title: string; blocks: Block[] };

export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'table'; caption: string; head: Inline[][]; rows: Inline[][][] };

/** Inline content: plain text, or text with emphasis or a link. */
export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | {
      kind: 'link';
      href: string;
      /** The full URL, for print; `null` if the text already shows it or a printed URL is useless. */
      printedUrl: string | null;
      content: Inline[];
    };

/** The text of `content` without its markup. */
export function plainText(content: readonly Inline[]): string {
  return content
    .map((part) => (typeof part === 'string' ? part : plainText(part.content)))
    .join('');
}

/** The id of a section or subsection: `section-4-2` for "4.2". */
export function sectionId(number: string): string {
  return `section-${number.replace('.', '-')}`;
}

/** Every id of `document` that can be linked to. */
export function sectionIds({ sections }: NumberedDocument): string[] {
  return sections.flatMap((section) => [section.id, ...section.subsections.map(({ id }) => id)]);
}
