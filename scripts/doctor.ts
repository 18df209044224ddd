// `npm run doctor`: checks whether everything outside the code that the site depends on is in order.
// `-- --url ADDRESS` also checks a deployed site, `-- --json` prints the findings for other programs.
import './explain-errors.ts';
import '#config/load-env-file.ts';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkConfiguration } from './doctor/configuration.ts';
import { checkDates } from './doctor/dates.ts';
import { checkDeployedSite } from './doctor/deployed-site.ts';
import { checkEmbeddedPages } from './doctor/embedded-pages.ts';
import type { Finding } from './doctor/finding.ts';
import { checkOwnerList } from './doctor/owner-list.ts';
import { exitCode, formatReport } from './doctor/report.ts';
import { CommandError } from './command-error.ts';
import { runCommand } from './run-command.ts';

const OPTIONS = { url: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

function readOptions() {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    if (values.url !== undefined && !/^https?:$/.test(URL.parse(values.url)?.protocol ?? ''))
      throw new Error(
        `--url: "${values.url}" is no address; write it in full, like https://www.your-company.com`,
      );
    return values;
  } catch (error) {
    throw new CommandError(
      `${error instanceof Error ? error.message : String(error)}\nUse: npm run doctor [-- --url ADDRESS] [-- --json]`,
    );
  }
}

const NOT_CHECKED: Finding = {
  area: 'Embedded pages',
  subject: 'all',
  verdict: 'unreachable',
  says: 'not checked, since the configuration does not say where they are',
  fix: 'Complete the configuration first.',
};

await runCommand(async () => {
  const { url, json } = readOptions();
  const today = new Date();
  const { site, findings: configuration } = checkConfiguration(process.env);
  const findings: Finding[] = [
    ...configuration,
    ...(site ? await checkEmbeddedPages(site, { today }) : [NOT_CHECKED]),
    ...checkDates(today),
    ...checkOwnerList(await readFile('docs/owner-guide.md', 'utf8')),
    ...(site && url ? await checkDeployedSite(site, new URL(url), { today }) : []),
  ];
  console.log(json ? JSON.stringify(findings, null, 2) : formatReport(findings));
  process.exitCode = exitCode(findings);
});
