/**
 * - `good`: nothing to do
 * - `warning`: works today, but needs attention
 * - `problem`: affects visitors
 * - `unreachable`: could not be checked from this machine
 */
export type Verdict = 'good' | 'warning' | 'problem' | 'unreachable';

/** One line of the doctor's report. */
export type Finding = {
  /** The part of the report that the line is in. */
  area: string;
  /** What was looked at: a variable, an address, a date. */
  subject: string;
  verdict: Verdict;
  /** What was found, in a sentence. */
  says: string;
  /** What to do about it; every verdict but `good` has one. */
  fix?: string;
};

/** What is left of a finding once its area and subject are known. */
export type Outcome = Pick<Finding, 'verdict' | 'says' | 'fix'>;

/** How many subjects of one fault a line names. */
const NAMED = 3;

/** Of several outcomes for one subject, those that matter: all that are not good, else the first. */
export function whatMatters(outcomes: readonly Outcome[]): readonly Outcome[] {
  const bad = outcomes.filter(({ verdict }) => verdict !== 'good');
  return bad.length > 0 ? bad : outcomes.slice(0, 1);
}

/** One line per fault: findings that differ only in their subject become one, which names the first of `things`. */
export function grouped(findings: readonly Finding[], things: string): Finding[] {
  const faults = Map.groupBy(findings, ({ subject, ...rest }) =>
    JSON.stringify(rest.verdict === 'good' ? { subject, ...rest } : rest),
  );
  return [...faults.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const subjects = [...new Set([first, ...others].map(({ subject }) => subject))];
    if (subjects.length === 1) return first;
    const named = subjects.slice(0, NAMED).join(', ');
    const more = subjects.length > NAMED ? ` and ${subjects.length - NAMED} more` : '';
    return {
      ...first,
      subject: `${subjects.length} ${things}`,
      says: `${first.says}: ${named}${more}`,
    };
  });
}

const SIGNS: Record<Verdict, string> = { good: '✓', warning: '!', problem: '✗', unreachable: '?' };

/** The report as lines for a terminal: a table per area, a fix below the lines that need one, and totals at the end. */
export function formatReport(findings: readonly Finding[]): string {
  const areas = [...new Set(findings.map(({ area }) => area))];
  const width = Math.max(0, ...findings.map(({ subject }) => subject.length));
  const lines = areas.flatMap((area) => {
    const inArea = findings.filter((finding) => finding.area === area);
    return [
      '',
      area,
      ...inArea.flatMap(({ subject, verdict, says, fix }, index) => [
        `  ${SIGNS[verdict]} ${subject.padEnd(width)}  ${says}`,
        // A fix for several lines is printed below the last of them.
        ...(fix && fix !== inArea[index + 1]?.fix ? [`    ${' '.repeat(width)}  → ${fix}`] : []),
      ]),
    ];
  });
  return [...lines, '', summary(findings), ''].join('\n');
}

function summary(findings: readonly Finding[]): string {
  const count = (verdict: Verdict, one: string, many: string) => {
    const found = findings.filter((finding) => finding.verdict === verdict).length;
    return `${found} ${found === 1 ? one : many}`;
  };
  return [
    count('problem', 'problem', 'problems'),
    count('warning', 'warning', 'warnings'),
    count('unreachable', 'address out of reach', 'addresses out of reach'),
    `${count('good', 'line', 'lines')} in order`,
  ].join(', ');
}

/** For monitoring: 0 if visitors have no problem, 1 if they do, 2 if none is known but something could not be reached. */
export function exitCode(findings: readonly Finding[]): 0 | 1 | 2 {
  const has = (verdict: Verdict) => findings.some((finding) => finding.verdict === verdict);
  return has('problem') ? 1 : has('unreachable') ? 2 : 0;
}
