import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { checkDeployedSite } from '#scripts/doctor/deployed-site.ts';
import {
  filesOfBuild,
  filesOfSite,
  SECURITY_TXT,
  UNKNOWN_PATH,
  type Expected,
} from '#scripts/doctor/expected-files.ts';
import { createSiteHandler } from '#server/static-server.ts';
import { createSite } from '#site/site.ts';
import { builtSite } from './pages.ts';

// What is wrong with files and headers is seeded in tests/hosts, on a real server.

/** Sits between the site and its client: either sends the answer itself (`true`) or changes the request. */
type Fault = (...exchange: Parameters<RequestListener>) => boolean;

let fault: Fault | null = null;
let origin: URL;
let answerAsBuilt: RequestListener;
const built = inject('built');
const server = createServer((request, response) => {
  if (!fault?.(request, response)) answerAsBuilt(request, response);
});

beforeAll(async () => {
  answerAsBuilt = createSiteHandler(built);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Few files of the build: enough for a fault that does not depend on the file. */
function fewFiles(): Expected {
  const paths = ['/', '/search', UNKNOWN_PATH, SECURITY_TXT];
  const { files, ...rest } = filesOfBuild(built);
  return { ...rest, files: files.filter(({ path }) => paths.includes(path)) };
}

async function linesAbout(
  broken: Fault | null,
  { expected = fewFiles(), today = new Date() } = {},
): Promise<string[]> {
  fault = broken;
  const findings = await checkDeployedSite(expected, origin, { today });
  return findings
    .filter(({ verdict }) => verdict !== 'good')
    .map(({ verdict, subject, says }) => `${verdict}: ${subject}: ${says}`);
}

test('a site that is served as built has no findings', async () => {
  expect(await linesAbout(null, { expected: filesOfBuild(built) })).toEqual([]);
});

test('the not-found page must come with its status', async () => {
  const homeInstead: Fault = (request) => {
    if (request.url?.startsWith('/no-page')) request.url = '/';
    return false;
  };
  expect(await linesAbout(homeInstead)).toEqual([
    `problem: ${UNKNOWN_PATH}: status 200 instead of 404`,
  ]);
});

test('other addresses of a page must lead to it permanently and keep their query', async () => {
  const wrong: Record<string, [status: number, location: string]> = {
    '/search/?from=mail': [302, '/search?from=mail'],
    '/search.html?from=mail': [301, '/search'],
  };
  const lines = await linesAbout(({ url = '' }, response) => {
    const [status, location] = wrong[url] ?? [];
    if (status) response.writeHead(status, { location }).end();
    return status !== undefined;
  });
  expect(lines).toEqual(
    Object.entries(wrong).map(
      ([url, [status, location]]) =>
        `problem: redirects: ${url}: status ${status} to ${origin.origin}${location} instead of a permanent redirect to /search?from=mail`,
    ),
  );
});

test('security.txt gets a warning before it expires, and an error after', async () => {
  const later = (days: number) => ({ today: new Date(Date.now() + days * 86_400_000) });
  expect(await linesAbout(null, later(340))).toEqual([
    expect.stringContaining(`warning: ${SECURITY_TXT}: expires in`),
  ]);
  expect(await linesAbout(null, later(400))).toEqual([
    expect.stringContaining(`problem: ${SECURITY_TXT}: expired`),
  ]);
});

/** What is expected if there is no local build: the source says which pages there are. */
function withoutBuild(): Expected {
  const { files, headers } = filesOfBuild(built);
  const robots = String(files.find(({ path }) => path === '/robots.txt')?.content);
  const siteOrigin = new URL(/https?:.*/.exec(robots)?.[0] ?? '').origin;
  return { ...filesOfSite(createSite({ ...builtSite.env, siteOrigin })), headers };
}

test('without a local build, the titles of pages and the files that they name are checked', async () => {
  const expected = withoutBuild();
  const note = expect.stringContaining('warning: build: there is no local build') as string;
  expect(await linesAbout(null, { expected })).toEqual([note]);
  const noScripts: Fault = ({ url }, response) => {
    if (!url?.endsWith('.js')) return false;
    response.writeHead(404).end();
    return true;
  };
  expect(await linesAbout(noScripts, { expected })).toEqual([
    note,
    expect.stringMatching(/problem: \d+ files: status 404 instead of 200: \/_astro\//),
  ]);
  const otherSite: Fault = (request, response) => {
    if (request.url !== '/search') return false;
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Welcome!</title>');
    return true;
  };
  expect((await linesAbout(otherSite, { expected })).join('\n')).toContain(
    '/search: the title is "Welcome!" instead of "',
  );
});

test('a page that differs is named; if most differ, another build is live', async () => {
  const other = (is: (path: string) => boolean): Expected => {
    const { files, ...rest } = fewFiles();
    const content = Buffer.from('other words');
    return {
      ...rest,
      files: files.map((file) => (is(file.path) ? { ...file, content } : file)),
    };
  };
  expect(await linesAbout(null, { expected: other((path) => path === '/search') })).toEqual([
    'problem: /search: not as in the build',
  ]);
  expect(await linesAbout(null, { expected: other((path) => path !== '/') })).toEqual([
    expect.stringMatching(/^problem: build: another build is live: \d+ of \d+ pages/),
  ]);
});

test('pages of another build name it', async () => {
  const expected = fewFiles();
  const otherPage = Buffer.from('<meta name="build" content="abc1234">');
  const otherBuild: Fault = (request, response) => {
    if (!['/', '/search', UNKNOWN_PATH].includes(request.url ?? '')) return false;
    const isMissing = request.url === UNKNOWN_PATH;
    const { headers } = filesOfBuild(built);
    response.writeHead(isMissing ? 404 : 200, {
      ...headers.everywhere,
      ...headers.pages,
      'Content-Type': 'text/html',
      'Content-Encoding': 'br',
      Vary: 'Accept-Encoding',
    });
    response.end(brotliCompressSync(otherPage));
    return true;
  };
  const lines = await linesAbout(otherBuild, { expected });
  expect(lines).toContain(
    `problem: build: the deployed build is abc1234, ${built.root} holds ${expected.build?.id}`,
  );
  expect(lines.join()).not.toContain('not as in the build');
});

test('a site that answers without encryption has a problem, except on this machine', async () => {
  const open = new URL(origin);
  open.hostname = '0.0.0.0';
  fault = null;
  const findings = await checkDeployedSite(fewFiles(), open, { today: new Date() });
  expect(findings.filter(({ verdict }) => verdict !== 'good')).toMatchObject([
    { subject: open.host, says: 'answers without encryption' },
  ]);
});

test('a host that does not answer is one line', async () => {
  const closed = new URL(origin);
  closed.port = '1';
  const findings = await checkDeployedSite(fewFiles(), closed, { today: new Date() });
  expect(findings.map(({ says }) => says)).toEqual(['127.0.0.1:1 refuses connections']);
});
