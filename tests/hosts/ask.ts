import { request as http } from 'node:http';
import { connect, constants } from 'node:http2';
import { request as https } from 'node:https';
import type { Ask, HostAnswer } from './table.ts';

/** Asks a server over HTTP/1.1, with TLS if the origin says so; accepts the tests' own certificate. */
export function overHttp1(origin: string): Ask {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? https : http;
  return ({ path, method = 'GET', headers }) =>
    new Promise((resolve, reject) => {
      send(
        { hostname, port, path, method, headers, rejectUnauthorized: false, agent: false },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers as HostAnswer['headers'],
              body: Buffer.concat(chunks),
            }),
          );
        },
      )
        .once('error', reject)
        .end();
    });
}

/** Asks a server over HTTP/2. */
export function overHttp2(origin: string): Ask {
  return ({ path, method = 'GET', headers }) =>
    new Promise((resolve) => {
      const chunks: Buffer[] = [];
      let answer: Omit<HostAnswer, 'body'> = { status: 0, headers: {} };
      const session = connect(origin, { rejectUnauthorized: false });
      const close = (error?: Error) => {
        session.destroy();
        // A server may close a connection that asks for something impossible.
        if (answer.status === 0 && error)
          resolve({ status: 0, headers: {}, body: Buffer.alloc(0) });
      };
      session.once('error', close).once('goaway', () => close(new Error('goaway')));
      const stream = session.request({ ':path': path, ':method': method, ...headers });
      stream.once('response', ({ [constants.HTTP2_HEADER_STATUS]: status, ...rest }) => {
        answer = { status: Number(status), headers: rest as HostAnswer['headers'] };
      });
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('error', close);
      stream.once('end', () => {
        session.close();
        resolve({ ...answer, body: Buffer.concat(chunks) });
      });
      stream.end();
    });
}
