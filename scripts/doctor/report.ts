/** How good a finding is, and its sign in the report. */
const SIGNS = {
  good: '✓',
  warning: '!', // works today, but needs attention
  problem: '✗', // affects visitors
  open: '·', // nothing is wrong, but the owner could add more
  unreachable: '?', // could not be checked from this machine
};
export type Severity = keyof typeof SIGNS;

/** What was found, in a sentence, and unless it is good, what to do about it. */
export type Finding = { severity: Severity; message: string; fix?: string };

/** A line of the report: a finding about a variable, an address or a date, in a part of the report. */
export type ReportLine = Finding & { area: string; subject: string };

export const good = (message: string): Finding => ({ severity: 'good', message });
const toFix =
  (severity: Severity) =>
  (message: string, fix: string): Finding => ({ severity, message, fix });
export const warning = toFix('warning');
export const problem = toFix('problem');

/** How many subjects of one finding a line names. */
const MAX_NAMED = 3;

/** Joins lines that differ only in their subject: the line says how many of `things` there are, and names the first. */
export function joinLines(lines: readonly ReportLine[], things: string): ReportLine[] {
  const groups = Map.groupBy(lines, ({ subject, ...finding }) =>
    JSON.stringify(finding.severity === 'good' ? { subject, ...finding } : finding),
  );
  return [...groups.values()].flatMap((group) => {
    const [line] = group;
    const subjects = [...new Set(group.map(({ subject }) => subject))];
    if (!line || subjects.length === 1) return line ?? [];
    const named = subjects.slice(0, MAX_NAMED).join(', ');
    const more = subjects.length > MAX_NAMED ? ` and ${subjects.length - MAX_NAMED} more` : '';
    const message = `${line.message}: ${named}${more}`;
    return { ...line, subject: `${subjects.length} ${things}`, message };
  });
}

/** The report for a terminal: a table per area, a fix below the lines that need one, and totals at the end. */
export function formatReport(lines: readonly ReportLine[]): string {
  const width = Math.max(0, ...lines.map(({ subject }) => subject.length));
  const areas = [...Map.groupBy(lines, ({ area }) => area)].flatMap(([area, inArea]) => [
    '',
    area,
    ...inArea.flatMap(({ subject, severity, message, fix }, index) => [
      `  ${SIGNS[severity]} ${subject.padEnd(width)}  ${message}`,
      // A fix for several lines is printed below the last of them.
      ...(fix && fix !== inArea[index + 1]?.fix ? [`    ${' '.repeat(width)}  → ${fix}`] : []),
    ]),
  ]);
  return [...areas, '', totals(lines), ''].join('\n');
}

function totals(lines: readonly ReportLine[]): string {
  const count = (severity: Severity, one: string, many: string) => {
    const found = lines.filter((line) => line.severity === severity).length;
    return `${found} ${found === 1 ? one : many}`;
  };
  return [
    count('problem', 'problem', 'problems'),
    count('warning', 'warning', 'warnings'),
    count('unreachable', 'address out of reach', 'addresses out of reach'),
    `${count('good', 'line', 'lines')} in order`,
  ].join(', ');
}

/** For monitoring: 1 if visitors have a problem; otherwise 2 if something could not be reached, and 0 if all was. */
export function exitCode(lines: readonly ReportLine[]): 0 | 1 | 2 {
  const has = (severity: Severity) => lines.some((line) => line.severity === severity);
  return has('problem') ? 1 : has('unreachable') ? 2 : 0;
}
