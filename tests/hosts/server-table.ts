import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { expectHeaders, placeOf, type Ask, type Built, type Row } from './table.ts';

const VERY_LONG = `/${'a'.repeat(20_000)}`;

/** Paths that try to redirect to, or to read, something else. */
const HOSTILE = [
  ...String.raw`//evil.example/ /\evil.example/ //evil.example /%5cevil.example/ /%2f%2fevil.example/
    //evil.example/%2e%2e /%0d%0aX-Bad:%201/ /.%2fevil.example.html ///evil.example.html
    /../../etc/passwd /%2e%2e/%2e%2e/etc/passwd /_astro/..%2f..%2f..%2fetc%2fpasswd
    /%00 /pbsengine%00.html /%zz /% /.env /.git/config`.split(/\s+/),
  ...[VERY_LONG, `${VERY_LONG}/`],
];

/** What a self-run server must do and vendors do anyway: compression, conditional requests, ranges, odd requests. */
export function rowsOfServers({ site, root }: Built): Row[] {
  const path = '/pbsengine';
  const page = readFileSync(join(root, 'pbsengine.html'));
  const home = readFileSync(join(root, 'index.html'));
  const font = /\/_astro\/[\w.-]+\.woff2/.exec(page.toString())?.[0] ?? '';
  const bytes = readFileSync(join(root, font));

  const compression = async (ask: Ask) => {
    for (const [accepted, encoding, unpack] of [
      ['br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
      ['', undefined, (body: Buffer) => body],
    ] as const) {
      const answer = await ask({
        path,
        ...(accepted && { headers: { 'accept-encoding': accepted } }),
      });
      expect(answer.headers['content-encoding'], accepted).toBe(encoding);
      expect(answer.headers.vary?.toLowerCase(), accepted).toContain('accept-encoding');
      expect(unpack(answer.body).equals(page), accepted).toBe(true);
      expectHeaders(site, 'pages', answer);
    }
  };

  const ranges = async (ask: Ask) => {
    const get = (range: string) => ask({ path: font, headers: { range } });
    for (const [range, start] of [
      ['bytes=0-99', 0],
      ['bytes=-100', bytes.length - 100],
    ] as const) {
      const answer = await get(range);
      expect(answer.status, range).toBe(206);
      expect(answer.body.equals(bytes.subarray(start, start + 100)), range).toBe(true);
      const content = `bytes ${start}-${start + 99}/${bytes.length}`;
      expect(answer.headers['content-range']).toBe(content);
      expectHeaders(site, 'hashedFiles', answer);
    }
    for (const range of ['bytes=5-2', 'bytes=99999999-', 'bytes=', 'x']) {
      const { status, headers } = await get(range);
      expect([200, 416], range).toContain(status);
      expect(headers['x-content-type-options'], range).toBe('nosniff');
    }
  };

  const conditions = async (ask: Ask) => {
    const { headers } = await ask({ path });
    for (const [condition, validator] of [
      ['if-none-match', 'etag'],
      ['if-modified-since', 'last-modified'],
    ] as const) {
      const again = await ask({ path, headers: { [condition]: headers[validator] ?? '' } });
      expect([again.status, again.body.length], condition).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe(site.headers.pages['Cache-Control']);
    }
  };

  const methods = async (ask: Ask) => {
    for (const asked of [path, '/nothing']) {
      const [get, head] = [await ask({ path: asked }), await ask({ path: asked, method: 'HEAD' })];
      expect([head.status, head.headers['content-type']]).toEqual([
        get.status,
        get.headers['content-type'],
      ]);
      expect(head.body).toHaveLength(0);
      expectHeaders(site, 'pages', head);
    }
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await ask({ path, method });
      expect([status, headers.allow], method).toEqual([405, 'GET, HEAD']);
      expect(headers.server ?? '', method).not.toMatch(/caddy|\d/i);
    }
  };

  /** A request for a missing page gets the whole not-found page, even if it asks for a range or sends a condition. */
  const missing = async (ask: Ask) => {
    const { headers, body } = await ask({ path: '/nothing' });
    expect(headers.vary ?? '').toMatch(/accept-encoding/i);
    for (const asked of [
      { range: 'bytes=0-9' },
      { 'if-none-match': headers.etag ?? '"x"' },
      { 'if-modified-since': headers['last-modified'] ?? new Date().toUTCString() },
    ]) {
      const answer = await ask({ path: '/nothing', headers: asked });
      expect([answer.status, answer.body.equals(body)], JSON.stringify(asked)).toEqual([404, true]);
      expect(answer.headers.server ?? '').not.toMatch(/caddy|\d/i);
    }
  };

  const twins = async (ask: Ask) => {
    for (const ending of ['br', 'gz'])
      expect((await ask({ path: `/pbsengine.html.${ending}` })).status).toBe(404);
  };

  return [
    { name: 'a page goes out as browsers accept it', check: compression },
    {
      name: 'a part of a file is sent alone, and odd ranges are refused or ignored',
      check: ranges,
    },
    { name: 'what has not changed is not sent again', check: conditions },
    { name: 'HEAD says what GET says, and other methods are refused', check: methods },
    { name: 'a missing page is told in whole', check: missing },
    { name: 'a compressed twin has no address of its own', check: twins },
    ...HOSTILE.map((hostile) => ({
      name: `${hostile.slice(0, 60)} leads nowhere else and gives nothing away`,
      check: async (ask: Ask) => {
        const { status, headers, body } = await ask({ path: hostile });
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
