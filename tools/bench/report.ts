import type { Bytes } from './bytes.ts';
import type { Verdict } from './lighthouse.ts';
import type { Runs } from './measure.ts';
import type { Paints } from './paints.ts';

/** The name of the baseline page among the subjects. */
export const FLOOR = 'baseline';

/** A part of the report: a heading, what was done, and a table. */
export type Part = { heading: string; text: string; table: string };

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
function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}

/** The median of times in milliseconds, with the fastest and the slowest: "412 (398–455)". */
function times(values: readonly number[]): string {
  if (values.length === 0) return '–';
  const whole = (value: number) => String(Math.round(value));
  return `${whole(median(values))} (${whole(Math.min(...values))}–${whole(Math.max(...values))})`;
}

/** The median of `values` relative to that of `floor`: "1.08 ×". */
function ratio(values: readonly number[], floor: readonly number[]): string {
  return `${(median(values) / median(floor)).toFixed(2)} ×`;
}

/** The bytes of first visits. */
export function bytesPart(runs: Runs<Bytes>): Part {
  const rows = [...runs].flatMap(([name, [bytes]]): Row[] => {
    if (!bytes) return [];
    const { requests, page, scripts, fonts, others, headers, all, early } = bytes;
    const sizes = [page, scripts, fonts, others, headers, all, early].map(kilobytes);
    return [[name, String(requests), ...sizes]];
  });
  return {
    heading: 'What a first visit fetches',
    text: 'kB of 1,000 bytes on the line, brotli, until the network is idle and without any interaction. Prefetch: the page that a phone prefetches, which no other column counts.',
    table: markdownTable(
      ['', 'requests', 'page', 'scripts', 'fonts', 'others', 'headers', 'all', 'prefetch'],
      rows,
    ),
  };
}

/** Paints, compared with those of the baseline. */
export function paintsPart(heading: string, text: string, runs: Runs<Paints>): Part {
  const floor = runs.get(FLOOR) ?? [];
  const rows = [...runs].map(([name, all]): Row => {
    const of = (key: Exclude<keyof Paints, 'hasTypefaces'>, values = all) =>
      values.map((paints) => paints[key]);
    const typefaces = all.filter(({ hasTypefaces }) => hasTypefaces).length;
    return [
      name,
      times(of('first')),
      ratio(of('first'), of('first', floor)),
      times(of('largest')),
      ratio(of('largest'), of('largest', floor)),
      Math.max(...of('shift')).toFixed(4),
      times(of('blocked')),
      name === FLOOR ? '–' : `${typefaces} of ${all.length}`,
    ];
  });
  return {
    heading,
    text,
    table: markdownTable(
      ['', 'FCP, ms', '× baseline', 'LCP, ms', '× baseline', 'CLS', 'TBT, ms', 'typefaces'],
      rows,
    ),
  };
}

/** Lighthouse's results. */
export function lighthousePart(runs: Runs<Verdict>): Part {
  const floor = runs.get(FLOOR) ?? [];
  const rows = [...runs].map(([name, all]): Row => {
    const of = (key: 'first' | 'largest' | 'blocked' | 'shift', values = all) =>
      values.map((verdict) => verdict[key]);
    const scores = (all[0]?.scores ?? []).map((_, category) =>
      median(all.map((verdict) => verdict.scores[category] ?? NaN)),
    );
    return [
      name,
      scores.join(' · '),
      times(of('first')),
      ratio(of('first'), of('first', floor)),
      times(of('largest')),
      times(of('blocked')),
      Math.max(...of('shift')).toFixed(4),
    ];
  });
  return {
    heading: 'Lighthouse',
    text: `Its own simulation of a slow phone, ${floor.length} runs. Scores: performance, accessibility, best practices, SEO.`,
    table: markdownTable(
      ['', 'scores', 'FCP, ms', '× baseline', 'LCP, ms', 'TBT, ms', 'CLS'],
      rows,
    ),
  };
}

/** Plain times, one row per name. */
export function timesPart(heading: string, text: string, runs: Runs<number>): Part {
  return {
    heading,
    text,
    table: markdownTable(
      ['', 'ms'],
      [...runs].map(([name, values]): Row => [name, times(values)]),
    ),
  };
}

/** The parts of an earlier report under `headings`, unchanged. */
export function partsOf(written: string, headings: readonly string[]): string[] {
  return written
    .split(/^(?=## )/m)
    .filter((section) => headings.some((heading) => section.startsWith(`## ${heading}\n`)));
}

/** A part as Markdown. */
export function sectionOf({ heading, text, table }: Part): string {
  return `## ${heading}\n\n${text}\n\n${table}\n`;
}

/** The report as Markdown. `conditions` says when and with what it was measured. */
export function report(conditions: string, sections: readonly string[]): string {
  return `# Performance

\`npm --prefix tools run bench\` measures everything except growth and writes this file; \`npm --prefix tools run bench -- --runs 3\` is quicker, and
\`npm --prefix tools run bench -- --growth\` measures growth alone. Run nothing else on the machine meanwhile. Sizes are tests
(\`tests/dist/budgets.test.ts\`). Times are not: they depend on the machine and are comparable only within one run.

${conditions} Times are medians (fastest–slowest), CLS is the largest of all runs. Pages are measured in turn, each on a first
visit, on a processor slowed down 4 times. The baseline is a page to compare with: the words of the home page, without
pictures, typefaces or scripts.

${sections.join('\n')}`;
}
