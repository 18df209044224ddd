import type { MdastNode } from 'satteri';
import { plainText, type Block, type Inline } from '#lib/numbered-document.ts';
import { lineOf, parseInline, type InlineContext } from './parse-inline.ts';

/** The blocks between two headings, as plain data. A table takes the bold line before it as its caption. */
export function parseBlocks(nodes: readonly MdastNode[], context: InlineContext): Block[] {
  return nodes.flatMap((node, index): Block[] => {
    const line = lineOf(node);
    switch (node.type) {
      case 'paragraph': {
        if (isCaption(node) && nodes[index + 1]?.type === 'table') return [];
        return [{ kind: 'paragraph', content: parseInline(node.children, context) }];
      }
      case 'list':
        return [
          {
            kind: 'list',
            isOrdered: node.ordered === true,
            items: node.children.map((item) => parseItem(item, context)),
          },
        ];
      case 'table': {
        const before = nodes[index - 1];
        if (!before || !isCaption(before)) {
          context.report(line, 'a table needs a caption: a line in **bold** right before it');
        }
        const caption = before?.type === 'paragraph' ? parseInline(before.children, context) : [];
        const rows = node.children.flatMap((row) =>
          contextsOf(row, context).map((own) =>
            row.children.map((cell) => parseInline(cell.children, own)),
          ),
        );
        const [head = [], ...body] = rows;
        return [{ kind: 'table', caption: plainText(caption), head, rows: body }];
      }
      default:
        context.report(
          line,
          `${node.type} does not belong here; write paragraphs, lists and tables`,
        );
        return [];
    }
  });
}

const EACH = /\{\{([\w-]+)\.each\./;

/** The contexts to parse a row with: a row with `{{premium.each.name}}` is repeated for each premium plan. */
function contextsOf(
  row: MdastNode & { type: 'tableRow' },
  context: InlineContext,
): readonly InlineContext[] {
  const texts = row.children.flatMap((cell) =>
    cell.children.map((node) => (node.type === 'text' ? node.value : '')),
  );
  const [, prefix] = EACH.exec(texts.join(' ')) ?? [];
  if (prefix === undefined) return [context];
  const names = context.namesOf(prefix);
  if (names.length === 0) context.report(lineOf(row), `no facts begin with {{${prefix}.…}}`);
  return names.map((name) => ({
    ...context,
    interpolate: (text, line) =>
      context.interpolate(text.replaceAll(`{{${prefix}.each.`, `{{${prefix}.${name}.`), line),
  }));
}

function isCaption(node: MdastNode): boolean {
  return (
    node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'strong'
  );
}

function parseItem(item: MdastNode & { type: 'listItem' }, context: InlineContext): Inline[] {
  const [paragraph, ...rest] = item.children;
  if (paragraph?.type !== 'paragraph' || rest.length > 0) {
    context.report(lineOf(item), 'an item of a list is one paragraph');
    return [];
  }
  return parseInline(paragraph.children, context);
}
