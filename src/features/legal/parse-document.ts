import { markdownToMdast, type MdastNode } from 'satteri';
import { sectionId } from '#lib/text.ts';
import type { Facts } from './facts.ts';
import { type Context, finishNode, wordsOf } from './parse-nodes.ts';

/** A legal document as written: its file in this folder, and the path of the page that shows it. */
export type LegalSource = { file: string; path: string; markdown: string };

export type LegalDocument = { title: string; introduction: string; sections: DocumentSection[] };

/** A section, its text as nodes of Markdown. */
export type DocumentSection = {
  number: string;
  id: string;
  title: string;
  /** One sentence for readers in a hurry; only the full text is binding. */
  summary: readonly MdastNode[];
  blocks: readonly MdastNode[];
};

type Shared = Pick<Context, 'siteOrigin' | 'places'> & { facts: Facts; usedFacts: Set<string> };

/** Reads a legal document, fills in its facts and lists its problems, each with file and line. */
export function parseDocument(source: LegalSource, { facts, usedFacts, ...shared }: Shared) {
  const problems: { line: number; message: string }[] = [];
  const lines = readLines(source.markdown, facts);
  const lineOf = (node?: MdastNode) => lines[(node?.position?.start.line ?? 1) - 1]?.line ?? 1;
  const report = (line: number, message: string) => void problems.push({ line, message });
  const context: Context = {
    ...shared,
    path: source.path,
    fill: (text, node) => fillFacts(text, lineOf(node), facts, usedFacts, report),
    report: (node, message) => report(lineOf(node), message),
  };

  const text = lines.map((line) => line.text).join('\n');
  const tree = markdownToMdast(text, { features: { smartPunctuation: false } });
  finishNode(tree, context);
  const nodes = 'children' in tree ? tree.children : [];
  const starts = nodes.flatMap((node, index) =>
    node.type === 'heading' && node.depth === 2 ? [index] : [],
  );
  const [title, introduction, ...others] = nodes.slice(0, starts[0]);
  if (title?.type !== 'heading' || introduction?.type !== 'paragraph' || others.length > 0)
    report(1, 'the text begins with its title ("# Title") and one paragraph');
  const sections = starts.map((start, index): DocumentSection =>
    readSection(nodes.slice(start, starts[index + 1]), String(index + 1), context),
  );
  return {
    document: { title: wordsOf(title), introduction: wordsOf(introduction), sections },
    problems: problems
      .sort((one, other) => one.line - other.line)
      .map(({ line, message }) => `src/features/legal/${source.file}:${line}: ${message}`),
  };
}

function readSection(nodes: readonly MdastNode[], number: string, { report }: Context) {
  const [heading, summary, ...blocks] = nodes;
  const numbered = nodes.filter((node) => node.type === 'heading');
  for (const [index, node] of numbered.entries()) {
    const start = index === 0 ? `## ${number}. ` : `### ${number}.${index} `;
    if (!`${'#'.repeat(node.depth)} ${wordsOf(node)}`.startsWith(start))
      report(node, `the heading that belongs here begins with "${start}"`);
  }
  const [sentence, ...others] = summary?.type === 'blockquote' ? summary.children : [];
  if (sentence?.type !== 'paragraph' || others.length > 0)
    report(heading, 'a section begins with its summary: one sentence in a line after ">"');
  for (const [index, node] of blocks.entries()) {
    const before = blocks[index - 1];
    const caption = before?.type === 'paragraph' ? before.children[0] : undefined;
    if (node.type === 'table' && caption?.type !== 'strong')
      report(node, 'a table needs a caption: a line in **bold** right before it');
    if (node.type === 'blockquote')
      report(node, 'a summary is right below the heading of a section');
  }
  return {
    number,
    id: sectionId(number),
    title: wordsOf(heading).replace(`${number}. `, ''),
    summary: sentence?.type === 'paragraph' ? sentence.children : [],
    blocks,
  };
}

/** The lines of a file, each with its number: a row with `{{plan.each.name}}` becomes a row for each plan. */
function readLines(markdown: string, facts: Facts): { text: string; line: number }[] {
  return markdown.split('\n').flatMap((text, index) => {
    const [each, group] = /\{\{([\w-]+)\.each\./.exec(text) ?? [];
    const ids = Object.keys(facts).flatMap((name) => {
      const [first, id, ...rest] = name.split('.');
      return first === group && rest.length > 0 ? [id] : [];
    });
    const rows = [...new Set(ids)].map((id) => text.replaceAll(each ?? '', `{{${group}.${id}.`));
    return (rows.length > 0 ? rows : [text]).map((row) => ({ text: row, line: index + 1 }));
  });
}

/** `text`, which begins on `line`, with its facts filled in; adds the name of each to `used`. */
function fillFacts(
  text: string,
  line: number,
  facts: Facts,
  used: Set<string>,
  report: (line: number, message: string) => void,
): string {
  const fillLine = (part: string, index: number) =>
    part.replaceAll(/\{\{.*?(?:\}\}|$)/g, (reference) => {
      const name = reference.slice(2, -2);
      const value = facts[name];
      const fix = 'correct its name, or add it in src/features/legal/facts.ts';
      if (value === undefined) report(line + index, `there is no fact ${reference}; ${fix}`);
      used.add(name);
      return value ?? reference;
    });
  return text.split('\n').map(fillLine).join(' ');
}
