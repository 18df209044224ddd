import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { expectHeaders, placeOf, type Ask, type Built, type Row } from './table.ts';

const VERY_LONG = `/${'a'.repeat(20_000)}`;

/** Paths that try to redirect to, or to read, something else. */
const HOSTILE = [
  ...[
    '//evil.example/',
    '/\\evil.example/',
    '//evil.example',
    '/%5cevil.example/',
    '/%2f%2fevil.example/',
  ],
  ...[
    '//evil.example/%2e%2e',
    '/%0d%0aX-Bad:%201/',
    '/.%2fevil.example.html',
    '///evil.example.html',
  ],
  ...['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/_astro/..%2f..%2f..%2fetc%2fpasswd'],
  ...[
    '/%00',
    '/pbsengine%00.html',
    '/%zz',
    '/%',
    VERY_LONG,
    `${VERY_LONG}/`,
    '/.env',
    '/.git/config',
  ],
];

/** What a self-run server must do and vendors do anyway: compression, conditional requests, ranges, odd requests. */
export function rowsOfServers({ site, root }: Built): Row[] {
  const page = readFileSync(join(root, 'pbsengine.html'));
  const home = readFileSync(join(root, 'index.html'));
  const font = /\/_astro\/[\w.-]+\.woff2/.exec(page.toString())?.[0] ?? '';
  const bytes = readFileSync(join(root, font));
  return [
    ...(
      [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const
    ).map(([encoding, unpack]) => ({
      name: `a page goes out as ${encoding}`,
      check: async (ask: Ask) => {
        const headers = { 'accept-encoding': encoding };
        const answer = await ask({ path: '/pbsengine', headers });
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.headers.vary?.toLowerCase()).toContain('accept-encoding');
        expect(unpack(answer.body).equals(page)).toBe(true);
        expectHeaders(site, 'pages', answer);
      },
    })),
    {
      name: 'what is not compressed says that it varies',
      check: async (ask) => {
        const { headers } = await ask({ path: '/pbsengine' });
        expect(headers['content-encoding']).toBeUndefined();
        expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
      },
    },
    ...(
      [
        ['bytes=0-99', 0, 100],
        ['bytes=-100', -100, undefined],
      ] as const
    ).map(([range, from, to]) => ({
      name: `${range} of a file`,
      check: async (ask: Ask) => {
        const answer = await ask({ path: font, headers: { range } });
        const part = bytes.subarray(from, to);
        const start = bytes.indexOf(part);
        expect(answer.status).toBe(206);
        expect(answer.body.equals(part)).toBe(true);
        expect(answer.headers['content-range']).toBe(
          `bytes ${start}-${start + 99}/${bytes.length}`,
        );
        expectHeaders(site, 'hashedFiles', answer);
      },
    })),
    ...['bytes=5-2', 'bytes=99999999-', 'bytes=', 'x'].map((range) => ({
      name: `the range ${range} is refused or ignored`,
      check: async (ask: Ask) => {
        const { status } = await ask({ path: font, headers: { range } });
        expect([200, 416]).toContain(status);
      },
    })),
    ...(
      [
        ['if-none-match', 'etag'],
        ['if-modified-since', 'last-modified'],
      ] as const
    ).map(([condition, validator]) => ({
      name: `${condition} saves a page that has not changed`,
      check: async (ask: Ask) => {
        const value = (await ask({ path: '/pbsengine' })).headers[validator] ?? '';
        expect(value).not.toBe('');
        const again = await ask({ path: '/pbsengine', headers: { [condition]: value } });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.headers['cache-control']).toBe(site.headers.pages['Cache-Control']);
      },
    })),
    ...['/pbsengine', '/nothing'].map((path) => ({
      name: `HEAD ${path} says what GET says`,
      check: async (ask: Ask) => {
        const [get, head] = [await ask({ path }), await ask({ path, method: 'HEAD' })];
        expect(head.body).toHaveLength(0);
        expect([head.status, head.headers['content-type']]).toEqual([
          get.status,
          get.headers['content-type'],
        ]);
        expectHeaders(site, 'pages', head);
      },
    })),
    {
      name: 'a compressed twin has no address of its own',
      check: async (ask) => {
        for (const ending of ['br', 'gz'])
          expect((await ask({ path: `/pbsengine.html.${ending}` })).status).toBe(404);
      },
    },
    ...['POST', 'PUT', 'DELETE'].map((method) => ({
      name: `${method} is refused`,
      check: async (ask: Ask) => {
        expect((await ask({ path: '/pbsengine', method })).status).toBe(405);
      },
    })),
    ...HOSTILE.map((path) => ({
      name: `${path.slice(0, 60)} leads nowhere else and gives nothing away`,
      check: async (ask: Ask) => {
        const { status, headers, body } = await ask({ path });
        // Some of them resolve to the home page. 0: the connection was closed.
        if (status === 200) expect(body.equals(home)).toBe(true);
        else expect([0, 301, 308, 400, 403, 404, 414, 431]).toContain(status);
        if (status === 301 || status === 308) placeOf(headers.location, site.origin);
        expect(headers).not.toHaveProperty('x-bad');
        expect(body.toString()).not.toContain('root:x:0:');
      },
    })),
  ];
}
