import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a server on any free port of this machine until the test is over, and returns its port. */
export async function startServer(
  server: Server & { closeAllConnections: () => void },
): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Answers requests until the test is over, and returns the address. */
export async function serve(handler: RequestListener): Promise<string> {
  return `http://localhost:${await startServer(createServer(handler))}`;
}
