/**
 * The implicit roles of a table's parts, written out for tables that a phone lays out as blocks: browsers would no longer
 * treat them as tables.
 */
export const tableRoles = {
  table: { role: 'table' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
