import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHostedSite } from '#build/hosts/hosted-site.ts';
import { securityHeaders } from '#build/csp/headers.ts';
import { checkDeployedSite } from '#scripts/doctor/deployed-site.ts';
import { readLocalBuild } from '#scripts/doctor/local-build.ts';
import { PORTS } from '#tests/support/ports.ts';
import { builtSite, headersFile, root } from '#tests/dist/pages.ts';
import { overHttp1, overHttp2 } from './ask.ts';
import { ensureServers, startCaddy, startNginx, type RunningServer } from './real-servers.ts';
import { rowsOfServers } from './server-table.ts';
import { failuresOf, rowsOfEveryHost } from './table.ts';
import { bytesReadableFromFirstFlight } from './tls-records.ts';

const site = readHostedSite(root, builtSite.env.siteOrigin, securityHeaders(builtSite.env));
const rows = [...rowsOfEveryHost({ site, root }), ...rowsOfServers({ site, root })];

describe.each([
  ['nginx', startNginx, 'nginx/site.conf', 0],
  ['caddy', startCaddy, 'caddy/site.caddy', 2],
] as const)('%s', (_, start, file, offset) => {
  let server: RunningServer;
  beforeAll(async () => {
    ensureServers();
    const http = PORTS.hostTests.first + offset;
    server = await start(root, join(dirname(headersFile), file), { http, https: http + 1 });
  }, 300_000);
  afterAll(() => server.stop());

  test.each([
    ['HTTP/1.1', () => overHttp1(server.http)],
    ['HTTP/1.1 with TLS', () => overHttp1(server.https)],
    ['HTTP/2 with TLS', () => overHttp2(server.https)],
  ] as const)('answers everything over %s', async (__, connect) => {
    expect(await failuresOf(rows, connect())).toEqual([]);
  });

  test('satisfies the doctor, except with the certificate of these tests', async () => {
    const build = readLocalBuild({ root, headersFile });
    const lines = await checkDeployedSite(build, new URL(server.https), new Date());
    const faults = lines.filter(({ severity }) => severity !== 'good');
    expect(faults.map(({ message }) => message)).toEqual([
      expect.stringContaining('browsers do not trust the certificate of localhost'),
    ]);
  });

  test('sends TLS records so short that a browser can read most of the first flight', async () => {
    // Each of Caddy's records is longer than the one before, so the last kilobytes may have to wait.
    expect(await bytesReadableFromFirstFlight(server.https, '/')).toBeGreaterThan(8_000);
  });
});
