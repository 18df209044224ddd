import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './pages.ts';

/** Matches static imports as bundles write them. */
const STATIC_IMPORT = /\b(?:import|from)\s*["'](\.{1,2}\/[^"']+)["']/g;

/** The text of a built file. */
export const read = (address: string) => readFileSync(join(root, address), 'utf8');

/** How many bytes visitors get for a built file: those of its compressed twin, if the build wrote one. */
export function sizeOf(address: string): number {
  const path = join(root, address);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** A script file and all its static imports: what a browser fetches before it runs any of it. */
export function withStaticImports(address: string, seen = new Set<string>()): Set<string> {
  if (seen.has(address)) return seen;
  seen.add(address);
  for (const [, specifier = ''] of read(address).matchAll(STATIC_IMPORT))
    withStaticImports(posix.resolve(posix.dirname(address), specifier), seen);
  return seen;
}
