import type { MdastNode } from 'satteri';
import { classNames } from '#lib/class-names.ts';
import { sectionId } from '#lib/text.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './LegalBlocks.module.css';
import { wordsOf } from './parse-nodes.ts';

type NodesProps = { nodes: readonly MdastNode[] };
type ListItem = Extract<MdastNode, { type: 'listItem' }>;

/** The subheadings, paragraphs, lists and tables of a section. The paragraph before a table is its caption. */
export function LegalBlocks({ nodes }: NodesProps) {
  return nodes.map((node, index) => {
    switch (node.type) {
      case 'heading': {
        const words = wordsOf(node);
        const id = sectionId(words.split(' ')[0] ?? '');
        return (
          <Text key={index} as="h3" size="title" id={id} className={styles.subheading}>
            <a href={`#${id}`}>{words}</a>
          </Text>
        );
      }
      case 'paragraph':
        if (nodes[index + 1]?.type === 'table') return null;
        return (
          <Text key={index} measure="text" className={styles.paragraph}>
            <LegalInline nodes={node.children} />
          </Text>
        );
      case 'list': {
        const List = node.ordered ? 'ol' : 'ul';
        return (
          <List key={index} className={styles.list}>
            {node.children.map((item, place) => (
              <li key={place} className={isContact(item) ? styles.contact : undefined}>
                <LegalInline nodes={item.children} />
              </li>
            ))}
          </List>
        );
      }
      case 'table':
        return <LegalTable key={index} caption={wordsOf(nodes[index - 1])} table={node} />;
      default:
        return null;
    }
  });
}

/** Whether an entry of a list is only a label and a link. */
function isContact({ children: [paragraph] }: ListItem): boolean {
  const parts = paragraph && 'children' in paragraph ? paragraph.children : [];
  return parts[0]?.type === 'strong' && parts.at(-1)?.type === 'link';
}

/** Running text. In print, each link is followed by its address. */
export function LegalInline({ nodes }: NodesProps) {
  return nodes.map((node, index) => {
    if (node.type === 'text') return node.value;
    const inner = 'children' in node && <LegalInline nodes={node.children} />;
    switch (node.type) {
      case 'strong':
        return <strong key={index}>{inner}</strong>;
      case 'emphasis':
        return <em key={index}>{inner}</em>;
      case 'link':
        return (
          <a
            key={index}
            className={styles.link}
            href={node.url}
            data-printed-url={node.data?.printedUrl}
          >
            {inner}
          </a>
        );
      default:
        return inner;
    }
  });
}

type LegalTableProps = { caption: string; table: Extract<MdastNode, { type: 'table' }> };

/** The longest text, in characters, that fits next to the name of a row on a phone. */
const LONGEST_BESIDE = 44;

/** The classes of the columns; no table has more columns. */
const COLUMNS = [styles.name, styles.value, styles.rest];

/**
 * On a phone, short second cells go next to the names of their rows, like prices in a ledger; longer cells go below,
 * each under its own label.
 */
function LegalTable({ caption, table }: LegalTableProps) {
  const [head = [], ...rows] = table.children.map((row) => row.children);
  const isLedger = rows.every(([, second]) => wordsOf(second).length <= LONGEST_BESIDE);
  return (
    <DataTable
      caption={
        <Text as="b" size="label">
          {caption}
        </Text>
      }
      isCaptionShown
      columns={head.map((cell, index) => ({
        head: <LegalInline nodes={cell.children} />,
        label: wordsOf(cell),
        className: COLUMNS[index],
      }))}
      rows={rows.map(([name, ...cells], index) => ({
        id: String(index),
        head: <LegalInline nodes={name?.children ?? []} />,
        cells: cells.map((cell, column) => <LegalInline key={column} nodes={cell.children} />),
      }))}
      stackBelow="48rem"
      labels={isLedger ? 'none' : 'above'}
      size="note"
      className={classNames(styles.table, isLedger && styles.ledger)}
    />
  );
}
