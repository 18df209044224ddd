import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runAstro } from '../../scripts/lib/astro.ts';
import { createScratchCopy, removeScratchCopy } from '../../tests/support/scratch-copy.ts';
import { markdownTable, type Part, type Row } from './report.ts';

/** How many pages are added to the site's own. */
const GROWTH = [0, 25, 250, 2_500];

export const GROWTH_HEADING = 'Growth';

/** The page that the added pages copy, each with its own heading. */
const TEMPLATE = 'src/pages/linkedin-management.astro';

/**
 * Builds a copy of the project with each number of added pages, and reports how long that takes and how large the
 * result is. `when` says when and where it was measured, for the report.
 */
export async function growthPart(when: string): Promise<Part> {
  const rows: Row[] = [];
  const folder = createScratchCopy(process.cwd());
  try {
    for (const count of GROWTH) {
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
    text: `A clean build of the site plus this many copies of ${TEMPLATE}, which are in no list of routes: the search index and the sitemap do not grow with them. Compressed twins count as files. Measured once, ${when}.`,
    table: markdownTable(['pages more', 'seconds', 'files', 'MB'], rows),
  };
}

/** Adds a route that makes `count` pages, each with its own heading. */
async function writePages(folder: string, count: number): Promise<void> {
  const outline = await readFile(join(folder, TEMPLATE), 'utf8');
  const paths = `export const getStaticPaths = () => Array.from({ length: ${count} }, (_, page) => ({ params: { grown: \`grown-\${page}\` } }));\n`;
  const page = [
    ['\nconst WEEK_ID', `\n${paths}\nconst WEEK_ID`],
    ['{...hero}', '{...hero} heading={[`${Astro.params.grown}`]}'],
  ].reduce((text, [place = '', grown = '']) => {
    if (!text.includes(place)) throw new Error(`${TEMPLATE} has no "${place.trim()}" any more`);
    return text.replace(place, () => grown);
  }, outline);
  await writeFile(join(folder, 'src/pages/[grown].astro'), page);
}

async function sizeOf(folder: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
