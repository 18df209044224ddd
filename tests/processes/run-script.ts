import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { startScript } from '#tests/support/start-script.ts';

/** Starts a script and stops it when the test is over. */
export function runScript(...script: Parameters<typeof startScript>) {
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
