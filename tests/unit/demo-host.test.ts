import { readFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modes } from '#demo-host/modes.ts';
import { PROBES } from '#demo-host/probes.ts';
import { createDemoHandler } from '#demo-host/server.ts';
import { listen } from '#scripts/listen.ts';
import { testSite } from '#tests/test-site.ts';

let server: Server;
let host: string;

beforeAll(async () => {
  server = createServer(createDemoHandler());
  host = await listen(server, 0, 'DEMO_PORT');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string) => fetch(`${host}${path}`);

describe('every external page', () => {
  test.each(Object.values(testSite.embeds).map(({ url }) => new URL(url).pathname))(
    '%s has a title',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(/<title>[^<]+<\/title>/);
    },
  );

  test.each(testSite.purchases)('$path names the plan and the price', async (purchase) => {
    const body = await (await ask(purchase.path)).text();
    expect(body).toContain(purchase.product);
    expect(body).toContain(purchase.price);
  });
});

describe('ways to fail', () => {
  test.each([
    ['/nothing', 404],
    ['/status-404/calendar', 404],
    ['/status-500/calendar', 500],
  ])('%s answers %d', async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });

  test('/reset drops the connection', async () => {
    await expect(ask('/reset/calendar')).rejects.toThrow();
  });

  test.each(['hang', 'slow'])('/%s does not answer at once', async (prefix) => {
    const impatient = AbortSignal.timeout(300);
    await expect(fetch(`${host}/${prefix}/calendar`, { signal: impatient })).rejects.toThrow();
  });

  test('/refuse-… forbids being framed', async () => {
    expect((await ask('/refuse-x-frame-options/calendar')).headers.get('x-frame-options')).toBe(
      'DENY',
    );
    expect(
      (await ask('/refuse-frame-ancestors/calendar')).headers.get('content-security-policy'),
    ).toBe("frame-ancestors 'none'");
  });
});

test('README names every mode and every probe', () => {
  const readme = readFileSync('demo-host/README.md', 'utf8');
  for (const name of Object.keys(modes)) expect(readme).toContain(`\`/${name}/\``);
  for (const name of PROBES) expect(readme).toContain(`\`/${name}\``);
});

test('modes follow one another', async () => {
  const response = await ask('/refuse-x-frame-options/no-background/status-500/calendar');
  expect(response.status).toBe(500);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  const body = await response.text();
  expect(body).toContain('<title>Free call with PBS</title>');
  expect(body).toContain('body { margin: 0; font');
});

test('redirects lead to this machine under other names', async () => {
  const location = async (mode: string) =>
    (await fetch(`${host}/${mode}/sent`, { redirect: 'manual' })).headers.get('location');
  const { port } = new URL(host);
  expect(await location('redirect-named')).toBe(`http://127.0.0.1:${port}/sent`);
  expect(await location('redirect-unnamed')).toBe(`http://[::1]:${port}/sent`);
});

test('a trickling page comes whole in the end', async () => {
  const quick = createServer(createDemoHandler({ slowAnswerMs: 50 }));
  const address = await listen(quick, 0, 'DEMO_PORT');
  expect(await (await fetch(`${address}/trickle/sent`)).text()).toBe(
    await (await ask('/sent')).text(),
  );
  quick.close();
});

test.each(['//', '//calendar', '/%'])('outlives a request for %s', async (path) => {
  const { port } = server.address() as AddressInfo;
  // fetch() would normalize the path.
  const body = await new Promise<string>((resolve, reject) => {
    request({ port, path }, (response) => resolve(text(response)))
      .on('error', reject)
      .end();
  });
  expect(body).toContain('<title>');
  expect((await ask('/calendar')).status).toBe(200);
});
