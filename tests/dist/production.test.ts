import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { machineEnv } from '#scripts/lib/cached-build.ts';
import { SENT, type Bill } from '#scripts/lib/sbom.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { headersFile, pages } from './pages.ts';

test('a build without configuration stops, lists what is missing and writes nothing', async () => {
  const folder = temporaryFolder();
  const env = {
    ...machineEnv(),
    SITE_MODE: 'production',
    SITE_OUT_DIR: join(folder, 'site'),
    SITE_HEADERS_FILE: join(folder, 'deploy/headers.json'),
  };
  const build = promisify(execFile)(process.execPath, ['scripts/build.ts'], { env });
  const { code, stdout, stderr } = await build.then(
    (output) => ({ code: 0, ...output }),
    (error: unknown) => error as { code: number; stdout: string; stderr: string },
  );
  expect(code).toBe(1);
  const text = stdout + stderr;
  for (const name of ['SITE_URL', 'CONNECT_ORIGIN', 'SCHEDULING_URL', 'SUPPORT_PHONE']) {
    expect(text).toContain(`- ${name}: is missing; set it to something like`);
  }
  expect(text).not.toContain('at ');
  expect(existsSync(env.SITE_OUT_DIR)).toBe(false);
});

test('the build asks for https, and carries no trace of the demo', () => {
  expect(readFileSync(headersFile, 'utf8')).not.toContain('localhost');
  const traces = pages.filter(
    ({ html }) =>
      /localhost|Demo Company|example\.com/.test(html) ||
      !html.includes('upgrade-insecure-requests'),
  );
  expect(traces.map(({ route }) => route.path)).toEqual([]);
});

test('the inventory lists every package of the build, and marks those that browsers receive', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
  const { components, dependencies } = read(join(dirname(headersFile), 'sbom.json')) as Bill;
  const { packages } = read('package-lock.json') as { packages: Record<string, { dev?: boolean }> };
  const built = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  const names = built.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(new Set(components.map(({ name }) => name))).toEqual(new Set(names));
  expect(dependencies).toHaveLength(components.length + 1);
  const marked = components.filter(({ scope }) => scope === 'required').map(({ name }) => name);
  expect(marked.sort()).toEqual([...SENT].sort());
  const licenses = readFileSync(join(dirname(headersFile), 'licenses.txt'), 'utf8');
  for (const name of SENT) expect(licenses).toContain(`${name} `);
});
