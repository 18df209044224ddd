import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { checkDeployedSite } from '#scripts/doctor/deployed-site.ts';
import { filesOfBuild } from '#scripts/doctor/expected-files.ts';
import { TEST_PORTS } from '#tests/test-site.ts';
import { DEPLOYMENT_FAULTS } from './deployment-faults.ts';
import {
  ensureServers,
  startCaddy,
  startNginxSites,
  type NginxSite,
  type RunningServer,
} from './real-servers.ts';

const built = inject('built');
const ports = { http: TEST_PORTS.port + 6, https: TEST_PORTS.port + 7 };
const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
const rows = DEPLOYMENT_FAULTS.map((fault, index) => ({
  ...fault,
  address: `127.0.0.${index + 1}`,
}));
/** Redirects to the site that is as built, over https. */
const REDIRECTING = `127.0.0.${rows.length + 1}`;

function siteWith({ address, breakFiles, breakRules }: (typeof rows)[number]): NginxSite {
  const rules = readFileSync(join(dirname(built.headersFile), 'nginx/site.conf'), 'utf8');
  const [root, siteConf] = [join(folder, address, 'site'), join(folder, address, 'site.conf')];
  cpSync(built.root, root, { recursive: true });
  breakFiles?.(root);
  writeFileSync(siteConf, breakRules?.(rules) ?? rules);
  return { address, root, siteConf };
}

function redirectingSite(): NginxSite {
  const [root, siteConf] = [join(folder, 'none'), join(folder, 'redirect.conf')];
  mkdirSync(root);
  writeFileSync(siteConf, `return 301 https://127.0.0.1:${ports.https}$request_uri;`);
  return { address: REDIRECTING, root, siteConf };
}

let server: RunningServer | undefined;
beforeAll(async () => {
  ensureServers();
  server = await startNginxSites([...rows.map(siteWith), redirectingSite()], ports);
}, 300_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

async function linesAbout(
  address: string,
  verdicts: readonly string[],
  port = ports.http,
): Promise<string[]> {
  const url = new URL(`http://${address}:${port}`);
  const findings = await checkDeployedSite(filesOfBuild(built), url, { today: new Date() });
  return findings
    .filter(({ verdict }) => verdicts.includes(verdict))
    .map(({ subject, says }) => `${subject}: ${says}`);
}

const BAD = ['problem', 'warning', 'unreachable'];

test.each(rows)('the doctor says that $name', async ({ address, lines }) => {
  const found = await linesAbout(address, BAD);
  expect(found).toEqual(lines.map((line) => expect.stringMatching(line) as string));
});

test('the doctor follows a redirect to https, and says once that a certificate is not trusted', async () => {
  expect(await linesAbout(REDIRECTING, ['good'])).toContain(
    `${REDIRECTING}:${ports.http}: redirects to https://127.0.0.1:${ports.https}, which is checked below`,
  );
  expect(await linesAbout(REDIRECTING, BAD)).toEqual([
    expect.stringContaining('browsers do not trust the certificate of 127.0.0.1'),
  ]);
});

test('the doctor finds nothing wrong with the site on Caddy', async () => {
  const [http, https] = [ports.https + 1, ports.https + 2];
  const rules = join(dirname(built.headersFile), 'caddy/site.caddy');
  const caddy = await startCaddy(built.root, rules, { http, https });
  onTestFinished(caddy.stop);
  expect(await linesAbout('127.0.0.1', BAD, http)).toEqual([]);
});
