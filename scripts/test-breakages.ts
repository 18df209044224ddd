// `npm run test:breakages`: makes each small breakage of tests/breakages in a copy of the project, one at a time,
// and reports whether the test that should notice it does. `npm run test:breakages -- focus` makes only those whose
// id, file or test file contains the word. This takes long; run it before a release.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { breakages } from '#tests/breakages/all.ts';
import type { Breakage } from '#tests/breakages/breakage.ts';
import { applyBreakage, verdictOf } from '#tests/breakages/verdict.ts';
import { CommandError } from './command-error.ts';
import { runNamedTests } from './named-tests.ts';
import { runCommand } from './run-command.ts';
import { createScratchCopy, removeScratchCopy } from './scratch-copy.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
/** Different ports from those of `npm test`, so that both can run, and more odd requests than it has time for. */
const ENV = { TEST_PORT: process.env.TEST_PORT ?? '4371', ODD_REQUESTS: '20000' };

type Row = { id: string; verdict: string; seconds: number; why: string };

/** @throws {CommandError} if a named test fails without a breakage, because then the list itself is wrong. */
async function expectGreen(folder: string, chosen: readonly Breakage[]): Promise<void> {
  const tests = chosen.map(({ noticedBy }) => noticedBy);
  const { outcomes, printed } = await runNamedTests(folder, tests, ENV);
  const wrong = chosen.flatMap(({ id, noticedBy: { file, name } }) => {
    const own = outcomes.filter((outcome) => outcome.file === file && outcome.name === name);
    if (own.length === 0) return [`${id}: ${file} has no test "${name}", or it did not run`];
    const failed = own.find(({ status }) => status === 'failed');
    return failed ? [`${id}: "${name}" fails without the breakage: ${failed.message}`] : [];
  });
  if (wrong.length === 0) return;
  throw new CommandError(
    ['The list has problems:', ...wrong, ...(outcomes.length === 0 ? [printed] : [])].join('\n'),
  );
}

async function tryBreakage(folder: string, breakage: Breakage): Promise<Row> {
  const { id, file, noticedBy } = breakage;
  const started = performance.now();
  const path = join(folder, file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, applyBreakage(whole, breakage));
  try {
    const { outcomes, printed } = await runNamedTests(folder, [noticedBy], ENV);
    const seconds = (performance.now() - started) / 1000;
    return { id, seconds, ...verdictOf(outcomes, noticedBy, printed) };
  } finally {
    writeFileSync(path, whole);
  }
}

const lineOf = ({ id, verdict, seconds, why }: Row) =>
  `${verdict.padEnd(8)} ${seconds.toFixed(0).padStart(4)} s  ${id.padEnd(34)} ${why}`;

await runCommand(async () => {
  const filters = process.argv.slice(2);
  const chosen = breakages.filter(({ id, file, noticedBy }) =>
    [id, file, noticedBy.file].some((text) => filters.every((word) => text.includes(word))),
  );
  if (chosen.length === 0) throw new CommandError(`No breakage has ${filters.join(' and ')} in it`);
  const folder = createScratchCopy(PROJECT);
  process.once('exit', () => removeScratchCopy(folder));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  console.log(`${chosen.length} breakages. First their tests, with nothing broken …`);
  await expectGreen(folder, chosen);
  const rows: Row[] = [];
  for (const breakage of chosen) {
    const row = await tryBreakage(folder, breakage);
    console.log(lineOf(row));
    rows.push(row);
  }
  const survived = rows.filter(({ verdict }) => verdict !== 'killed');
  console.log(`\n${rows.length - survived.length} of ${rows.length} killed`);
  if (survived.length > 0)
    throw new CommandError(['These survived:', ...survived.map(lineOf)].join('\n'));
});
