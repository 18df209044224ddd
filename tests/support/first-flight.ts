import { brotliDecompressSync, constants } from 'node:zlib';

/** What a server sends before it waits for an answer: ten segments (bytes). */
export const FIRST_FLIGHT = 14_600;
/** How much of it the headers of a page may take (bytes). */
const HEADERS = 1_200;

/** The part of a page, compressed with brotli, that a browser can read from the first flight. */
export function readableFromFirstFlight(compressed: Buffer): string {
  const start = compressed.subarray(0, FIRST_FLIGHT - HEADERS);
  const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  return brotliDecompressSync(start, options).toString('utf8');
}
