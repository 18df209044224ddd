// `npm run compare`: writes a page, compare/index.html, that shows what visitors would notice since the last commit.
// `npm run compare -- REV` compares with another state that Git knows.
import './explain-errors.ts';
import '#config/load-env-file.ts';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDemoHandler } from '#demo-host/server.ts';
import { launchChromium } from './browser.ts';
import { addressOf, changedFiles, isPage, readSite, stylesOf } from './compare/built-site.ts';
import { compareSites } from './compare/comparison.ts';
import { pictureChanges, type ViewChange } from './compare/pictures.ts';
import { reportPage, summaryOf } from './compare/report.ts';
import { checkOut, findRevision, parseArguments } from './compare/revision.ts';
import { ensureDemoBuild, type BuiltSite } from './demo-build.ts';
import { listen } from './listen.ts';
import { runCommand } from './run-command.ts';
import { createSiteHandler } from './site-server.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const FOLDER = 'compare';
const port = Number(process.env.COMPARE_PORT ?? 4361);
/** Separate ports, so that states can be compared while `npm start` runs. Both states are built for the same ones. */
const PORTS = { port, demoPort: port + 1 };

await runCommand(async () => {
  const revision = findRevision(PROJECT, parseArguments(process.argv.slice(2)));
  console.log(`Comparing with ${revision.label}\nBuilding what is not built yet …`);
  const before = await ensureDemoBuild(PORTS, checkOut(PROJECT, revision));
  const after = await ensureDemoBuild(PORTS);

  const pictures = join(FOLDER, 'pictures');
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(pictures, { recursive: true });
  const sites = { before: readSite(before), after: readSite(after) };
  const pages = changedFiles(sites.before, sites.after)
    .changed.filter(isPage)
    .map((path) => ({
      path: addressOf(path),
      hasSameStyles: stylesOf(sites.before, path) === stylesOf(sites.after, path),
    }));
  const views = await photograph({ before, after }, pages, pictures);
  const comparison = await compareSites(sites, { label: revision.label, views, pictures });

  await copyFile(
    fileURLToPath(new URL('compare/report.css', import.meta.url)),
    join(FOLDER, 'report.css'),
  );
  await writeFile(join(FOLDER, 'index.html'), reportPage(comparison));
  console.log(['', ...summaryOf(comparison), '', `Open ${join(FOLDER, 'index.html')}`].join('\n'));
});

/** The pictures of these pages that differ, by address. */
async function photograph(
  built: { before: BuiltSite; after: BuiltSite },
  pages: readonly { path: string; hasSameStyles: boolean }[],
  folder: string,
): Promise<Map<string, ViewChange[]>> {
  const found = new Map<string, ViewChange[]>();
  if (pages.length === 0) return found;
  const servers = [
    createServer(createSiteHandler(built.after)),
    createServer(createDemoHandler()),
    createServer(createSiteHandler(built.before)),
  ] as const;
  const after = await listen(servers[0], PORTS.port, 'COMPARE_PORT');
  await listen(servers[1], PORTS.demoPort, 'COMPARE_PORT');
  const before = await listen(servers[2], port + 2, 'COMPARE_PORT');
  const browser = await launchChromium('shell');
  try {
    for (const page of pages) {
      console.log(`Taking the pictures of ${page.path}`);
      found.set(page.path, await pictureChanges(browser, { before, after }, page, folder));
    }
  } finally {
    await browser.close();
    for (const server of servers) server.close().closeAllConnections();
  }
  return found;
}
