// `npm test`: the check and the tests that every change needs. `npm test -- premium` (a name or a path): the test files
// whose path contains it. `npm run test:all`: everything. `npm run test:all -- engines firefox`: one part, with the
// words after its name passed on to it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandError } from './lib/command-error.ts';
import { runCommand } from './lib/run-command.ts';
import { FIRST_TIER, NAMED, PARTS, type Part } from './lib/test-parts.ts';

type Outcome = { name: string; code: number | null; seconds: number; output: string };

/** Runs a part and waits until it ends. Its output is shown as it comes (`isShown`), or only collected. */
async function run(name: string, { command, args, env }: Part, isShown = true): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(command, args, {
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { name, code, seconds: (performance.now() - started) / 1000, output };
}

/** Runs one part and passes `words` on to it. */
const one = async (name: string, part: Part, words: readonly string[]) => {
  const { option } = part;
  const passedOn = option ? words.flatMap((word) => [option, word]) : words;
  return [await run(name, { ...part, args: [...part.args, ...passedOn] })];
};

/** Runs the check alongside the tests and prints its output after theirs; then the other parts, until one fails. */
async function runParts({ check, tests, ...others }: typeof PARTS): Promise<Outcome[]> {
  if (!check || !tests) throw new Error('The list of parts has lost the check or the tests');
  const outcomes = await Promise.all([run('check', check, false), run('tests', tests)]);
  process.stdout.write(outcomes[0].output);
  for (const [name, part] of Object.entries(others)) {
    if (outcomes.some(({ code }) => code !== 0)) break;
    outcomes.push(await run(name, part));
  }
  return outcomes;
}

function runWhatIsAsked(words: readonly string[]): Promise<Outcome[]> {
  const [first, name, ...rest] = words;
  if (first === undefined) return runParts(FIRST_TIER);
  if (first !== '--all') return one('tests', NAMED, words);
  if (name === undefined) return runParts(PARTS);
  const part = PARTS[name];
  if (part) return one(name, part, rest);
  throw new CommandError(`No part is called ${name}; choose from ${Object.keys(PARTS).join(', ')}`);
}

await runCommand(async () => {
  const outcomes = await runWhatIsAsked(process.argv.slice(2));
  const failed = outcomes.filter(({ code }) => code !== 0);
  console.log();
  for (const { name, code, seconds } of outcomes)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${Math.round(seconds)} s)`);
  if (failed.length > 0)
    throw new CommandError(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
});
