import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureBuild } from '#scripts/lib/cached-build.ts';
import { ensureDemoBuild } from '#scripts/lib/demo-build.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** Stands in for Astro: "builds" a site that consists of the variables it was given and of a page with addresses. */
const FAKE_ASTRO = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
const folder = process.env.SITE_OUT_DIR;
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/env.json', JSON.stringify(process.env));
writeFileSync(folder + '/index.html', 'http://localhost:4321/a http://127.0.0.1:4322/b 4321 é');
writeFileSync(folder + '/index.html.br', '');
appendFileSync('times-built.txt', '.');
`;

let project: string;
function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

beforeEach(() => {
  project = temporaryFolder();
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json']) write(file, '{}');
  for (const file of ['astro.config.ts', 'src/a.ts', 'build/a.ts']) write(file, '');
  write('node_modules/astro/package.json', '{}');
  write('node_modules/astro/bin/astro.mjs', FAKE_ASTRO);
});
afterEach(() => void vi.unstubAllEnvs());

const TODAY = new Date('2026-11-24T12:00:00Z');
const build = (today = TODAY, port = 4) =>
  ensureDemoBuild({ port, demoPort: port + 1 }, project, today);

test('no variable of the shell reaches a demo build', async () => {
  const stray = '--no-warnings';
  for (const name of ['DEPLOY_TARGET', 'HSTS_PRELOAD', 'NODE_OPTIONS', 'TZ', 'ANY_OTHER'])
    vi.stubEnv(name, stray);
  const { root } = await build();
  const env = JSON.parse(readFileSync(join(root, 'env.json'), 'utf8')) as Record<string, string>;
  expect(Object.keys(env).filter((name) => env[name] === stray)).toEqual([]);
  expect(env).toMatchObject({ SITE_MODE: 'demo' });
});

test('one build serves all ports: its copies have their own addresses, compressed too', async () => {
  for (const port of [6, 4322]) {
    const { root } = await build(TODAY, port);
    const page = readFileSync(join(root, 'index.html'));
    expect(page.toString()).toBe(
      `http://localhost:${port}/a http://127.0.0.1:${port + 1}/b 4321 é`,
    );
    expect(brotliDecompressSync(readFileSync(join(root, 'index.html.br')))).toEqual(page);
  }
  expect(readFileSync(join(project, 'times-built.txt'), 'utf8')).toBe('.');
});

test('a build is kept until a file, the day or the configuration changes', async () => {
  const make = vi.fn(() => Promise.resolve());
  const isKept = async (today = TODAY, port = '4') => {
    make.mockClear();
    await ensureBuild({ name: 'any', env: { PORT: port }, build: make, project, today });
    return make.mock.calls.length === 0;
  };
  expect(await isKept()).toBe(false);
  expect(await isKept(new Date('2026-11-24T23:59:59Z'))).toBe(true);
  const tomorrow = new Date('2026-11-25T00:00:00Z');
  expect(await isKept(tomorrow)).toBe(false);
  expect(await isKept(tomorrow)).toBe(true);
  write('src/a.ts', 'changed');
  expect(await isKept(tomorrow)).toBe(false);
  expect(await isKept(tomorrow, '6')).toBe(false);
});

test('.env counts only where nobody has chosen a mode', () => {
  write('.env', 'HSTS_PRELOAD=yes\n');
  const loader = fileURLToPath(new URL('../../build/load-env-file.ts', import.meta.url));
  const command = ['--import', loader, '--print', 'process.env.HSTS_PRELOAD'];
  const readIn = (env: Record<string, string>) =>
    execFileSync(process.execPath, command, { cwd: project, encoding: 'utf8', env }).trim();
  expect(readIn({})).toBe('yes');
  for (const SITE_MODE of ['demo', 'production']) expect(readIn({ SITE_MODE })).toBe('undefined');
});
