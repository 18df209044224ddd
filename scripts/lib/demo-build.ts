import { cp, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeCompressed } from '#build/compress.ts';
import { filesBelow } from '#build/files.ts';
import { parsePorts } from '#site/env.ts';
import { runAstro } from './astro.ts';
import { ensureBuild, PROJECT, type CachedBuild } from './cached-build.ts';

export type DemoPorts = { port: number; demoPort: number };

/** The ports that the demo is built for. */
const BUILT_PORTS = parsePorts({});
const BUILT_HOSTS = new RegExp(
  String.raw`\b(localhost|127\.0\.0\.1):(${BUILT_PORTS.port}|${BUILT_PORTS.demoPort})\b`,
  'g',
);

/**
 * The demo site of `project` for these ports: built once, and copied with its addresses changed. Each command serves
 * its own copy, so a build for another command does not touch it.
 */
export async function ensureDemoBuild(
  ports: DemoPorts,
  project = PROJECT,
  today = new Date(),
): Promise<CachedBuild> {
  const demo = await ensureBuild({
    name: 'demo',
    env: { SITE_MODE: 'demo' },
    build: (env) => runAstro(['build'], env, { quiet: true, project, isAlone: true }),
    project,
    today,
  });
  return ensureBuild({
    name: `${ports.port}-${ports.demoPort}`,
    env: { PORT: String(ports.port), DEMO_PORT: String(ports.demoPort) },
    build: ({ SITE_OUT_DIR = '' }) =>
      copyForPorts(dirname(demo.root), dirname(SITE_OUT_DIR), ports),
    project,
    today,
  });
}

/**
 * Copies a build and writes these ports into its addresses. The hashes of the policy still match: no script or style
 * that they cover names a port, or browsers would block it and the browser tests, which use such a copy, would fail.
 */
async function copyForPorts(from: string, to: string, ports: DemoPorts): Promise<void> {
  await cp(from, to, { recursive: true });
  await Promise.all(
    filesBelow(to).map(async (file) => {
      const path = join(to, file);
      // One character for each byte, so that a file of any kind can be read and written.
      const text = await readFile(path, 'latin1');
      const changed = text.replace(
        BUILT_HOSTS,
        (_, host: string, port: string) =>
          `${host}:${Number(port) === BUILT_PORTS.port ? ports.port : ports.demoPort}`,
      );
      if (changed === text) return;
      await writeFile(path, changed, 'latin1');
      if (existsSync(`${path}.br`)) await writeCompressed(path, Buffer.from(changed, 'latin1'));
    }),
  );
}
