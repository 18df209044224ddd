import { createServer, type RequestListener } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { MAX_TLS_RECORD } from '../../build/hosts/nginx.ts';
import { type BuiltSite, createSiteHandler } from '../../server/static-server.ts';
import { certificate } from '../../tests/support/certificates.ts';

/** `http1` is not encrypted, `http2` uses TLS. */
export type Protocol = 'http1' | 'http2';
export type Served = { port: number; close: () => void };

/** Serves a built site on a free port of this machine. */
export async function serve(site: BuiltSite, protocol: Protocol): Promise<Served> {
  const handler = createSiteHandler(site);
  const server = protocol === 'http1' ? createServer(handler) : secureServer(handler);
  const sessions = new Set<{ destroy: () => void }>();
  server.on(protocol === 'http1' ? 'connection' : 'session', (session: { destroy: () => void }) =>
    sessions.add(session),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: ((server as Server).address() as AddressInfo).port,
    close() {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}

function secureServer(handler: RequestListener) {
  const server = createSecureServer(
    certificate('valid'),
    // Node gives both protocols the same requests and responses, but different types.
    handler as unknown as (request: Http2ServerRequest, response: Http2ServerResponse) => void,
  );
  server.on('secureConnection', (socket: TLSSocket) => socket.setMaxSendFragment(MAX_TLS_RECORD));
  return server;
}
