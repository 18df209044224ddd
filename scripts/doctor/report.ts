import type { Finding, Verdict } from './finding.ts';

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
