import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

test.each(['//', '//calendar', '/%'])('outlives a request for %s', async (path) => {
  const { port } = server.address() as AddressInfo;
  // fetch() would tidy the path up.
  const body = await new Promise<string>((resolve, reject) => {
    request({ port, path }, (response) => resolve(text(response)))
      .on('error', reject)
      .end();
  });
  expect(body).toContain('<title>');
  expect((await ask('/calendar')).status).toBe(200);
});
