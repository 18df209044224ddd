import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runAstro } from '../astro.ts';
import { createScratchCopy, removeScratchCopy } from '../scratch-copy.ts';
import type { Part } from './report.ts';
import { markdownTable, type Row } from './table.ts';

/** How many pages are added to those of the site. */
export const GROWTH = [0, 25, 250, 2_500] as const;

export const GROWTH_HEADING = 'Growth';

/** A page of the site with every kind of section, which the added pages repeat. */
const TEMPLATE = 'src/pages/linkedin-management.astro';

/** Builds a copy of the project with so many pages more, and says how long that takes and what comes out. */
export async function growthPart(counts: readonly number[]): Promise<Part> {
  const rows: Row[] = [];
  const folder = createScratchCopy(process.cwd());
  try {
    for (const count of counts) {
      await writePages(folder, count);
      const start = performance.now();
      await runAstro(
        ['build'],
        { SITE_MODE: 'demo', SITE_OUT_DIR: 'dist', SITE_HEADERS_FILE: 'deploy/headers.json' },
        { quiet: true, project: folder },
      );
      const seconds = (performance.now() - start) / 1_000;
      const { files, bytes } = await sizeOf(join(folder, 'dist'));
      rows.push([String(count), seconds.toFixed(0), String(files), (bytes / 1e6).toFixed(1)]);
    }
  } finally {
    removeScratchCopy(folder);
  }
  return {
    heading: GROWTH_HEADING,
    text: 'A build of the site with so many long pages more, without anything left from a build before. Compressed twins count as files.',
    table: markdownTable(['pages more', 'seconds', 'files', 'MB'], rows),
  };
}

/** Adds a route that makes `count` pages, each with a heading of its own. */
async function writePages(folder: string, count: number): Promise<void> {
  const outline = await readFile(join(folder, TEMPLATE), 'utf8');
  const paths = `export const getStaticPaths = () => Array.from({ length: ${count} }, (_, page) => ({ params: { grown: \`grown-\${page}\` } }));\n`;
  await writeFile(
    join(folder, 'src/pages/[grown].astro'),
    outline
      .replace('\nconst WEEK_ID', `\n${paths}\nconst WEEK_ID`)
      .replace('{...hero}', '{...hero} heading={[`${Astro.params.grown}`]}'),
  );
}

async function sizeOf(folder: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
