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

Written by \`npm run test:all -- engines\` when all three engines have passed; edits are overwritten. WebKitGTK has Safari's
engine, but not its settings.

## Framed pages

What the box around a frame finally shows when the framed page behaves as the case says:

- **loaded**: something loaded. Browsers do not report whether it was the page, a refusal or an error, so the box claims
  no more.
- **slow**: nothing has loaded after eight seconds. **partial**: something has loaded and something is missing. Both
  offer another try, another tab, mail and phone, and disappear when the page loads. The bar over the frame ends after
  twenty seconds.
- **failed**: no page ever appeared. **interrupted**: a page appeared, but the next one did not; the message asks
  visitors who have sent something to check their mail first. Both offer the same alternatives.

In every case a link to another tab is always in view, nothing covers the frame, and the page logs nothing to the
console.

### In a dialog

In every case Close stays in view, and both it and Escape close the dialog. The focus then returns to the button that
opened it, the frame is removed and the page scrolls.

${tableOf(dialogs)}

### On its own page

In every case the page scrolls, and its position is kept.

${tableOf(pages)}

## Faults of the browser and of the network

${tableOf(faults)}
`;
}
