import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './DataTable.module.css';
import { Text } from './Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type DataAttributes = Readonly<Record<`data-${string}`, string | undefined>>;

/** A head and, below it in small type, a note. */
type Head = { head: ReactNode; note?: string | undefined };

/** A column; its class is also on its cells. */
export type DataColumn = Styled &
  Head & {
    /** Names the column in a stacked cell; by default its head and note do. */
    label?: string;
    /** Figures are flush right. */
    isFigures?: boolean;
  };

export type DataRow = Styled &
  DataAttributes &
  Head & {
    id: string;
    /** One for every column but the first. */
    cells: readonly ReactNode[];
    isHidden?: boolean;
  };

export type DataTableProps = Styled &
  DataAttributes & {
    caption: ReactNode;
    isCaptionShown?: boolean;
    /** The first one names the rows. */
    columns: readonly DataColumn[];
    rows: readonly DataRow[];
    /** In a narrower window each row is a block whose cells name their columns. Without it, the columns always fit. */
    stackBelow?: '48rem' | '64rem';
    /** Where a stacked cell names its column: `beside` is for cells that are text alone. */
    labels?: 'above' | 'beside' | 'none';
    size?: 'body' | 'note';
    headSize?: 'label' | 'titleSmall' | 'title';
    /** The heads of columns stay in sight below the page's header. */
    isHeadSticky?: boolean;
    isHidden?: boolean;
    'aria-labelledby'?: string;
    'aria-describedby'?: string;
  };

/** Written out, since browsers do not treat a table that is laid out as blocks as a table. */
const ROLES = {
  table: { role: 'table' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** A table whose first column names the rows. */
export function DataTable({
  caption,
  isCaptionShown = false,
  columns,
  rows,
  stackBelow,
  labels = 'above',
  size = 'body',
  headSize = 'label',
  isHeadSticky = false,
  isHidden,
  className,
  ...attributes
}: DataTableProps) {
  const [rowHead, ...cellColumns] = columns;
  const isLabeled = stackBelow !== undefined && labels !== 'none';
  return (
    <table
      {...attributes}
      {...ROLES.table}
      hidden={isHidden}
      className={classNames(
        styles.table,
        size === 'note' && styles.small,
        stackBelow && styles.stacked,
        stackBelow === '48rem' && styles.below48,
        stackBelow === '64rem' && styles.below64,
        labels === 'beside' && styles.beside,
        isHeadSticky && styles.sticky,
        className,
      )}
    >
      <caption className={isCaptionShown ? styles.caption : undefined}>
        {isCaptionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
      </caption>
      <thead>
        <tr {...ROLES.row}>
          {columns.map((column, index) => (
            <th
              key={index}
              {...ROLES.columnHead}
              className={classNames(styles.columnHead, cellClass(column))}
            >
              <Text as="span" size={headSize}>
                {column.head}
              </Text>
              <HeadNote>{column.note}</HeadNote>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { id, head, note, cells, isHidden, className, ...attributes } = row;
          return (
            <tr
              {...attributes}
              key={id}
              {...ROLES.row}
              hidden={isHidden}
              className={classNames(styles.row, className)}
            >
              <th {...ROLES.rowHead} className={rowHead && cellClass(rowHead)}>
                {head}
                <HeadNote>{note}</HeadNote>
              </th>
              {cellColumns.map((column, index) => (
                <td
                  key={index}
                  {...ROLES.cell}
                  className={cellClass(column)}
                  data-label={isLabeled ? (column.label ?? labelOf(column)) : undefined}
                >
                  {cells[index]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const cellClass = ({ isFigures, className }: DataColumn) =>
  classNames(styles.cell, isFigures && styles.figures, className);

const labelOf = ({ head, note }: Head) =>
  typeof head === 'string' ? [head, note].filter(Boolean).join(' ') : undefined;

function HeadNote({ children }: { children: string | undefined }) {
  return (
    children && (
      <>
        {' '}
        <Text as="small" size="small" isMuted className={styles.note}>
          {children}
        </Text>
      </>
    )
  );
}
