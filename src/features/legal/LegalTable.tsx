import type { MdastNode } from 'satteri';
import { classNames } from '#lib/class-names.ts';
import { tableRoles } from '#ui/table-roles.ts';
import { LegalInline } from './LegalBlocks.tsx';
import styles from './LegalTable.module.css';
import { wordsOf } from './parse-nodes.ts';

type LegalTableProps = { caption: string; table: Extract<MdastNode, { type: 'table' }> };

/** The longest text, in characters, that fits next to the name of a row on a phone. */
const LONGEST_BESIDE = 44;

/**
 * A table whose first cell names the row. On a phone each row is a block: a short second cell goes next to the name, like
 * a price in a ledger; longer cells go below it, each under its own label.
 */
export function LegalTable({ caption, table }: LegalTableProps) {
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
