import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toIsoDate } from '#lib/format.ts';
import type { BuiltSite } from '#server/static-server.ts';

/** This project's folder. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that a build reads, and the commands that make it. */
const INPUTS = [
  '{src,build}/**/*.*',
  '{astro.config.ts,package.json,package-lock.json,tsconfig.json}',
  'scripts/{build,lib/astro,lib/demo-build,lib/release,lib/sbom}.ts',
];

/** The variables that programs need to run; they say where this machine keeps things. */
const MACHINE = ['PATH', 'HOME', 'USERPROFILE', 'SYSTEMROOT', 'TMPDIR', 'TEMP', 'TMP'];

/** `unsplit`: the pages before critical CSS moves to the head, for tests to compare. */
export type CachedBuild = BuiltSite & { unsplit: string };

type BuildOptions = {
  /** Where the build is kept, below `.demo` in `project`. */
  name: string;
  /** The whole configuration: no other variable of the shell or of .env reaches the build. */
  env: Record<string, string>;
  build: (env: NodeJS.ProcessEnv) => Promise<unknown>;
  project?: string;
  today?: Date;
};

/**
 * A build that is made again only if a file, the configuration or the day has changed (banners and security.txt depend
 * on the day). It never touches `dist/`, which holds what is deployed.
 */
export async function ensureBuild(options: BuildOptions): Promise<CachedBuild> {
  const { name, env, build, project = PROJECT, today = new Date() } = options;
  const folder = join(project, '.demo', name);
  const built = {
    root: join(folder, 'site'),
    headersFile: join(folder, 'deploy/headers.json'),
    unsplit: join(folder, 'unsplit'),
  };
  const stampFile = join(folder, 'inputs.sha256');
  const stamp = digestOf([JSON.stringify(env), toIsoDate(today)], project);
  if (stamp === (await readFile(stampFile, 'utf8').catch(() => null))) return built;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await build({
    ...machineEnv(),
    ...env,
    SITE_OUT_DIR: built.root,
    SITE_HEADERS_FILE: built.headersFile,
    SITE_UNSPLIT_DIR: built.unsplit,
  });
  await writeFile(stampFile, stamp);
  return built;
}

/** The variables that a program needs to run, and no configuration. */
export function machineEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => MACHINE.includes(name.toUpperCase())),
  );
}

function digestOf(values: readonly string[], project: string): string {
  const hash = createHash('sha256').update(values.join('\0'));
  for (const file of globSync(INPUTS, { cwd: project }).sort())
    hash.update(`${file}\0`).update(readFileSync(join(project, file)));
  return hash.digest('hex');
}
