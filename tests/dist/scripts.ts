import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './pages.ts';

/** Matches static imports as bundles write them. */
const STATIC_IMPORT = /\b(?:import|from)\s*["'](\.{1,2}\/[^"']+)["']/g;

/** The text of a built file. */
export const read = (address: string) => readFileSync(join(root, address), 'utf8');

/** The size of a built file after brotli compression, in bytes. */
export const compressedSize = (address: string) => brotliCompressSync(read(address)).length;

/** A script file and all its static imports: what a browser fetches before it runs any of it. */
export function withStaticImports(address: string, seen = new Set<string>()): Set<string> {
  if (seen.has(address)) return seen;
  seen.add(address);
  for (const [, specifier = ''] of read(address).matchAll(STATIC_IMPORT))
    withStaticImports(posix.resolve(posix.dirname(address), specifier), seen);
  return seen;
}
