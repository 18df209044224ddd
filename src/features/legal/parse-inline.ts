import type { MdastNode } from 'satteri';
import { sectionId, type Inline } from '#lib/numbered-document.ts';
import type { Report } from './interpolate.ts';

/** What parsing running text needs, and where it collects what it finds. */
export type InlineContext = {
  interpolate: (text: string, line: number) => string;
  /** The parts of fact names between `prefix` and the last dot: for "premium", the ids of the premium plans. */
  namesOf: (prefix: string) => readonly string[];
  report: Report;
  /** Every link of the document, to be checked once all ids are known. */
  links: { href: string; line: number }[];
  /** Scheme and host of the site, for printed addresses. */
  siteOrigin: string;
};

/** The line on which a node begins. */
export function lineOf({ position }: MdastNode): number {
  return position?.start.line ?? 1;
}

/** A mention of another place in the same document, which becomes a link to it. */
const MENTION = /\b([Ss]ection) (\d+(?:\.\d+)?)/g;

/** Running text as plain data. Anything but words, emphasis and links is reported. */
export function parseInline(nodes: readonly MdastNode[], context: InlineContext): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return linkMentions(context.interpolate(node.value, lineOf(node)), lineOf(node), context);
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, content: parseInline(node.children, context) }];
      case 'link':
        return [parseLink(node, context)];
      default:
        context.report(lineOf(node), `${node.type} is not text; write words, *emphasis* and links`);
        return [];
    }
  });
}

function parseLink(node: Extract<MdastNode, { type: 'link' }>, context: InlineContext): Inline {
  const line = lineOf(node);
  const href = context.interpolate(node.url, line);
  context.links.push({ href, line });
  const words = node.children.map((child) =>
    child.type === 'text' ? context.interpolate(child.value, line) : '',
  );
  if (node.children.some((child) => child.type !== 'text')) {
    context.report(line, 'the words of a link are plain text');
  }
  const text = words.join('');
  return {
    kind: 'link',
    href,
    printedUrl: printedUrl(href, text, context.siteOrigin),
    content: [text],
  };
}

/** The full URL for print; `null` for mail, phone, links within the document and text that names the host. */
function printedUrl(href: string, text: string, siteOrigin: string): string | null {
  if (/^(mailto|tel):/.test(href) || href.startsWith('#')) return null;
  const url = new URL(href, siteOrigin);
  return text.includes(url.host) ? null : url.href;
}

function linkMentions(text: string, line: number, { links }: InlineContext): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const mention of text.matchAll(MENTION)) {
    const [whole, word = '', number = ''] = mention;
    const href = `#${sectionId(number)}`;
    links.push({ href, line });
    // A no-break space keeps the word and its number on one line.
    const content = [`${word}\u00a0${number}`];
    parts.push(text.slice(end, mention.index), { kind: 'link', href, printedUrl: null, content });
    end = mention.index + whole.length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}
