import type { MdastNode } from 'satteri';
import { sectionId } from '#lib/text.ts';

declare module 'mdast' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface LinkData {
    /** The full URL, unless it is useless in print or the text already shows it. */
    printedUrl?: string;
  }
}

/** The document around a node, with functions that fill in facts and report what is wrong with a node. */
export type Context = {
  /** The path of the page that shows the document. */
  path: string;
  siteOrigin: string;
  /** Every section of every document, as a path with a fragment. */
  places: readonly string[];
  /** `text` of a node with its facts filled in. */
  fill: (text: string, node: MdastNode) => string;
  report: (node: MdastNode | undefined, message: string) => void;
};

const INLINE = ['text', 'strong', 'emphasis', 'link'];
/** The nodes that each kind of node may contain: the page has no style for others, and would leave them out. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  root: ['heading', 'blockquote', 'paragraph', 'list', 'table'],
  heading: ['text'],
  paragraph: INLINE,
  blockquote: ['paragraph'],
  list: ['listItem'],
  listItem: ['paragraph'],
  table: ['tableRow'],
  tableRow: ['tableCell'],
  tableCell: INLINE,
  strong: INLINE,
  emphasis: INLINE,
  link: ['text'],
};

/** The words of a node, without their markup. */
export function wordsOf(node: MdastNode | undefined): string {
  if (node && 'children' in node) return node.children.map(wordsOf).join('');
  return node && 'value' in node ? node.value : '';
}

/** Fills in the facts in a node of running text or a block, and makes each mention of a section a link to it. */
export function finishNode(node: MdastNode, context: Context): void {
  if (!('children' in node)) return;
  const children = node.children.flatMap((child): MdastNode[] => {
    if (!ALLOWED[node.type]?.includes(child.type))
      context.report(child, `${child.type} has no place here; write it as the other sections do`);
    finishNode(child, context);
    if (child.type !== 'text') return [child];
    const value = context.fill(child.value, child);
    return node.type === 'link' ? [{ type: 'text', value }] : linkMentions(value, child, context);
  });
  Object.assign(node, { children });
  if (node.type !== 'link') return;
  node.url = context.fill(node.url, node);
  checkLink(node.url, node, context);
  const { protocol, host, href } = new URL(node.url, context.siteOrigin);
  if (protocol.startsWith('http') && !node.url.startsWith('#') && !wordsOf(node).includes(host))
    node.data = { printedUrl: href };
}

function linkMentions(text: string, node: MdastNode, context: Context): MdastNode[] {
  return text.split(/\b([Ss]ection \d+(?:\.\d+)?)/).flatMap((part, index): MdastNode[] => {
    if (index % 2 === 0) return part === '' ? [] : [{ type: 'text', value: part }];
    const [word = '', number = ''] = part.split(' ');
    const url = `#${sectionId(number)}`;
    checkLink(url, node, context);
    // A no-break space keeps the word and its number on one line.
    return [{ type: 'link', url, children: [{ type: 'text', value: `${word}\u00a0${number}` }] }];
  });
}

function checkLink(url: string, node: MdastNode, { path, places, report }: Context): void {
  const place = url.startsWith('#') ? `${path}${url}` : url;
  if (place.includes('#') && !places.includes(place))
    report(node, `there is no ${place} to link to`);
}
