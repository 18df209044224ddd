import type { Table } from './record.ts';

const HEAD = '| case | Chromium | Firefox ESR | WebKitGTK |\n| --- | --- | --- | --- |';

const tableOf = (rows: readonly string[]) => [HEAD, ...rows].join('\n');

/** The words around the tables of docs/resilience.md. */
export function resilienceText({
  dialogs,
  pages,
  faults,
}: Record<Table, readonly string[]>): string {
  return `# Resilience

Written by \`npm run test:engines\` when all three engines have passed; changes by hand are lost. WebKitGTK shares its
engine with Safari, not its settings.

## Framed pages

What the box around a frame shows, in the end, when the page in it behaves as the case says:

- **loaded**: something came. Browsers do not tell a refused or broken page from a good one, so no more is claimed.
- **slow**: nothing has come by the limit of eight seconds. **partial**: something has come and something is missing.
  Both offer another try, another tab, mail and phone; the bar over the frame ends after twenty seconds; both go by
  themselves when the page comes.
- **failed**: no page was ever seen. **interrupted**: a page was seen and the next one was not shown; the words ask
  whoever sent something to look into their mail first. Both offer the same ways out.

In every case a way out to another tab is in view all along, nothing lies over the frame, and the page writes nothing
into the console.

### In a dialog

In every case Close stays in view, the button and Escape close the dialog, the focus goes back to the button that opened
it, the frame is gone and the page scrolls.

${tableOf(dialogs)}

### On a page of its own

In every case the page scrolls, and stays where it is.

${tableOf(pages)}

## Faults of the browser and of the network

${tableOf(faults)}
`;
}
