// `npm --prefix tools run mutants`: applies this folder's patches to a copy of the project, one at a time, runs the
// tests that each names, and fails if they pass. `… -- focus` takes only patches with that word; all take half an hour.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../../scripts/lib/command-error.ts';
import { runCommand } from '../../scripts/lib/run-command.ts';
import { createScratchCopy, removeScratchCopy } from '../../tests/support/scratch-copy.ts';

const FOLDER = import.meta.dirname;
const PROJECT = join(FOLDER, '..', '..');
/** Far from the ports of `npm test`, so that both can run; each copy takes a hundred. */
const FIRST_PORT = 7_000;
const LONGEST_RUN_MS = 600_000;

/** A change: what is wrong once it is made, the diff, and the test files (or some of their tests) that must notice. */
type Mutant = { name: string; patch: string; tests: readonly string[]; only: string | undefined };
type Run = { code: number | null; printed: string };

/** The mutants in the files of this folder: each begins with a line "=== name". */
function readMutants(words: readonly string[]): Mutant[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.patch'))
    .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split(/^=== /m).slice(1))
    .map((patch) => {
      const name = patch.split('\n', 1)[0] ?? '';
      const [tests = '', only] = /^Tests: (.+)$/m.exec(patch)?.[1]?.split(' -t ') ?? [];
      if (tests === '') throw new CommandError(`${name} has no line "Tests: tests/…"`);
      return { name, patch, tests: tests.split(' '), only };
    })
    .filter(({ patch }) => words.every((word) => patch.includes(word)));
}

/** Applies a patch, reverts it (`--reverse`) or only tries (`--check`). Returns git's message if it does not fit. */
function apply({ patch }: Mutant, copy: string, ...options: string[]): string {
  const { status, stderr } = spawnSync('git', ['apply', '--unidiff-zero', ...options], {
    cwd: copy,
    // Keeps git from finding a repository in a folder above the copy.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: join(copy, '..') },
    input: patch,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr;
}

/** Runs test files in a copy, until the first test fails. */
async function runTests(
  copy: string,
  { tests, only }: Pick<Mutant, 'tests' | 'only'>,
  port: number,
): Promise<Run> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot', ...tests];
  if (only) args.push('--testNamePattern', only);
  const child = spawn(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, TEST_PORT: String(port), TEST_TIER: 'all', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_RUN_MS,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed };
}

/** The first line of what a run printed that says what failed. */
const reasonOf = (printed: string) =>
  (/(?:Error|FAIL|×)[^\n]*/.exec(printed)?.[0] ?? printed.trim().slice(-160)).slice(0, 160);

/** Tries the mutants one by one in a copy of its own, and returns the names of those that survived. */
async function tryIn(queue: Iterator<Mutant>, copy: string, port: number): Promise<string[]> {
  const survivors: string[] = [];
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const mutant = next.value;
    const started = performance.now();
    apply(mutant, copy);
    const { code, printed } = await runTests(copy, mutant, port);
    apply(mutant, copy, '--reverse');
    const seconds = ((performance.now() - started) / 1_000).toFixed(0).padStart(4);
    if (!/\d (?:passed|failed)/.test(printed) && code === 0)
      throw new CommandError(`${mutant.name}: no test ran; correct its line "Tests:"`);
    const verdict = code === 0 ? 'survived' : 'killed';
    console.log(
      `${verdict.padEnd(8)} ${seconds} s  ${mutant.name}  ${code === 0 ? '' : reasonOf(printed)}`,
    );
    if (code === 0) survivors.push(mutant.name);
  }
  return survivors;
}

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const mutants = readMutants(positionals);
  if (mutants.length === 0) throw new CommandError(`No mutant has ${positionals.join(' and ')}`);
  const copies = Array.from({ length: Math.min(availableParallelism(), mutants.length) }, () =>
    createScratchCopy(PROJECT),
  );
  process.once('exit', () => copies.forEach(removeScratchCopy));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  const [first = ''] = copies;
  const misfits = mutants.flatMap((mutant) => {
    const misfit = apply(mutant, first, '--check');
    return misfit ? [`${mutant.name}: ${misfit}`] : [];
  });
  if (misfits.length > 0)
    throw new CommandError(`Patches that no longer apply; write them anew:\n${misfits.join('')}`);
  const files = new Set(mutants.flatMap(({ tests }) => tests));
  console.log(`${mutants.length} mutants. First their tests, with nothing changed …`);
  const { code, printed } = await runTests(
    first,
    { tests: [...files], only: undefined },
    FIRST_PORT,
  );
  if (code !== 0) throw new CommandError(`The tests fail without a mutant:\n${printed}`);
  const queue = mutants.values();
  const survivors = await Promise.all(
    copies.map((copy, index) => tryIn(queue, copy, FIRST_PORT + 100 * (index + 1))),
  );
  const names = survivors.flat();
  console.log(`\n${mutants.length - names.length} of ${mutants.length} killed`);
  if (names.length > 0) throw new CommandError(['These survived:', ...names].join('\n'));
});
