import { globSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { Reporter, TestModule } from 'vitest/node';
import { ENGINES, type EngineName } from './driver.ts';
import type { Table } from './record.ts';
import { resilienceText } from './resilience-text.ts';

const FILE = 'docs/resilience.md';

/** Whether every file has passed in every engine, and no test was skipped without a reason. */
function isWhole(modules: readonly TestModule[]): boolean {
  const runs = globSync('tests/engines/*.test.ts').length * ENGINES.length;
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const isLeftOut = (test: (typeof tests)[number]) =>
    test.result().state === 'skipped' && !test.meta().resilience;
  return (
    modules.filter((module) => ['passed', 'skipped'].includes(module.state())).length === runs &&
    !tests.some(isLeftOut)
  );
}

/** Writes what the suite found, case by case and engine by engine, once all engines have passed. */
export default class ResilienceReport implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    if (!isWhole(modules)) return;
    const found = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => {
        const { resilience } = test.meta();
        return resilience ? [{ ...resilience, engine: module.project.name as EngineName }] : [];
      }),
    );
    const table = (name: Table) => {
      const findings = found.filter((finding) => finding.table === name);
      const rows = [...new Set(findings.map(({ row }) => row))];
      return rows.map((row) => {
        const cells = ENGINES.map(
          (engine) =>
            findings.find((finding) => finding.row === row && finding.engine === engine)?.outcome ??
            '–',
        );
        return `| ${[row, ...cells].join(' | ')} |`;
      });
    };
    const text = resilienceText({
      dialogs: table('dialogs'),
      pages: table('pages'),
      faults: table('faults'),
    });
    const options = await resolveConfig(FILE);
    writeFileSync(FILE, await format(text, { ...options, filepath: FILE }));
  }
}
