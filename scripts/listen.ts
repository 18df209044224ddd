import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CommandError } from './command-error.ts';

/**
 * Lets `server` listen on `port` of this machine and waits until it answers. Returns its address.
 * @throws {CommandError} where the port is taken; `variable` names the setting that chooses another.
 */
export async function listen(server: Server, port: number, variable: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new CommandError(
              `Port ${port} is taken. Stop what uses it, or choose another one, for example ${variable}=${port + 100}.`,
            )
          : error,
      );
    });
    // Both families: "localhost" is either.
    server.listen(port, resolve);
  });
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  await fetch(address, { method: 'HEAD' });
  return address;
}
