import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runAstro } from './astro.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/** Everything that a build reads. */
const INPUTS = [
  'src',
  'config',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

export type DemoPorts = { port: number; demoPort: number };
export type BuiltSite = { root: string; headersFile: string };

/**
 * The demo site of `project` for these ports, rebuilt only if something has changed since the last time.
 * Demo and test builds never touch `dist/`, which holds what is deployed.
 */
export async function ensureDemoBuild(
  { port, demoPort }: DemoPorts,
  project = PROJECT,
): Promise<BuiltSite & { isFresh: boolean }> {
  const folder = join(project, '.demo', `${port}-${demoPort}`);
  const built = { root: join(folder, 'site'), headersFile: join(folder, 'headers.json') };
  const stampFile = join(folder, 'inputs.sha256');
  const stamp = await digestOfInputs(project);
  const isFresh = stamp === (await readFile(stampFile, 'utf8').catch(() => null));
  if (!isFresh) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await runAstro(
      ['build'],
      {
        SITE_MODE: 'demo',
        PORT: String(port),
        DEMO_PORT: String(demoPort),
        SITE_OUT_DIR: built.root,
        SITE_HEADERS_FILE: built.headersFile,
      },
      { quiet: true, project },
    );
    await writeFile(stampFile, stamp);
  }
  return { ...built, isFresh };
}

async function digestOfInputs(project: string): Promise<string> {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of await filesBelow(join(project, input))) {
      hash.update(`${relative(project, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** `path` itself if it is a file, else every file below it, in a fixed order. */
async function filesBelow(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
