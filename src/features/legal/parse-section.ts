import type { MdastNode } from 'satteri';
import {
  plainText,
  sectionId,
  type DocumentSection,
  type DocumentSubsection,
  type Inline,
} from '#lib/numbered-document.ts';
import type { Report } from './interpolate.ts';
import { parseBlocks } from './parse-blocks.ts';
import { lineOf, parseInline, type InlineContext } from './parse-inline.ts';

/** A heading and what follows it, up to the next heading of the same depth. */
export type Part = { heading: Extract<MdastNode, { type: 'heading' }>; nodes: MdastNode[] };

/** Splits a list of blocks at every heading of `depth`. */
export function splitAtHeadings(
  nodes: readonly MdastNode[],
  depth: number,
): { before: MdastNode[]; parts: Part[] } {
  const before: MdastNode[] = [];
  const parts: Part[] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === depth) parts.push({ heading: node, nodes: [] });
    else (parts.at(-1)?.nodes ?? before).push(node);
  }
  return { before, parts };
}

/** Reports every number that is not the expected one for its position. */
export function checkNumbers(
  numbered: readonly { number: string }[],
  parts: readonly Part[],
  expected: (index: number) => string,
  report: Report,
): void {
  numbered.forEach(({ number }, index) => {
    const heading = parts[index]?.heading;
    if (!heading || number === '' || number === expected(index)) return;
    report(
      lineOf(heading),
      `this is section ${number}, but section ${expected(index)} belongs here; number without gaps`,
    );
  });
}

/** A section of a legal document: its number and title, its summary, its text, its subsections. */
export function parseSection({ heading, nodes }: Part, context: InlineContext): DocumentSection {
  const [first, ...rest] = nodes;
  const { before, parts } = splitAtHeadings(rest, 3);
  const { number, title } = parseHeading(heading, /^(?<number>\d+)\. (?<title>.+)$/, context);
  const subsections = parts.map((part) => parseSubsection(part, context));
  if (number !== '') {
    checkNumbers(subsections, parts, (index) => `${number}.${index + 1}`, context.report);
  }
  return {
    number,
    id: sectionId(number),
    title,
    summary: parseSummary(first, lineOf(heading), context),
    blocks: parseBlocks(before, context),
    subsections,
  };
}

function parseSubsection({ heading, nodes }: Part, context: InlineContext): DocumentSubsection {
  const { number, title } = parseHeading(heading, /^(?<number>\d+\.\d+) (?<title>.+)$/, context);
  return { number, id: sectionId(number), title, blocks: parseBlocks(nodes, context) };
}

function parseHeading(
  heading: Part['heading'],
  pattern: RegExp,
  { interpolate, report }: InlineContext,
): { number: string; title: string } {
  const line = lineOf(heading);
  const text = heading.children.map((node) =>
    node.type === 'text' ? interpolate(node.value, line) : '',
  );
  const { number = '', title = '' } = pattern.exec(text.join(''))?.groups ?? {};
  if (number === '') {
    const example = heading.depth === 2 ? '## 6. Title' : '### 6.2 Title';
    report(line, `a heading begins with its number, in plain text, as in "${example}"`);
  }
  return { number, title };
}

function parseSummary(node: MdastNode | undefined, line: number, context: InlineContext): Inline[] {
  const paragraph = node?.type === 'blockquote' && node.children.length === 1 && node.children[0];
  if (!paragraph || paragraph.type !== 'paragraph') {
    context.report(line, 'a section begins with its summary: one sentence in a line after ">"');
    return [];
  }
  const summary = parseInline(paragraph.children, context);
  const text = plainText(summary);
  // A period within a sentence, as in "Inc.", is not followed by a capital.
  if (!text.endsWith('.') || /[.?!]\s+\p{Lu}/u.test(text)) {
    context.report(lineOf(paragraph), 'a summary is one sentence and ends with a full stop');
  }
  return summary;
}
