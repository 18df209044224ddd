import { markdownToMdast, type MdastNode } from 'satteri';
import { plainText, type NumberedDocument } from '#lib/numbered-document.ts';
import type { Facts } from './facts.ts';
import { createInterpolate } from './interpolate.ts';
import { lineOf, parseInline, type InlineContext } from './parse-inline.ts';
import { checkNumbers, parseSection, splitAtHeadings } from './parse-section.ts';

/** A legal document as written, in Markdown. */
export type LegalSource = {
  /** The path from the root of the project, for messages. */
  file: string;
  /** The path of the page that shows it: links to the page are links into the document. */
  path: string;
  markdown: string;
  /** How many sections it must have. */
  sectionCount: number;
};

/** A problem in a document, with its line in the file. */
export type Problem = { line: number; message: string };

export type ParsedDocument = {
  document: NumberedDocument;
  problems: Problem[];
  usedFacts: ReadonlySet<string>;
  links: readonly { href: string; line: number }[];
};

/** The fact that dates a document; each must state it. */
const DATE_FACT = 'legal.updated';

/** Reads a legal document, fills in its facts and collects everything that is wrong with it. */
export function parseDocument(
  { markdown, sectionCount }: Pick<LegalSource, 'markdown' | 'sectionCount'>,
  facts: Facts,
  siteOrigin: string,
): ParsedDocument {
  const problems: Problem[] = [];
  const usedFacts = new Set<string>();
  const report = (line: number, message: string) => void problems.push({ line, message });
  const interpolate = createInterpolate(facts, usedFacts, report);
  const namesOf = (prefix: string) => [
    ...new Set(
      Object.keys(facts)
        .filter((name) => name.startsWith(`${prefix}.`))
        .map((name) => name.slice(prefix.length + 1, name.lastIndexOf('.'))),
    ),
  ];
  const context: InlineContext = { interpolate, namesOf, report, links: [], siteOrigin };

  const root = markdownToMdast(markdown, { features: { smartPunctuation: false } });
  const { before, parts } = splitAtHeadings('children' in root ? root.children : [], 2);
  const front = parseFront(before, context);
  const sections = parts.map((part) => parseSection(part, context));

  checkNumbers(sections, parts, (index) => String(index + 1), report);
  if (sections.length !== sectionCount) {
    const last = parts.at(-1)?.heading;
    report(
      last ? lineOf(last) : 1,
      `the text ends here with ${sections.length} sections; it must have ${sectionCount}`,
    );
  }
  if (!usedFacts.has(DATE_FACT)) {
    report(1, `the text does not say when it was last updated; write {{${DATE_FACT}}}`);
  }
  return { document: { ...front, sections }, problems, usedFacts, links: context.links };
}

/** The title and the paragraphs before the first section. */
function parseFront(
  [heading, ...paragraphs]: readonly MdastNode[],
  context: InlineContext,
): Pick<NumberedDocument, 'title' | 'introduction'> {
  const isTitle = heading?.type === 'heading' && heading.depth === 1;
  if (!isTitle) context.report(1, 'the text begins with its title: "# Title"');
  return {
    title: isTitle ? plainText(parseInline(heading.children, context)) : '',
    introduction: paragraphs.map((node) => {
      if (node.type === 'paragraph') return parseInline(node.children, context);
      context.report(lineOf(node), 'only paragraphs stand between the title and the first section');
      return [];
    }),
  };
}
