import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

/** Prints the slowest test files at the end of a run, which shows where a suite grows slow. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules
      .map((module) => ({
        name: `${module.project.name} ${module.relativeModuleId}`,
        seconds: module.diagnostic().duration / 1000,
      }))
      .sort((one, other) => other.seconds - one.seconds);
    const rows = files
      .slice(0, SHOWN)
      .map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
    if (files.length > 1) process.stdout.write(`\nSlowest files:\n${rows.join('\n')}\n`);
  }
}
