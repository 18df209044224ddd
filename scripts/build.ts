// `npm run build`: builds the site for deployment into dist/, and what its hosts need into deploy/, from the
// configuration (.env.example). A build that fails leaves both as they were.
import { runCommand } from './lib/run-command.ts';
import '#build/load-env-file.ts';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { banner } from '#data/banner.ts';
import { parseEnv } from '#site/env.ts';
import { createSite } from '#site/site.ts';
import { runAstro } from './lib/astro.ts';
import { checkWords } from './lib/check-words.ts';
import { checkDates } from './doctor/dates.ts';
import { formatReport } from './doctor/report.ts';
import { writeInventory } from './lib/sbom.ts';
import {
  claimWorkFolder,
  DEPLOYED_BUILD,
  parseKeepBuilds,
  publish,
  unpublished,
  workFolder,
  type Release,
} from './lib/release.ts';

const release: Release = { site: DEPLOYED_BUILD.root, deploy: dirname(DEPLOYED_BUILD.headersFile) };

await runCommand(async () => {
  const { env } = createSite(parseEnv({ ...process.env, SITE_MODE: 'production' }));
  await checkWords(env);
  const keepBuilds = parseKeepBuilds(process.env.KEEP_BUILDS);
  const { site, deploy } = unpublished(release);
  await claimWorkFolder(release);
  try {
    await runAstro(['build'], {
      SITE_MODE: 'production',
      SITE_OUT_DIR: site,
      SITE_HEADERS_FILE: join(deploy, 'headers.json'),
    });
    // Not imported above: it reads the configuration, which is checked first.
    const { checkBannerPlace } = await import('#features/navigation/banner.ts');
    checkBannerPlace(banner, (path) =>
      readFileSync(join(site, path === '/' ? 'index.html' : `${path}.html`), 'utf8'),
    );
    await writeInventory(deploy);
    const kept = await publish(release, keepBuilds);
    if (kept < keepBuilds)
      console.warn(`KEEP_BUILDS: only ${kept} of ${keepBuilds}; docs/deploy.md says why`);
  } finally {
    await rm(workFolder(release), { recursive: true, force: true });
  }
  const due = checkDates(new Date()).filter(({ severity }) => severity !== 'good');
  if (due.length > 0) console.warn(formatReport(due));
});
