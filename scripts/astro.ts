import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CommandError } from './command-error.ts';

const ASTRO = fileURLToPath(new URL('../node_modules/astro/bin/astro.mjs', import.meta.url));

/**
 * Runs the Astro command line with `env` on top of the present environment, and waits for its end.
 * Its output appears as it comes, or (`quiet`) only when it fails.
 * @throws where it ends with an error.
 */
export async function runAstro(
  args: string[],
  env: Record<string, string>,
  { quiet = false } = {},
): Promise<void> {
  const child = spawn(process.execPath, [ASTRO, ...args], {
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      // Test runners and shells set another one, which would send visitors the React for developers.
      ...(args[0] === 'build' && { NODE_ENV: 'production' }),
      ...env,
    },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    process.stderr.write(Buffer.concat(output));
    throw new CommandError(`astro ${args.join(' ')} ended with code ${code}`);
  }
}
