import type { TestContext } from 'vitest';

/** The tables of docs/resilience.md. */
export type Table = 'dialogs' | 'pages' | 'faults';

/** What a test found: a row of a table, and what its engine did. */
type Finding = { table: Table; row: string; outcome: string };

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface TaskMeta {
    resilience?: Finding;
  }
}

/** Records the outcome of a test for the tables in docs/resilience.md. */
export function record({ task }: TestContext, table: Table, row: string, outcome: string): void {
  task.meta.resilience = { table, row, outcome };
}

/** Records the outcome of a browser or network fault; its row has the name of the test by default. */
export function recordFault(context: TestContext, outcome: string, row = context.task.name): void {
  record(context, 'faults', row, outcome);
}

/** Records that the engine, or its driver, has no way to do what a test needs, and skips the test. */
export function cannot(context: TestContext, table: Table, row: string, reason: string): never {
  record(context, table, row, `not tried: ${reason}`);
  return context.skip(reason);
}
