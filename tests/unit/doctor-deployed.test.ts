import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeCompressed } from '#build/compress.ts';
import { securityHeaders } from '#build/csp/headers.ts';
import { checkDeployedSite } from '#scripts/doctor/deployed-site.ts';
import { readLocalBuild, UNKNOWN_PATH } from '#scripts/doctor/local-build.ts';
import type { ReportLine } from '#scripts/doctor/report.ts';
import { createSiteHandler } from '#server/static-server.ts';
import { serve } from '#tests/support/serve.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testSite } from '#tests/test-site.ts';

const EXPIRES = '2026-12-31T00:00:00Z';
const TODAY = new Date('2026-01-01T00:00:00Z');
const PAGES = `/, ${UNKNOWN_PATH}, /search`;
const page = (id: string) => `<meta name="build" content="${id}">`;

async function smallBuild(id = 'abc1234') {
  const folder = temporaryFolder();
  const root = join(folder, 'site');
  for (const name of ['_astro', '.well-known']) mkdirSync(join(root, name), { recursive: true });
  for (const name of ['index', 'search', '404'])
    writeFileSync(join(root, `${name}.html`), page(id));
  writeFileSync(join(root, '.well-known/security.txt'), `Expires: ${EXPIRES}\n`);
  writeFileSync(join(root, 'favicon.svg'), '<svg/>');
  writeFileSync(join(root, '_redirects'), 'Hosts read this file and do not serve it.');
  for (const name of ['search.html', '_astro/main.js'])
    await writeCompressed(join(root, name), Buffer.from(page(id)));
  writeFileSync(join(root, '_astro/main.js'), page(id));
  const headersFile = join(folder, 'headers.json');
  writeFileSync(headersFile, JSON.stringify(securityHeaders(testSite.env)));
  return { root, headersFile };
}

/** Breaks the deployed files, or the answers: changes a request or a response, or ends the response. */
type Fault = { files?: (root: string) => void; answer?: Answer };
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Sends a header with another value, or not at all. */
const header = (changed: string, replaced?: string): Fault => ({
  answer: (_, response) => {
    const set = response.setHeader.bind(response);
    response.setHeader = (name, value) => {
      if (name !== changed) return set(name, value);
      return replaced === undefined ? response : set(name, replaced);
    };
  },
});
const further = (name: string, value: string): Fault => ({
  answer: (_, response) => void response.setHeader(name, value),
});
const file =
  (change: (path: string) => void) =>
  (name: string): Fault => ({ files: (root) => change(join(root, name)) });
const without = file((path) => rmSync(path));
const truncated = file((path) => writeFileSync(path, readFileSync(path).subarray(0, 9)));
const rewritten = file((path) => writeFileSync(path, 'other words'));

const inWords = ({ severity, subject, message }: ReportLine) =>
  `${severity}: ${subject}: ${message}`;

/** What the doctor says about a site that is deployed with a fault, apart from what is good. */
async function faultsFound({ files, answer }: Fault, today = TODAY): Promise<string[]> {
  const deployed = await smallBuild();
  const build = readLocalBuild(deployed);
  files?.(deployed.root);
  const site = createSiteHandler(deployed);
  const address = await serve((request, response) => {
    answer?.(request, response);
    if (!response.writableEnded) site(request, response);
  });
  const lines = await checkDeployedSite(build, new URL(address), today);
  return lines
    .filter(({ severity }) => severity !== 'good')
    .map((line) => inWords(line).replaceAll(address, 'SITE'));
}

