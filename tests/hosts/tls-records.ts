import { connect, createServer, type AddressInfo } from 'node:net';
import { FIRST_FLIGHT } from '#tests/support/first-flight.ts';
import { overHttp2 } from './ask.ts';

/** The kind of a TLS record that carries an answer: https://www.rfc-editor.org/rfc/rfc8446#section-5.1 */
const APPLICATION_DATA = 23;
const RECORD_HEADER = 5;

/**
 * How much of the page at `path` (bytes, with headers) a browser can read from the first flight of `origin`, measured
 * by a relay: a TLS record can be read only once all of it has arrived.
 */
export async function bytesReadableFromFirstFlight(origin: string, path: string): Promise<number> {
  let sent = Buffer.alloc(0);
  /** How much the server had sent when the visitor answered its greeting: all of that had been received. */
  let received = 0;
  const relay = createServer((visitor) => {
    const server = connect(Number(new URL(origin).port), '127.0.0.1');
    visitor.pipe(server).pipe(visitor);
    visitor.on('data', () => (received ||= sent.length));
    server.on('data', (chunk: Buffer) => (sent = Buffer.concat([sent, chunk])));
    for (const socket of [visitor, server]) socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const { port } = relay.address() as AddressInfo;
  await overHttp2(`https://localhost:${port}`)({ path, headers: { 'accept-encoding': 'br' } });
  relay.close();
  let readable = 0;
  for (let at = received; at + RECORD_HEADER <= sent.length;) {
    const size = sent.readUInt16BE(at + 3);
    const end = at + RECORD_HEADER + size;
    if (end > received + FIRST_FLIGHT) break;
    if (sent[at] === APPLICATION_DATA) readable += size;
    at = end;
  }
  return readable;
}
