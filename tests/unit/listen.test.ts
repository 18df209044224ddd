import { createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#server/listen.ts';

/** An address of this machine by which others reach it, unless it has no network. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === 'IPv4' && !address.internal)?.address;

let server: Server;
let port: string;
beforeAll(async () => {
  server = createServer((_, response) => response.end());
  ({ port } = new URL(await listen(server, 0, 'PORT')));
});
afterAll(() => server.close());

test.each(['127.0.0.1', '[::1]'])('this machine reaches a server as %s', async (name) => {
  expect((await fetch(`http://${name}:${port}/`)).status).toBe(200);
});

test.skipIf(outside === undefined)('other machines do not, unless HOST says so', async () => {
  await expect(fetch(`http://${outside}:${port}/`)).rejects.toThrow();
  vi.stubEnv('HOST', outside);
  onTestFinished(() => void vi.unstubAllEnvs());
  const opened = createServer((_, response) => response.end());
  onTestFinished(() => void opened.close());
  expect(await listen(opened, 0, 'PORT')).toContain(outside);
});
