import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Served } from './subjects.ts';

/** A phone with weak reception: the time of a round trip, and 1.6 Mbit/s as bytes in a millisecond. */
const [RTT_MS, BYTES_PER_MS] = [150, 1_600_000 / 8 / 1_000];

const SEGMENT = 1_448;
const FIRST_WINDOW = 10 * SEGMENT;

/**
 * Puts a slow line in front of the server on port `target`, and returns the port that leads through it. As with TCP, a
 * connection begins with a round trip; ten segments may be in flight at first, and one more for each one received (slow
 * start); and all connections share the line's capacity.
 */
export async function slowDown(target: number): Promise<Served> {
  const sockets = new Set<Socket>();
  const downlink = createDownlink();
  const server = createServer({ noDelay: true }, (visitor) => {
    const site = connect({ port: target, host: '127.0.0.1', noDelay: true });
    for (const socket of [visitor, site]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    visitor.on('close', () => site.destroy());
    carryUp(visitor, site);
    carryDown(site, visitor, downlink);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Requests: the first waits until the connection is established, each takes half a round trip. */
function carryUp(visitor: Socket, site: Socket): void {
  const stands = performance.now() + RTT_MS;
  const deliver = inOrder(site);
  visitor.on('data', (data) => {
    const wait = Math.max(0, stands - performance.now()) + RTT_MS / 2;
    deliver(data, wait);
  });
}

/** Writes to `socket` after a delay, in the order of the calls: timers that end together may fire in any order. */
function inOrder(socket: Socket): (data: Buffer, wait: number) => void {
  const queue: Buffer[] = [];
  return (data, wait) => {
    queue.push(data);
    setTimeout(() => {
      const next = queue.shift();
      if (next && socket.writable) socket.write(next);
    }, wait);
  };
}

/** Creates a function that returns the time at which the line will have carried `bytes` more. */
function createDownlink(): (bytes: number) => number {
  let free = 0;
  return (bytes) => {
    free = Math.max(free, performance.now()) + bytes / BYTES_PER_MS;
    return free;
  };
}

/** Answers, a segment at a time. */
function carryDown(site: Socket, visitor: Socket, downlink: (bytes: number) => number): void {
  const deliver = inOrder(visitor);
  let window = FIRST_WINDOW;
  let underWay = 0;
  let waiting = Buffer.alloc(0);
  let hasEnded = false;
  const send = () => {
    while (waiting.length > 0 && underWay < window) {
      const segment = waiting.subarray(0, SEGMENT);
      waiting = waiting.subarray(SEGMENT);
      underWay += segment.length;
      const arrival = downlink(segment.length) - performance.now() + RTT_MS / 2;
      deliver(segment, arrival);
      setTimeout(
        () => {
          underWay -= segment.length;
          window += segment.length;
          send();
        },
        arrival + RTT_MS / 2,
      );
    }
    // The connection ends only after everything under way has arrived.
    if (hasEnded && waiting.length === 0 && underWay === 0) visitor.end();
  };
  site.on('data', (data) => {
    waiting = Buffer.concat([waiting, data]);
    send();
  });
  site.on('end', () => {
    hasEnded = true;
    send();
  });
}
