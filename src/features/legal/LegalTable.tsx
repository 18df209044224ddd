import { classNames } from '#lib/class-names.ts';
import { plainText, type Block, type Inline } from '#lib/numbered-document.ts';
import { tableRoles } from '#ui/table-roles.ts';
import { LegalInline } from './LegalBlocks.tsx';
import styles from './LegalTable.module.css';

type LegalTableProps = Omit<Extract<Block, { kind: 'table' }>, 'kind'>;

/** The longest text, in characters, that fits next to the name of a row on a phone. */
const LONGEST_BESIDE = 44;

/**
 * A table whose first cell names the row. On a phone each row is a block: a short second cell goes next to the name, like
 * a price in a ledger; longer cells go below it, each under its own label.
 */
export function LegalTable({ caption, head, rows }: LegalTableProps) {
  const isLedger = rows.every(([, second = []]) => plainText(second).length <= LONGEST_BESIDE);
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
              <LegalInline content={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = [], ...cells], index) => (
          <tr key={index} {...tableRoles.row}>
            <th {...tableRoles.rowHeader}>
              <LegalInline content={name} />
            </th>
            {cells.map((cell, column) => (
              <td key={column} {...tableRoles.cell} data-label={labelOf(head, column)}>
                <LegalInline content={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The column heading of a cell; `column` counts from the first cell after the row's name. */
function labelOf(head: readonly Inline[][], column: number): string {
  return plainText(head[column + 1] ?? []);
}
