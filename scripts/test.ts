// `npm test`: the check and the tests that every change needs. `npm test -- premium` (a name or a path): the test files
// whose path contains it. `npm run test:all`: everything. `npm run test:all -- engines firefox`: one part, which gets the
// words after its name.
import { spawn } from 'node:child_process';
import { CommandError } from './lib/command-error.ts';
import { runCommand } from './lib/run-command.ts';
import { FIRST_TIER, PARTS, type Part } from './lib/test-parts.ts';

type Outcome = { name: string; code: number | null; seconds: number; output: string };

/** Runs a part and waits until it ends. Its output appears at once, or is kept for later. */
function run(name: string, { command, args, env }: Part, isShown = true): Promise<Outcome> {
  const started = performance.now();
  const stream = isShown ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    stdio: ['ignore', stream, stream],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const printed of [child.stdout, child.stderr])
    printed?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ name, code, seconds: (performance.now() - started) / 1000, output }),
    );
  });
}

const withWords = (part: Part, words: readonly string[]) => ({
  ...part,
  args: [...part.args, ...words],
});

/** The check beside the tests, and then the other parts one after the other. */
async function runParts({ check, tests, ...others }: typeof PARTS): Promise<Outcome[]> {
  if (!check || !tests) throw new Error('The list of parts has lost the check or the tests');
  const outcomes = await Promise.all([run('check', check, false), run('tests', tests)]);
  process.stdout.write(outcomes[0].output);
  for (const [name, part] of Object.entries(others)) outcomes.push(await run(name, part));
  return outcomes;
}

function runWhatIsAsked(words: readonly string[]): Promise<Outcome[]> {
  const [first, ...rest] = words;
  if (first === undefined) return runParts(FIRST_TIER);
  if (first !== '--all') return one('tests', withWords(FIRST_TIER.tests, words));
  const [name, ...passedOn] = rest;
  if (name === undefined) return runParts(PARTS);
  const part = PARTS[name];
  if (part) return one(name, withWords(part, passedOn));
  throw new CommandError(`No part is called ${name}; choose from ${Object.keys(PARTS).join(', ')}`);
}

const one = async (name: string, part: Part) => [await run(name, part)];

await runCommand(async () => {
  const outcomes = await runWhatIsAsked(process.argv.slice(2));
  for (const { name, code, seconds } of outcomes)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${Math.round(seconds)} s)`);
  const failed = outcomes.filter(({ code }) => code !== 0).map(({ name }) => name);
  if (failed.length > 0) throw new CommandError(`Failed: ${failed.join(', ')}`);
});
