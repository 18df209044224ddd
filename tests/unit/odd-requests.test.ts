import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDemoHandler } from '#demo-host/server.ts';
import { listen } from '#scripts/listen.ts';
import { createSiteHandler } from '#scripts/site-server.ts';

/** ODD_REQUESTS=20000 asks for more of them. */
const REQUESTS = Number(process.env.ODD_REQUESTS ?? 1500);
const AT_ONCE = 50;

const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'PUT', 'get', ''];
const PIECES = [
  ...['/', '//', '/..', '/.', '\\', '/\\evil.example', '//evil.example', '/%2e%2e', '%5c', '%'],
  ...['%00', '%zz', '%c0%ae', '%0d%0aX: y', '*', '?', '?a=b', '#', ';', ':80', '@', '\u00e9', ' '],
  ...[
    '/plans',
    '/plans/',
    '.html',
    '/index',
    '/404',
    '.br',
    '.gz',
    '/_astro/main.js',
    '/robots.txt',
  ],
  ...['/calendar', '/slow/x', '/reset/calendar', '/status-500/', 'http://evil.example', '~', '$&'],
];
const HEADERS = [
  ...[
    'bytes=0-1',
    'bytes=5-2',
    'bytes=-5',
    'bytes=-0',
    'bytes=9-',
    'bytes=0-0,2-3,-1',
    'bytes=',
    'x',
  ],
].map((range) => `Range: ${range}`);
HEADERS.push(
  'Accept-Encoding: br',
  'Accept-Encoding: gzip;q=0, br;q=0.1, ;;',
  'If-None-Match: *',
  'If-None-Match: "',
  'If-Match: "none"',
  'If-Modified-Since: never',
  'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
  'If-Range: x',
  'Host:',
  'Host: //evil.example',
  'Content-Length: 5',
  'Content-Length: -1',
  'Transfer-Encoding: chunked',
  'Expect: 100-continue',
  'Upgrade: websocket',
  `X-Long: ${'x'.repeat(20_000)}`,
);

/** The same odd requests in every run. */
function* oddRequests(count: number): Generator<string> {
  let state = 16;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % limit;
  };
  const oneOf = (list: readonly string[]) => list[below(list.length)] ?? '';
  const several = (list: readonly string[], most: number) =>
    Array.from({ length: below(most + 1) }, () => oneOf(list));
  for (let index = 0; index < count; index += 1) {
    const target = several(PIECES, 5).join('') || '*%';
    const head = [
      `${oneOf(METHODS)} ${below(200) === 0 ? `/${'a'.repeat(20_000)}` : target} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      ...several(HEADERS, 3),
    ];
    const text = `${head.join('\r\n')}\r\n\r\n`;
    // Now and then a connection ends in the middle of a request.
    yield below(20) === 0 ? text.slice(0, below(text.length)) : text;
  }
}

/** Sends bytes as they are and returns what comes back until the connection ends. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
    // A server may drop a connection whose request it does not accept.
    socket.on('error', () => undefined).on('close', () => resolve(answer));
  });
}

const folder = mkdtempSync(join(tmpdir(), 'odd-requests-'));
/** Where the handlers report what a request broke. */
const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(() => {
  mkdirSync(join(folder, '_astro'));
  for (const name of ['index', 'plans', '404'])
    for (const ending of ['', '.br', '.gz'])
      writeFileSync(join(folder, `${name}.html${ending}`), name);
  writeFileSync(join(folder, '_astro', 'main.js'), 'main()');
  writeFileSync(join(folder, 'robots.txt'), 'robots');
  const headers = { everywhere: {}, pages: {}, hashedFiles: {}, pictures: {}, otherFiles: {} };
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers));
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test.each<[string, string, () => RequestListener]>([
  [
    'the site',
    '/plans',
    () => createSiteHandler({ root: folder, headersFile: join(folder, 'headers.json') }),
  ],
  ['the demo host', '/calendar', () => createDemoHandler({ slowAnswerMs: 1 })],
])(
  '%s answers odd requests without breaking',
  async (_, path, createHandler) => {
    const server = createServer(createHandler());
    const address = await listen(server, 0, 'PORT');
    const port = Number(new URL(address).port);
    const requests = oddRequests(REQUESTS);
    const answers: string[] = [];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const request of requests) answers.push(await exchange(port, request));
      }),
    );
    const answered = answers.filter((answer) => answer !== '');
    expect(answers).toHaveLength(REQUESTS);
    expect(answered.length).toBeGreaterThan(REQUESTS / 2);
    for (const answer of answered) {
      expect(answer).toMatch(/^HTTP\/1\.1 [1-5]\d\d /);
      // Redirects stay on this site, however a browser interprets slashes.
      expect(/^location: (.*)$/im.exec(answer)?.[1] ?? '/').toMatch(/^\/(?![/\\])/);
    }
    expect((await fetch(address + path)).status).toBe(200);
    expect(report).not.toHaveBeenCalled();
    server.closeAllConnections();
    server.close();
  },
  600_000,
);
