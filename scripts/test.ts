// `npm test`: runs everything. `npm test -- premium` (a name or a path): runs the test files whose path contains it.
import { spawn } from 'node:child_process';
import { runCommand } from './run-command.ts';
import { CommandError } from './command-error.ts';

const VITEST = ['node_modules/vitest/vitest.mjs', 'run'];

type Part = { name: string; code: number | null; seconds: number; output: string };

/** Runs a command and waits until it ends. Its output appears at once, or is kept for later. */
function run(name: string, command: string, args: string[], isShown: boolean): Promise<Part> {
  const started = performance.now();
  const child = spawn(command, args, {
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ name, code, seconds: (performance.now() - started) / 1000, output }),
    );
  });
}

await runCommand(async () => {
  const filters = process.argv.slice(2);
  const tests = run('tests', process.execPath, [...VITEST, ...filters], true);
  const parts =
    filters.length > 0
      ? [await tests]
      : await Promise.all([run('check', 'npm', ['run', 'check'], false), tests]);
  for (const { output } of parts) process.stdout.write(output);
  for (const { name, code, seconds } of parts)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${Math.round(seconds)} s)`);
  const failed = parts.filter(({ code }) => code !== 0).map(({ name }) => name);
  if (failed.length > 0) throw new CommandError(`Failed: ${failed.join(', ')}`);
});
