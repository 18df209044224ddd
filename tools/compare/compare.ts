// `npm run compare`: writes compare/index.html, which shows what visitors would notice since the last commit.
// `npm run compare -- REV` compares with another state that Git knows.
import { runCommand } from '../../scripts/lib/run-command.ts';
import '../../build/load-env-file.ts';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDemoHandler } from '../../server/demo-host/server.ts';
import { type BuiltSite, createSiteHandler } from '../../server/static-server.ts';
import { ensureDemoBuild } from '../../scripts/lib/demo-build.ts';
import { demoPorts } from '../../tests/support/ports.ts';
import { browseWhile } from '../open-page.ts';
import { changedFiles, headersOf, isPage, readSite, textOf } from './built-site.ts';
import { pictureChanges, type ViewChange } from './pictures.ts';
import { reportPage, type Change } from './report.ts';
import { checkOut, findRevision } from './revision.ts';
import { wordChanges } from './words.ts';

const PROJECT = join(import.meta.dirname, '..', '..');
const FOLDER = join(PROJECT, 'compare');
/** Both states are built for the same ports. */
const PORTS = demoPorts('compare');

await runCommand(async () => {
  const revision = findRevision(PROJECT, process.argv.slice(2));
  console.log(`Comparing with ${revision.label}\nBuilding what is not built yet …`);
  const built = {
    before: await ensureDemoBuild(PORTS, checkOut(PROJECT, revision)),
    after: await ensureDemoBuild(PORTS),
  };
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });

  const sites = { before: readSite(built.before), after: readSite(built.after) };
  const { added, removed, changed } = changedFiles(sites.before, sites.after);
  const views = await photograph(built, changed.filter(isPage));
  const changes: Change[] = changed.map((path) => ({
    path,
    words: wordChanges(textOf(sites.before, path), textOf(sites.after, path)),
    views: views.get(path) ?? [],
    bytes: { before: sites.before.sentBytes(path), after: sites.after.sentBytes(path) },
  }));
  const headers = wordChanges(headersOf(sites.before), headersOf(sites.after));
  const report = { label: revision.label, added, removed, changes, headers };
  await writeFile(join(FOLDER, 'index.html'), reportPage(report));
  console.log(
    `${changes.length} files differ, ${added.length} are new, ${removed.length} are gone.\nOpen compare/index.html`,
  );
});

/** The pictures of these pages that differ, by the pages' files. */
async function photograph(
  built: { before: BuiltSite; after: BuiltSite },
  pages: readonly string[],
): Promise<Map<string, ViewChange[]>> {
  const found = new Map<string, ViewChange[]>();
  const ports = { before: PORTS.port + 2, after: PORTS.port };
  const handlers = [
    [ports.after, createSiteHandler(built.after)],
    [PORTS.demoPort, createDemoHandler()],
    [ports.before, createSiteHandler(built.before)],
  ] as const;
  await browseWhile(handlers, 'COMPARE_PORT', async (browser) => {
    for (const page of pages) {
      console.log(`Taking the pictures of ${page}`);
      found.set(page, await pictureChanges(browser, ports, page, FOLDER));
    }
  });
  return found;
}
