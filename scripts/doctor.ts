// `npm run doctor`: checks whether everything outside the code that the site depends on is in order.
// `-- --url ADDRESS` also checks a deployed site, `-- --only-url` nothing else; `-- --json` prints the findings for
// other programs.
import { runCommand } from './lib/run-command.ts';
import '#build/load-env-file.ts';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { InputError } from '#lib/input-error.ts';
import { parseEnv } from '#site/env.ts';
import { createSite, type Site } from '#site/site.ts';
import { DEPLOYED_BUILD } from './lib/deployed-build.ts';
import { checkDates } from './doctor/dates.ts';
import { checkDeployedSite } from './doctor/deployed-site.ts';
import { checkEmbeddedPages } from './doctor/embedded-pages.ts';
import { filesOfBuild, filesOfSite } from './doctor/expected-files.ts';
import { exitCode, formatReport, type Finding } from './doctor/finding.ts';
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

/** The configured site; if the configuration has problems, `null` and a finding for each. */
function readSite(): { site: Site | null; configuration: Finding[] } {
  const area = 'Configuration';
  try {
    const site = createSite(parseEnv(process.env));
    const says = site.env.mode === 'demo' ? 'the demo needs none' : 'complete';
    return { site, configuration: [{ area, subject: '.env', verdict: 'good', says }] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const fix =
      'Correct .env or the environment (.env.example explains each variable), then check again: the embedded pages are checked only then.';
    const configuration = error.problems.map((problem): Finding => {
      const [subject = '', ...says] = problem.split(': ');
      return { area, subject, verdict: 'problem', says: says.join(': '), fix };
    });
    return { site: null, configuration };
  }
}

function expectedFiles(site: Site | null) {
  const { root, headersFile } = DEPLOYED_BUILD;
  if (existsSync(root) && existsSync(headersFile)) return filesOfBuild(DEPLOYED_BUILD);
  if (site) return filesOfSite(site);
  throw new CommandError(
    'There is nothing to compare the deployed site with. Run `npm run build` first, or complete the configuration.',
  );
}

await runCommand(async () => {
  const { url, onlyUrl, json } = readOptions();
  const today = new Date();
  const { site, configuration } = readSite();
  const findings: Finding[] = [
    ...(onlyUrl ? [] : configuration),
    ...(site && !onlyUrl ? await checkEmbeddedPages(site, { today }) : []),
    ...(onlyUrl ? [] : checkDates(today)),
    ...(url ? await checkDeployedSite(expectedFiles(site), url, { today }) : []),
  ];
  console.log(json ? JSON.stringify(findings, null, 2) : formatReport(findings));
  process.exitCode = exitCode(findings);
});
