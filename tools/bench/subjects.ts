import { createServer, type RequestListener } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server, Socket } from 'node:net';
import { dirname, join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { MAX_TLS_RECORD } from '../../build/hosts/nginx.ts';
import { type BuiltSite, createSiteHandler } from '../../server/static-server.ts';
import { certificate } from '../../tests/support/certificates.ts';
import { testSite } from '../../tests/test-site.ts';
import { writeFloor } from './floor.ts';
import type { Subject } from './measure.ts';
import { FLOOR } from './report.ts';
import { slowDown } from './slow-line.ts';

/** The pages that are measured: those that sell, and the longest text. */
const MEASURED = ['home', 'pbsengine', 'pbsenginePremium', 'aiAutomation', 'linkedin', 'terms'];

/** The baseline and the pages, each on three lines: a fast one, a slow one, and the slow one with HTTP/2 and TLS. */
export type Subjects = Record<'fast' | 'slow' | 'secure', readonly Subject[]>;

/** Serves `built`, a build of the demo, and a baseline made from its home page, until `close` is called. */
export async function serveSubjects(
  built: BuiltSite,
): Promise<{ subjects: Subjects; close: () => void }> {
  const floorFolder = join(dirname(built.root), 'floor');
  await writeFloor(built.root, floorFolder);
  const pages = testSite.routes.filter(({ id }) => MEASURED.includes(id));
  const closing: (() => void)[] = [];

  const open = async (root: string, protocol: Protocol, isSlow: boolean) => {
    const served = await serve({ root, headersFile: built.headersFile }, protocol);
    closing.push(served.close);
    const line = isSlow ? await slowDown(served.port) : served;
    if (isSlow) closing.push(line.close);
    return `${protocol === 'http1' ? 'http' : 'https'}://localhost:${line.port}`;
  };
  const all = async (protocol: Protocol, isSlow: boolean): Promise<Subject[]> => {
    const floor = await open(floorFolder, protocol, isSlow);
    const ours = await open(built.root, protocol, isSlow);
    return [
      { name: FLOOR, url: `${floor}/`, isIndexed: true },
      ...pages.map(({ path, indexed }) => ({ name: path, url: ours + path, isIndexed: indexed })),
    ];
  };
  return {
    subjects: {
      fast: await all('http1', false),
      slow: await all('http1', true),
      secure: await all('http2', true),
    },
    close() {
      for (const close of closing.toReversed()) close();
    },
  };
}

/** `http1` is not encrypted, `http2` uses TLS. */
type Protocol = 'http1' | 'http2';
export type Served = { port: number; close: () => void };

/** Serves a built site on a free port of this machine. */
async function serve(site: BuiltSite, protocol: Protocol): Promise<Served> {
  const handler = createSiteHandler(site);
  const server = protocol === 'http1' ? createServer(handler) : secureServer(handler);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: ((server as Server).address() as AddressInfo).port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
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
