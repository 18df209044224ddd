import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { machineEnv } from '#scripts/lib/cached-build.ts';

export type Running = {
  /** Everything that the script has printed so far. */
  output: () => string;
  /** Waits until the script has printed this. @throws if it ends before that. */
  until: (text: string) => Promise<void>;
  /** Waits for its end and returns its exit code. */
  ended: Promise<number | null>;
};

/** Starts a command (`scripts/start`) with `env` as its whole configuration. The caller stops it. */
export function startScript(
  file: string,
  env: Record<string, string>,
  args: string[] = [],
): Running & { interrupt: () => void; stop: () => Promise<void> } {
  const child = spawn(process.execPath, [`${file}.ts`, ...args], {
    env: { ...machineEnv(), CHROME_PATH: process.env.CHROME_PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group: what the script has started ends with it.
    detached: true,
  });
  let printed = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      for (const look of waiting) look();
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    interrupt: () => void child.kill('SIGTERM'),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
        process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
    output: () => printed,
    until: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!printed.includes(text)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        void ended.then(() =>
          reject(new Error(`${file} ended before it printed "${text}":\n${printed}`)),
        );
        look();
      }),
    ended,
  };
}
