import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { Reporter, TestModule } from 'vitest/node';
import { ENGINES } from './driver.ts';

const FILE = 'docs/resilience.md';
const HEAD = ['| case | Chromium | Firefox ESR | WebKitGTK |', '| --- | --- | --- | --- |'];
/** The tables of the file, in its order. */
const TABLES = ['dialogs', 'pages', 'faults'] as const;

/** What a test found: a row of a table, and what its engine did. */
export type Finding = { table: (typeof TABLES)[number]; row: string; outcome: string };

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface TaskMeta {
    resilience?: Finding;
  }
}

const testsOf = (modules: readonly TestModule[]) =>
  modules.flatMap((module) => [...module.children.allTests()]);

/** Whether every file has passed in every engine, and no test was skipped without a reason. */
async function isWhole(modules: readonly TestModule[]): Promise<boolean> {
  const projects = [...new Set(modules.map(({ project }) => project))];
  const files = await Promise.all(projects.map((project) => project.globTestFiles()));
  return (
    projects.length === ENGINES.length &&
    modules.length === files.flatMap(({ testFiles }) => testFiles).length &&
    modules.every((module) => module.state() === 'passed') &&
    testsOf(modules).every((test) => test.result().state === 'passed' || test.meta().resilience)
  );
}

/** Writes what the suite found, case by case and engine by engine, once all engines have passed. */
export default class ResilienceReport implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    if (!(await isWhole(modules))) return;
    const found = testsOf(modules).flatMap((test) => {
      const { resilience } = test.meta();
      return resilience ? [{ ...resilience, engine: test.project.name }] : [];
    });
    const tables = TABLES.map((table) => {
      const findings = found.filter((finding) => finding.table === table);
      const rows = [...new Set(findings.map(({ row }) => row))].map((row) => {
        const cells = ENGINES.map(
          (engine) =>
            findings.find((finding) => finding.row === row && finding.engine === engine)?.outcome ??
            '–',
        );
        return `| ${[row, ...cells].join(' | ')} |`;
      });
      return [...HEAD, ...rows, ''].join('\n');
    });
    const text = readFileSync(FILE, 'utf8').replace(/(^\|.*\n)+/gm, () => tables.shift() ?? '');
    const options = await resolveConfig(FILE);
    writeFileSync(FILE, await format(text, { ...options, filepath: FILE }));
  }
}
