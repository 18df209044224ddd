import { tableRoles } from '#ui/table-roles.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CostTable.module.css';

/** Amounts by plan or level. If the columns do not fit, the cells stack and each one names its column. */
export function CostTable(props: {
  caption: string;
  head: string;
  columns: readonly { amount: string; note: string }[];
  rows: readonly { id: string; name: string; terms: string; cells: readonly string[] }[];
}) {
  const { caption, head, columns, rows } = props;
  const nameOf = ({ amount, note }: (typeof columns)[number]) => `${amount} ${note}`.trim();
  return (
    <table {...tableRoles.table} className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHeader}>{head}</th>
          {columns.map((column) => (
            <th key={column.amount} {...tableRoles.columnHeader}>
              {column.amount}
              {column.note && <small>{` ${column.note}`}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, terms, cells }) => (
          <tr key={id} {...tableRoles.row}>
            <th {...tableRoles.rowHeader}>
              {name}
              {terms && <small>{` ${terms}`}</small>}
            </th>
            {cells.map((cell, index) => {
              const column = columns[index];
              return (
                <td
                  key={column?.amount}
                  {...tableRoles.cell}
                  data-column={column && nameOf(column)}
                >
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
