import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { afterBuild, filesBelow } from './files.ts';

const TEXT_FILE = /\.(?:css|html|ico|js|json|svg|txt|webmanifest|xml)$/;
/** Below this size, compression saves too little to be worth a file. */
const MIN_BYTES = 1024;

/** Right-aligned, so that lines sort as their numbers do. */
const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** Writes `content`, compressed as far as possible, to `path` plus `.br` and `.gz`; returns the size of the `.br`. */
export async function writeCompressed(path: string, content: Buffer): Promise<number> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const small = await brotli(content, { params });
  await writeFile(`${path}.br`, small);
  await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
  return small.length;
}

/**
 * Writes a `.br` and a `.gz` beside every text file, for servers that send compressed files as they are, and logs the
 * compressed size of each page.
 */
export function precompress(): AstroIntegration {
  return afterBuild('precompress', async (root, logger) => {
    const files = filesBelow(root).filter((file) => TEXT_FILE.test(file));
    const pages: string[] = [];
    await Promise.all(
      files.map(async (file) => {
        const path = join(root, file);
        const content = await readFile(path);
        if (content.length < MIN_BYTES) return;
        const size = await writeCompressed(path, content);
        if (file.endsWith('.html')) pages.push(`${kB(size)} kB ${file}`);
      }),
    );
    logger.info(`compressed:\n${pages.sort().reverse().join('\n')}`);
  });
}
