import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BuiltSite } from '#server/static-server.ts';
import { CommandError } from './command-error.ts';

/** Where `npm run build` puts the site and its headers. */
export const DEPLOYED_BUILD: BuiltSite = {
  root: process.env.SITE_OUT_DIR ?? 'dist',
  headersFile: process.env.SITE_HEADERS_FILE ?? 'deploy/headers.json',
};

/** What `npm run build` wrote. @throws {CommandError} if it has not run */
export function findDeployedBuild(): BuiltSite {
  if (Object.values(DEPLOYED_BUILD).every((path) => existsSync(path))) return DEPLOYED_BUILD;
  throw new CommandError('There is no build. Run `npm run build` first.');
}

/** The folders of a build: the one that is published, and the one with what its hosts need. */
export type Release = { site: string; deploy: string };

/** The folder of the files whose name contains their hash. */
const HASHED = '_astro';
/** The file that lists the hashed files of each build that is kept, the newest first. */
const RECORD = 'builds.json';

/** The folder that a build is made in, next to that of the last good one. */
export function workFolder({ site }: Release): string {
  return `${site}.new`;
}

/**
 * Creates the folder that a build is made in, replacing one that an interrupted build has left behind.
 * @throws {CommandError} while another build is being made in it.
 */
export async function claimWorkFolder(release: Release): Promise<void> {
  const folder = workFolder(release);
  const owner = join(folder, 'process');
  const id = Number(await readFile(owner, 'utf8').catch(() => ''));
  if (id && isRunning(id))
    throw new CommandError(
      `Another build is running (process ${id}). Wait until it ends; if none is, delete ${folder}`,
    );
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(owner, String(process.pid));
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Where a build is made before it is published. */
export function unpublished(release: Release): Release {
  return { site: join(workFolder(release), 'site'), deploy: join(workFolder(release), 'deploy') };
}

/** How many builds' hashed files a published folder keeps. @throws {CommandError} */
export function parseKeepBuilds(text = ''): number {
  const count = Number(text.trim() || '1');
  if (Number.isInteger(count) && count >= 1 && count <= 50) return count;
  throw new CommandError(
    `KEEP_BUILDS: must be a number from 1 (this build alone) to 50 (got "${text}")`,
  );
}

/**
 * Replaces the last build with a finished one. The hashed files of the last `keepBuilds - 1` builds stay, so that pages
 * that were opened before still find their scripts.
 * @returns how many builds the folder now has the files of.
 */
export async function publish(release: Release, keepBuilds: number): Promise<number> {
  const made = unpublished(release);
  const builds = await keepHashedFiles(release, made, keepBuilds);
  await writeFile(join(made.deploy, RECORD), `${JSON.stringify(builds, null, 1)}\n`);
  for (const entry of await readdir(made.deploy))
    await replace(join(made.deploy, entry), join(release.deploy, entry));
  await replace(made.site, release.site);
  return builds.length;
}

async function keepHashedFiles(
  release: Release,
  made: Release,
  keepBuilds: number,
): Promise<string[][]> {
  const current = (await readdir(join(made.site, HASHED))).sort();
  const record = join(release.deploy, RECORD);
  const before = existsSync(record)
    ? (JSON.parse(await readFile(record, 'utf8')) as string[][])
    : [];
  const isRepeated = JSON.stringify(before[0]) === JSON.stringify(current);
  const builds = [current, ...before.slice(isRepeated ? 1 : 0)].slice(0, keepBuilds);
  for (const file of new Set(builds.slice(1).flat())) {
    const [from, to] = [join(release.site, HASHED, file), join(made.site, HASHED, file)];
    if (existsSync(from) && !existsSync(to)) await cp(from, to, { preserveTimestamps: true });
  }
  return builds;
}

/** Replaces `to` by two renames, so that it is never incomplete. */
async function replace(from: string, to: string): Promise<void> {
  const old = join(dirname(to), `.${basename(to)}.old`);
  await mkdir(dirname(to), { recursive: true });
  await rm(old, { recursive: true, force: true });
  if (existsSync(to)) await rename(to, old);
  await rename(from, to);
  await rm(old, { recursive: true, force: true });
}
