import { DataTable, type DataColumn, type DataRow } from './DataTable.tsx';
import { LONG, QUIET_CONTEXTS, type Examples } from './example.ts';

const columns: readonly DataColumn[] = [
  { head: 'Company' },
  { head: 'Calls a month', isFigures: true },
  { head: 'Calls a year', isFigures: true },
];
const rows: readonly DataRow[] = [
  { id: 'small', head: 'Small', cells: ['9', '90'] },
  { id: 'large', head: 'Large', cells: ['111', '1110'] },
];
const withNotes = {
  columns: [
    { head: 'Company' },
    { head: 'Setup', note: 'done once' },
    { head: 'What it includes' },
  ],
  rows: [
    { id: 'small', head: 'Small', note: LONG, cells: ['99 hours', LONG] },
    { id: 'large', head: 'Large', cells: ['999 hours', `${LONG}. ${LONG}.`] },
    { id: 'huge', head: 'Huge', cells: ['9 hours', LONG] },
  ],
};

export const examples: Examples = [
  {
    name: 'plain',
    contexts: QUIET_CONTEXTS,
    show: () => <DataTable caption="Companies" columns={columns} rows={rows} />,
  },
  {
    name: 'with a caption, notes and an emphasized row',
    room: 'page',
    show: () => (
      <DataTable caption="Companies" isCaptionShown {...withNotes} stackBelow="64rem" size="note" />
    ),
  },
  {
    name: 'stacked below 48rem, labels beside the figures',
    room: 'page',
    show: () => (
      <DataTable
        caption="Companies"
        columns={columns}
        rows={rows}
        stackBelow="48rem"
        labels="beside"
        headSize="title"
      />
    ),
  },
];
