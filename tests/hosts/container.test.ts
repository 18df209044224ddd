import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { TEST_PORTS } from '#tests/test-site.ts';
import { ensureServers } from './real-servers.ts';

const { root, headersFile } = inject('built');
const PORT = TEST_PORTS.port + 10;
/** The user of the image; only root may become another user. */
const USER = process.getuid?.() === 0 ? { uid: 65532, gid: 65532 } : {};
/** How long an engine waits before it kills a container that it has asked to stop. */
const KILLED_AFTER_MS = 10_000;

beforeAll(ensureServers, 300_000);

/**
 * A folder that Caddy's user cannot write in, with the site, and the image's Caddyfile with another port and folder. It
 * is JSON, since Debian's Caddy is too old for `persist_config off`, which stands for `persist: false`.
 */
function prepareFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  cpSync(root, join(folder, 'srv'), { recursive: true });
  cpSync(join(dirname(headersFile), 'caddy/site.caddy'), join(folder, 'site.caddy'));
  const caddyfile = readFileSync('container/Caddyfile', 'utf8')
    .replace('persist_config off', '')
    .replace(':8080', `:${PORT}`)
    .replace('/srv', join(folder, 'srv'));
  writeFileSync(join(folder, 'Caddyfile'), caddyfile);
  const adapted = execFileSync('caddy', ['adapt', '--config', join(folder, 'Caddyfile')], {
    encoding: 'utf8',
  });
  const config = JSON.parse(adapted) as { admin: object };
  config.admin = { ...config.admin, config: { persist: false } };
  writeFileSync(join(folder, 'caddy.json'), JSON.stringify(config));
  chmodSync(folder, 0o555);
  return folder;
}

/** A visitor who asks for more than fits into all buffers, and reads only the beginning. */
async function visitSlowly(): Promise<void> {
  const socket = connect(PORT, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.write('GET /pbsengine HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(300));
  await once(socket, 'readable');
}

test("the image's Caddy runs without root, writes nothing, and stops before it would be killed", async () => {
  const folder = prepareFolder();
  onTestFinished(() => {
    chmodSync(folder, 0o755);
    rmSync(folder, { recursive: true });
  });
  const files = readdirSync(folder, { recursive: true });
  const caddy = spawn('caddy', ['run', '--config', join(folder, 'caddy.json')], {
    env: { PATH: process.env.PATH, HOME: folder },
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...USER,
  });
  onTestFinished(() => void caddy.kill('SIGKILL'));
  let log = '';
  caddy.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const address = `http://127.0.0.1:${PORT}/pbsengine`;
  let answer: Response | null = null;
  while (!answer) {
    expect(caddy.exitCode, log).toBeNull();
    answer = await fetch(address).catch(() => null);
  }
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(readFileSync(join(root, 'pbsengine.html'), 'utf8'));
  expect(log).not.toContain('"level":"error"');

  await visitSlowly();
  const asked = performance.now();
  caddy.kill('SIGTERM');
  expect(await once(caddy, 'exit'), log).toEqual([0, null]);
  expect(performance.now() - asked).toBeLessThan(KILLED_AFTER_MS);
  expect(readdirSync(folder, { recursive: true })).toEqual(files);
});
