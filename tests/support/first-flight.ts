import { brotliDecompressSync, constants } from 'node:zlib';

/** What a server sends before it waits for an answer: ten segments. The headers of a page may take 1.2 kB of it. */
const FIRST_FLIGHT = 14_600 - 1_200;

/** The part of a page, compressed with brotli, that a browser can read from the first flight. */
export function readableFromFirstFlight(compressed: Buffer): string {
  const start = compressed.subarray(0, FIRST_FLIGHT);
  const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  return brotliDecompressSync(start, options).toString('utf8');
}
