import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDemoHandler } from '#server/demo-host/server.ts';
import { listen } from '#server/listen.ts';
import { parsePorts } from '#site/env.ts';
import { overHttp1 } from '#tests/hosts/ask.ts';
import { portFamilies } from '#tests/support/ports.ts';
import { serve } from '#tests/support/serve.ts';

test('no two commands or tests use the same port', () => {
  const families = [{ first: parsePorts({}).port, count: 2 }, ...Object.values(portFamilies({}))];
  const all = families.flatMap(({ first, count }) =>
    Array.from({ length: count }, (_, index) => first + index),
  );
  expect(all.filter((port, index) => all.indexOf(port) !== index)).toEqual([]);
});

/** An address of this machine by which others reach it, unless it has no network. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === 'IPv4' && !address.internal)?.address;

/** A server that says yes to everything, and where it listens. */
async function listening(): Promise<string> {
  const server = createServer((_, response) => response.end());
  onTestFinished(() => void server.close());
  return listen(server, 0, 'PORT');
}

test.each(['127.0.0.1', '[::1]'])('this machine reaches a server as %s', async (name) => {
  const { port } = new URL(await listening());
  expect((await fetch(`http://${name}:${port}/`)).status).toBe(200);
});

test.skipIf(outside === undefined)('other machines do not, unless HOST says so', async () => {
  const { port } = new URL(await listening());
  await expect(fetch(`http://${outside}:${port}/`)).rejects.toThrow();
  vi.stubEnv('HOST', outside);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await listening()).toContain(outside);
});

test('a path that cannot be decoded, or names no page, is answered without an error', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => report.mockRestore());
  const ask = overHttp1(await serve(createDemoHandler()));
  for (const path of ['//', '//calendar', '/%', '/%00', '*'])
    expect((await ask({ path })).body.toString(), path).toContain('<title>');
  expect(report).not.toHaveBeenCalled();
});
