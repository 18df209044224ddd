import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const TEXT_FILES = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);
/** Below this size, compression saves too little to be worth a file. */
const SMALLEST_BYTES = 1024;

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** Writes a `.br` and a `.gz` beside every text file, as small as possible, for servers that send them as is. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).filter((file) =>
          TEXT_FILES.has(extname(file)),
        );
        await Promise.all(
          files.map(async (file) => {
            const path = join(root, file);
            const content = await readFile(path);
            if (content.length < SMALLEST_BYTES) return;
            const params = {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            };
            await writeFile(`${path}.br`, await brotli(content, { params }));
            await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
          }),
        );
      },
    },
  };
}
