import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '#scripts/listen.ts';
import { createSiteHandler } from '#scripts/site-server.ts';

let server: Server;
let site: string;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-server-'));
  const root = join(folder, 'site');
  mkdirSync(join(root, '_astro'), { recursive: true });
  writeFileSync(join(root, 'index.html'), 'home');
  writeFileSync(join(root, 'plans.html'), 'plans');
  writeFileSync(join(root, '404.html'), 'not found');
  writeFileSync(join(root, 'favicon.svg'), '<svg/>');
  writeFileSync(join(root, 'robots.txt'), 'robots');
  writeFileSync(join(root, 'plans.html.br'), 'compressed');
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

afterAll(() => server.close());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${site}${path}`, { redirect: 'manual', ...init });

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
])('%s leads to %s for good', async (path, target) => {
  const response = await ask(path);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(target);
});

test('HEAD answers without a body, other methods are refused', async () => {
  const head = await ask('/nothing', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([404, '']);
  expect((await ask('/', { method: 'POST' })).status).toBe(405);
});

test('a taken port is said in one line, with the way out', async () => {
  const port = Number(new URL(site).port);
  await expect(listen(createServer(), port, 'PORT')).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another one, for example PORT=${port + 100}.`,
  );
});
