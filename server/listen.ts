import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type AddressInfo, type Server as NetServer } from 'node:net';
import { InputError } from '#lib/input-error.ts';

/** "localhost" is either of these. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;
/** The error codes on a machine without IPv6. */
const NO_SUCH_FAMILY = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Makes `server` listen on `port`, waits until it answers, and returns its address. Only this machine can reach it,
 * unless the variable HOST names an address to listen on.
 * @throws {InputError} if the port is taken; `variable` names the setting that chooses another.
 */
export async function listen(server: Server, port: number, variable: string): Promise<string> {
  const host = process.env.HOST;
  // Connections that send nothing, or not enough, are dropped.
  server.headersTimeout = 10_000;
  server.timeout = 60_000;
  await listenOn(server, host ?? LOOPBACK[0], port, variable);
  const { port: taken } = server.address() as AddressInfo;
  if (host === undefined) {
    const second = createServer((socket) => server.emit('connection', socket));
    server.once('close', () => second.close());
    try {
      await listenOn(second, LOOPBACK[1], taken, variable);
    } catch (error) {
      if (!NO_SUCH_FAMILY.includes((error as NodeJS.ErrnoException).code ?? '')) {
        server.close();
        throw error;
      }
    }
  }
  const name = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${taken}`;
  await fetch(address, { method: 'HEAD' });
  return address;
}

async function listenOn(
  server: NetServer | Server,
  host: string,
  port: number,
  variable: string,
): Promise<void> {
  try {
    await once(server.listen({ port, host }), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new InputError(
        `Port ${port} is taken. Stop what uses it, or choose another one, for example ${variable}=${port + 100}.`,
        [],
      );
    if (process.env.HOST === undefined) throw error;
    throw new InputError(`HOST: ${host} is not an address of this machine.`, []);
  }
}