/** Each fault with what the doctor says about it. */
const FAULTS: readonly (readonly [fault: Fault, ...lines: string[]])[] = [
  [{}],
  [without('_astro/main.js'), 'problem: /_astro/main.js: status 404 instead of 200'],
  [
    { answer: (request) => void (request.url = request.url?.replace(UNKNOWN_PATH, '/')) },
    `problem: ${UNKNOWN_PATH}: status 200 instead of 404`,
  ],
  [
    {
      answer: ({ url }, response) =>
        void (url === '/search' && response.writeHead(301, { location: '/find' }).end()),
    },
    'problem: /search: status 301 to /find instead of 200',
  ],
  [rewritten('index.html'), 'problem: /: not as in the build'],
  [
    // A host that adds a script to pages and answers with an icon of its own: no other build.
    {
      files: (root) => {
        for (const name of ['index.html', '404.html', 'favicon.svg'])
          appendFileSync(join(root, name), '<script src="/added.js"></script>');
      },
    },
    `problem: 3 files: not as in the build: /, ${UNKNOWN_PATH}, /favicon.svg`,
  ],
  [
    further('X-Robots-Tag', 'noindex'),
    'problem: 5 files: X-Robots-Tag: noindex, which the build does not send: /, /search, /.well-known/security.txt and 2 more',
  ],
  [
    further('Set-Cookie', 'visit=1; Path=/'),
    `problem: 6 files: a cookie (visit): ${PAGES} and 3 more`,
  ],
  [
    header('X-Content-Type-Options'),
    `problem: 6 files: no X-Content-Type-Options header: ${PAGES} and 3 more`,
  ],
  [
    header('Referrer-Policy', 'origin'),
    `problem: 3 files: Referrer-Policy: origin instead of strict-origin-when-cross-origin: ${PAGES}`,
  ],
  [
    header('Permissions-Policy', 'usb=()'),
    `problem: 3 files: Permissions-Policy: not as in deploy/headers.json: ${PAGES}`,
  ],
  [
    header('Content-Type', 'Text/HTML'),
    'problem: /.well-known/security.txt: Content-Type: Text/HTML instead of text/plain; charset=utf-8',
    'problem: /_astro/main.js: Content-Type: Text/HTML instead of text/javascript; charset=utf-8',
    'problem: /favicon.svg: Content-Type: Text/HTML instead of image/svg+xml; charset=utf-8',
  ],
  [
    header('Content-Type', 'text/html; charset=iso-8859-1'),
    `problem: 3 files: Content-Type: text/html; charset=iso-8859-1 instead of text/html; charset=utf-8: ${PAGES}`,
    'problem: /.well-known/security.txt: Content-Type: text/html; charset=iso-8859-1 instead of text/plain; charset=utf-8',
    'problem: /_astro/main.js: Content-Type: text/html; charset=iso-8859-1 instead of text/javascript; charset=utf-8',
    'problem: /favicon.svg: Content-Type: text/html; charset=iso-8859-1 instead of image/svg+xml; charset=utf-8',
  ],
  [without('search.html.br'), 'warning: /search: not compressed as br'],
  [
    header('Vary'),
    'warning: 2 files: compressed without "Vary: Accept-Encoding": /search, /_astro/main.js',
  ],
  [truncated('search.html.br'), 'problem: /search: corrupt br data; browsers cannot read it'],
  [rewritten('index.html.br'), 'problem: /: corrupt br data; browsers cannot read it'],
  [rewritten('.well-known/security.txt'), 'problem: /.well-known/security.txt: no expiry date'],
  [
    {
      answer: ({ url = '' }, response) => {
        if (url.startsWith('/search/'))
          response.writeHead(302, { location: '/search?from=mail' }).end();
        if (url.startsWith('/search.')) response.writeHead(301, { location: '/search' }).end();
      },
    },
    'problem: redirects: /search/?from=mail: status 302 to SITE/search?from=mail instead of a permanent redirect to /search?from=mail',
    'problem: redirects: /search.html?from=mail: status 301 to SITE/search instead of a permanent redirect to /search?from=mail',
  ],
];

test('every fault of a deployed site is found, and nothing else', async () => {
  for (const [fault, ...lines] of FAULTS) expect.soft(await faultsFound(fault)).toEqual(lines);
});

test('what to do about a wrong status depends on it', async () => {
  const built = await smallBuild();
  const fixFor = async (status: number) => {
    const address = await serve((_, response) => response.writeHead(status).end());
    const lines = await checkDeployedSite(readLocalBuild(built), new URL(address), TODAY);
    return lines.find(({ message }) => message.startsWith(`status ${status} instead`))?.fix;
  };
  expect(await fixFor(304)).toContain('Turn off the redirect');
  expect(await fixFor(401)).toContain('Take the password off');
  expect(await fixFor(403)).toContain('Let everybody read');
  expect(await fixFor(503)).toContain('See the log of the host');
  expect(await fixFor(410)).toContain('Deploy the files and the headers');
});

test('security.txt gets a warning before it expires, and an error after', async () => {
  expect(await faultsFound({}, new Date('2026-11-01T00:00:00Z'))).toEqual([
    'warning: /.well-known/security.txt: expires in 60 days',
  ]);
  expect(await faultsFound({}, new Date('2027-01-01T00:00:00Z'))).toEqual([
    'problem: /.well-known/security.txt: expired 1 days ago',
  ]);
});

test('the live build is named: the same one, or the other one, whose contents are not compared', async () => {
  const built = await smallBuild();
  const check = async (live: Awaited<ReturnType<typeof smallBuild>>) => {
    const address = new URL(await serve(createSiteHandler(live)));
    const lines = await checkDeployedSite(readLocalBuild(built), address, TODAY);
    return lines.map(inWords);
  };
  expect(await check(built)).toEqual([
    `good: build: abc1234, as in ${built.root}, is live`,
    'good: 6 files: as they should be',
  ]);
  const other = await smallBuild('def5678');
  rmSync(join(other.root, 'favicon.svg'));
  expect(await check(other)).toEqual([
    `problem: build: another build is live (def5678): 3 of 3 pages are not of ${built.root} (abc1234)`,
    'problem: /favicon.svg: status 404 instead of 200',
    'good: 4 files: as they should be, apart from their contents',
  ]);
});

test('a redirect to the site is followed; only this machine may answer without encryption', async () => {
  const built = await smallBuild();
  const site = await serve(createSiteHandler(built));
  const redirect = await serve((_, response) => response.writeHead(301, { location: site }).end());
  const messagesAt = async (address: string) => {
    const lines = await checkDeployedSite(readLocalBuild(built), new URL(address), TODAY);
    return lines.map(({ message }) => message);
  };
  expect(await messagesAt(redirect)).toContain(`redirects to ${site}, which is checked below`);
  expect(await messagesAt(site)).not.toContain('answers without encryption');
  expect(await messagesAt(site.replace('localhost', '0.0.0.0'))).toContain(
    'answers without encryption',
  );
  expect(await messagesAt('http://127.0.0.1:1')).toEqual(['127.0.0.1:1 refuses connections']);
});
