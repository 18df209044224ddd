/** The median of the values; NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

/** A row of a table: what it is about, then its cells. */
export type Row = readonly [name: string, ...cells: string[]];

/** A table in Markdown; the first column is aligned left, figures are aligned right. */
export function markdownTable(head: Row, rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? ':--' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** Kilobytes (1,000 bytes) with one decimal and no unit: "1.2". */
export function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}

/** The median of times in milliseconds, with the fastest and the slowest: "412 (398–455)". */
export function times(values: readonly number[]): string {
  if (values.length === 0) return '–';
  const whole = (value: number) => String(Math.round(value));
  return `${whole(median(values))} (${whole(Math.min(...values))}–${whole(Math.max(...values))})`;
}

/** The median of `values` relative to that of `floor`: "1.08 ×". */
export function ratio(values: readonly number[], floor: readonly number[]): string {
  return `${(median(values) / median(floor)).toFixed(2)} ×`;
}
