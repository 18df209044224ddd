import type { MdastNode } from 'satteri';
import { classNames } from '#lib/class-names.ts';
import { sectionId } from '#lib/numbered-document.ts';
import { tableRoles } from '#ui/table-roles.ts';
import styles from './LegalBlocks.module.css';
import { wordsOf } from './parse-nodes.ts';

type NodesProps = { nodes: readonly MdastNode[] };

/** The subheadings, paragraphs, lists and tables of a section. The paragraph before a table is its caption. */
export function LegalBlocks({ nodes }: NodesProps) {
  return nodes.map((node, index) => {
    switch (node.type) {
      case 'heading': {
        const words = wordsOf(node);
        const id = sectionId(words.split(' ')[0] ?? '');
        return (
          <h3 key={index} id={id} className={styles.subheading}>
            <a href={`#${id}`}>{words}</a>
          </h3>
        );
      }
      case 'paragraph':
        if (nodes[index + 1]?.type === 'table') return null;
        return (
          <p key={index} className={styles.paragraph}>
            <LegalInline nodes={node.children} />
          </p>
        );
      case 'list': {
        const List = node.ordered ? 'ol' : 'ul';
        return (
          <List key={index} className={styles.list}>
            {node.children.map((item, place) => (
              <li key={place}>
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

/**
 * A table whose first cell names the row. On a phone each row is a block: a short second cell goes next to the name, like
 * a price in a ledger; longer cells go below it, each under its own label.
 */
function LegalTable({ caption, table }: LegalTableProps) {
  const [head = [], ...rows] = table.children.map((row) => row.children);
  const isLedger = rows.every(([, second]) => wordsOf(second).length <= LONGEST_BESIDE);
  return (
    <table
      {...tableRoles.table}
      className={classNames(styles.table, isLedger ? styles.ledger : styles.stacked)}
    >
      <caption>{caption}</caption>
      <thead>
        <tr {...tableRoles.row}>
          {head.map((cell, index) => (
            <th key={index} {...tableRoles.columnHeader}>
              <LegalInline nodes={cell.children} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          <tr key={index} {...tableRoles.row}>
            <th {...tableRoles.rowHeader}>
              <LegalInline nodes={name?.children ?? []} />
            </th>
            {cells.map((cell, column) => (
              <td key={column} {...tableRoles.cell} data-label={wordsOf(head[column + 1])}>
                <LegalInline nodes={cell.children} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
