import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CommandError } from './command-error.ts';

/**
 * Runs the Astro command line with `env` on top of the current environment (`isAlone`: with `env` alone), in the folder
 * `project` or in this one, and waits until it ends. Its output appears as it comes, or (`quiet`) only if it fails.
 * @throws {CommandError} if it ends with an error.
 */
export async function runAstro(
  args: string[],
  env: NodeJS.ProcessEnv,
  { quiet = false, project = process.cwd(), isAlone = false } = {},
): Promise<void> {
  // The project's own Astro if it has one; a folder inside this project uses the one installed here.
  const manifest = createRequire(join(project, 'package.json')).resolve('astro/package.json');
  const astro = join(dirname(manifest), 'bin/astro.mjs');
  const child = spawn(process.execPath, [astro, ...args], {
    cwd: project,
    env: {
      ...(!isAlone && process.env),
      ASTRO_TELEMETRY_DISABLED: '1',
      // Test runners and shells set another value, which would send visitors React's development build.
      ...(args[0] === 'build' && { NODE_ENV: 'production' }),
      ...env,
    },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  // Ending this process also ends Astro.
  const stop = (signal: NodeJS.Signals) => {
    child.once('close', () => process.kill(process.pid, signal)).kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, stop);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  for (const signal of signals) process.removeListener(signal, stop);
  if (code === 0) return;
  process.stderr.write(Buffer.concat(output));
  throw new CommandError(`astro ${args.join(' ')} ended with code ${code}`);
}
