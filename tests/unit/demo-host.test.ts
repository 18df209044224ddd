import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createDemoHandler } from '#server/demo-host/server.ts';
import { serve } from '#tests/support/serve.ts';
import { testSite } from '#tests/test-site.ts';

let host: string;
beforeEach(async () => {
  host = await serve(createDemoHandler({ slowAnswerMs: 500 }));
});

const ask = (path: string) => fetch(`${host}${path}`, { redirect: 'manual' });
const headerOf = async (path: string, name: string) => (await ask(path)).headers.get(name);

test('every external page has a title, and every purchase page its plan and its price', async () => {
  for (const { url } of Object.values(testSite.embeds)) {
    const response = await ask(new URL(url).pathname);
    expect.soft(response.status, url).toBe(200);
    expect.soft(await response.text(), url).toMatch(/<title>[^<]+<\/title>/);
  }
  for (const { path, product, price } of testSite.purchases) {
    const body = await (await ask(path)).text();
    for (const words of [product, price]) expect.soft(body, path).toContain(words);
  }
});

test('modes follow one another', async () => {
  const response = await ask('/refuse-x-frame-options/no-background/status-500/calendar');
  expect(response.status).toBe(500);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(await response.text()).toMatch(
    /<title>Free call with PBS<\/title>[^]*body { margin: 0; font/,
  );
});

test('redirects lead to this machine under other names', async () => {
  const { port } = new URL(host);
  expect(await headerOf('/redirect-named/sent', 'location')).toBe(`http://127.0.0.1:${port}/sent`);
  expect(await headerOf('/redirect-unnamed/sent', 'location')).toBe(`http://[::1]:${port}/sent`);
});

test('a trickling page comes whole in the end', async () => {
  const whole = await (await ask('/sent')).text();
  expect(await (await ask('/trickle/sent')).text()).toBe(whole);
});

test('a path that cannot be decoded, or names no page, is answered without an error', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => report.mockRestore());
  const { port } = new URL(host);
  // fetch() would normalize the path.
  const bodyAt = (path: string) =>
    new Promise<string>((resolve, reject) => {
      request({ port, path }, (response) => resolve(text(response)))
        .on('error', reject)
        .end();
    });
  for (const path of ['//', '//calendar', '/%', '/%00', '*'])
    expect(await bodyAt(path), path).toContain('<title>');
  expect(report).not.toHaveBeenCalled();
});
