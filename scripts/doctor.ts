// `npm run doctor`: checks what the site depends on outside its code.
// `-- --url ADDRESS` also checks a deployed site, `-- --only-url` nothing else; `-- --json` prints JSON.
import { runCommand } from './lib/run-command.ts';
import '#build/load-env-file.ts';
import { parseArgs } from 'node:util';
import { proof } from '#data/proof.ts';
import { InputError } from '#lib/input-error.ts';
import { parseEnv } from '#site/env.ts';
import { createSite, type Site } from '#site/site.ts';
import { findDeployedBuild } from './lib/release.ts';
import { checkDates } from './doctor/dates.ts';
import { checkDeployedSite } from './doctor/deployed-site.ts';
import { checkEmbeddedPages } from './doctor/embedded-pages.ts';
import { checkProof } from './doctor/proof.ts';
import { readLocalBuild } from './doctor/local-build.ts';
import { exitCode, formatReport, good, problem, type ReportLine } from './doctor/report.ts';
import { CommandError } from './lib/command-error.ts';

const OPTIONS = {
  url: { type: 'string' },
  'only-url': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

function readOptions() {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    const { url: text, 'only-url': onlyUrl, json } = values;
    const url = text === undefined ? null : URL.parse(text);
    if (text !== undefined && !/^https?:$/.test(url?.protocol ?? ''))
      throw new Error(
        `--url: "${text}" is not a full address; write it like https://www.your-company.com`,
      );
    if (onlyUrl && !url) throw new Error('--only-url: also name the site with --url');
    return { url, onlyUrl, json };
  } catch (error) {
    throw new CommandError(
      `${error instanceof Error ? error.message : String(error)}\nUse: npm run doctor [-- --url ADDRESS [--only-url]] [--json]`,
    );
  }
}

/** The configured site; if the configuration has problems, `null` and a line for each. */
function readSite(): { site: Site | null; configuration: ReportLine[] } {
  const area = 'Configuration';
  try {
    const site = createSite(parseEnv(process.env));
    const message = site.env.mode === 'demo' ? 'the demo needs none' : 'complete';
    return { site, configuration: [{ area, subject: '.env', ...good(message) }] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const fix =
      'Correct .env or the environment (.env.example explains each variable), then check again: the embedded pages are checked only then.';
    const configuration = error.problems.map((text) => {
      const [subject = '', ...message] = text.split(': ');
      return { area, subject, ...problem(message.join(': '), fix) };
    });
    return { site: null, configuration };
  }
}

await runCommand(async () => {
  const { url, onlyUrl, json } = readOptions();
  const build = url && readLocalBuild(findDeployedBuild());
  const today = new Date();
  const lines: ReportLine[] = [];
  if (!onlyUrl) {
    const { site, configuration } = readSite();
    lines.push(...configuration);
    if (site) lines.push(...(await checkEmbeddedPages(site, { today })));
    lines.push(...checkDates(today), ...checkProof(proof, today));
  }
  if (url && build) lines.push(...(await checkDeployedSite(build, url, today)));
  console.log(json ? JSON.stringify(lines, null, 2) : formatReport(lines));
  process.exitCode = exitCode(lines);
});
