import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#scripts/listen.ts';
import { createSiteHandler } from '#scripts/site-server.ts';

let server: Server;
let site: string;
const folder = mkdtempSync(join(tmpdir(), 'site-server-'));

beforeAll(async () => {
  const root = join(folder, 'site');
  mkdirSync(join(root, '_astro'), { recursive: true });
  writeFileSync(join(root, 'index.html'), 'home');
  writeFileSync(join(root, 'plans.html'), 'plans');
  writeFileSync(join(root, '404.html'), 'not found');
  writeFileSync(join(root, 'favicon.svg'), '<svg/>');
  writeFileSync(join(root, 'robots.txt'), 'robots');
  for (const ending of ['br', 'gz'])
    writeFileSync(join(root, `plans.html.${ending}`), 'compressed');
  writeFileSync(join(root, '_astro', 'main.js'), 'main()');
  writeFileSync(
    join(folder, 'headers.json'),
    JSON.stringify({
      everywhere: { 'X-Everywhere': '1' },
      pages: { 'Cache-Control': 'page' },
      hashedFiles: { 'Cache-Control': 'hashed' },
      pictures: { 'Cache-Control': 'picture' },
      otherFiles: { 'Cache-Control': 'other' },
    }),
  );
  server = createServer(createSiteHandler({ root, headersFile: join(folder, 'headers.json') }));
  site = await listen(server, 0, 'PORT');
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, init: { method?: string; headers?: Record<string, string> } = {}) =>
  fetch(`${site}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { 'accept-encoding': 'identity', ...init.headers },
  });

/** The answer as it comes: fetch() adds headers to conditional requests and decompresses answers. */
function getAsIs(path: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const { port } = new URL(site);
  return new Promise((resolve, reject) => {
    get({ port, path, headers }, (response) => {
      response.resume();
      resolve(response);
    }).on('error', reject);
  });
}

test.each([
  ['/', 200, 'home', 'page'],
  ['/plans', 200, 'plans', 'page'],
  ['/plans?from=mail', 200, 'plans', 'page'],
  ['/_astro/main.js', 200, 'main()', 'hashed'],
  ['/favicon.svg', 200, '<svg/>', 'picture'],
  ['/robots.txt', 200, 'robots', 'other'],
  ['/plans.html.br', 404, 'not found', 'page'],
  ['/nothing', 404, 'not found', 'page'],
  ['/404', 404, 'not found', 'page'],
  ['/_astro/old.js', 404, 'not found', 'page'],
  ['/%2e%2e/package.json', 404, 'not found', 'page'],
  ['/nothing/', 404, 'not found', 'page'],
  ['/plans%5C', 404, 'not found', 'page'],
])('%s answers %d', async (path, status, body, caching) => {
  const response = await ask(path);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
  expect(response.headers.get('cache-control')).toBe(caching);
  expect(response.headers.get('x-everywhere')).toBe('1');
});

test.each([
  ['/plans/', '/plans'],
  ['/plans.html', '/plans'],
  ['/plans/?a=b', '/plans?a=b'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/plans/index.html', '/plans'],
  ['//plans/', '/plans'],
  ['//evil.example/../plans/', '/plans'],
])('%s leads to %s permanently', async (path, target) => {
  const response = await ask(path);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(target);
});

test('HEAD answers without a body, other methods are refused', async () => {
  const head = await ask('/nothing', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([404, '']);
  expect((await ask('/', { method: 'POST' })).status).toBe(405);
});

describe('parts of a file', () => {
  test.each([
    ['bytes=0-1', 206, 'ro', 'bytes 0-1/6'],
    ['bytes=-2', 206, 'ts', 'bytes 4-5/6'],
    ['bytes=4-', 206, 'ts', 'bytes 4-5/6'],
    ['bytes=9-', 416, '', 'bytes */6'],
    ['bytes=5-2', 416, '', 'bytes */6'],
    ['lines=1-2', 200, 'robots', null],
  ])('%s answers %d', async (range, status, body, contentRange) => {
    const response = await ask('/robots.txt', { headers: { range } });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('x-everywhere')).toBe('1');
  });
});

test('what the browser already has is not sent again', async () => {
  const first = await ask('/plans');
  for (const [name, validator] of [
    ['if-none-match', 'etag'],
    ['if-modified-since', 'last-modified'],
  ] as const) {
    const value = first.headers.get(validator) ?? '';
    const again = await getAsIs('/plans', { [name]: value });
    expect(again.statusCode).toBe(304);
    expect(again.headers['cache-control']).toBe('page');
    expect(again.headers).not.toHaveProperty('content-length');
  }
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', null],
])('a browser that accepts "%s" gets that encoding', async (accepted, encoding) => {
  const { headers } = await getAsIs('/plans', { 'accept-encoding': accepted });
  expect(headers['content-encoding'] ?? null).toBe(encoding);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers.vary).toBe('Accept-Encoding');
});

test('a file that goes away while the site is served is not found', async () => {
  const file = join(folder, 'site', 'gone.txt');
  writeFileSync(file, 'here');
  expect((await ask('/gone.txt')).status).toBe(200);
  rmSync(file);
  expect((await ask('/gone.txt')).status).toBe(404);
});

test.each(['127.0.0.1', '[::1]'])('this machine reaches it as %s', async (name) => {
  const { port } = new URL(site);
  expect((await fetch(`http://${name}:${port}/plans`)).status).toBe(200);
});

test('other machines do not, unless HOST says so', async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;
  // A machine without a network has no external address.
  if (outside === undefined) {
    expect(outside).toBeUndefined();
    return;
  }
  const { port } = new URL(site);
  await expect(fetch(`http://${outside}:${port}/`)).rejects.toThrow();
  vi.stubEnv('HOST', outside);
  onTestFinished(() => void vi.unstubAllEnvs());
  const opened = createServer((_, response) => response.end());
  onTestFinished(() => void opened.close());
  expect(await listen(opened, 0, 'PORT')).toContain(outside);
});

test('a taken port is said in one line, with the way out', async () => {
  const port = Number(new URL(site).port);
  await expect(listen(createServer(), port, 'PORT')).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another one, for example PORT=${port + 100}.`,
  );
});
