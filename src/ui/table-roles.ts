/**
 * The roles that the parts of a table have by themselves, for a table that a phone lays out as blocks: browsers then
 * take it for no table unless they are written down.
 */
export const tableRoles = {
  table: { role: 'table' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
