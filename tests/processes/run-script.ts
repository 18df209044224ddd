import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Running = {
  /** Everything that the script has printed so far. */
  output: () => string;
  /** Waits until the script has printed this. @throws if it ends before that. */
  until: (text: string) => Promise<void>;
  /** Waits for its end and returns its exit code. */
  ended: Promise<number | null>;
};

/** Starts a script of `scripts/` as npm does, with `env` added and Vitest's variables cleared. The caller stops it. */
export function startScript(
  name: string,
  env: Record<string, string>,
  args: string[] = [],
): Running & { stop: () => Promise<void> } {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { ...process.env, NODE_ENV: '', VITEST: '', ...env },
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
    stop: async () => {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
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
          reject(new Error(`${name} ended before it printed "${text}":\n${printed}`)),
        );
        look();
      }),
    ended,
  };
}

/** Starts a script and stops it when the test is over. */
export function runScript(...script: Parameters<typeof startScript>): Running {
  const running = startScript(...script);
  onTestFinished(running.stop);
  return running;
}

/** Occupies a port for the duration of the test, any free one by default, and returns it. */
export async function takePort(port = 0): Promise<number> {
  const server: Server = createServer((_, response) => response.end('somebody else'));
  server.listen(port);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
