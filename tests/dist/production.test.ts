import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { machineEnv } from '#scripts/lib/cached-build.ts';
import { builtPage } from './cards.ts';
import { headersFile, pages } from './pages.ts';

test('a build without configuration stops, lists what is missing and writes nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'production-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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

test('the build carries the configured hosts, and no trace of the demo', () => {
  const { html, $ } = builtPage('standard-monthly');
  expect($('link[rel=canonical]').attr('href')).toBe(
    'https://www.acme-systems.com/pbsengine-standard-subscription',
  );
  expect($('main iframe').attr('src')).toBe(
    'https://connect.acme-systems.com/pbsengine-standard-subscription',
  );
  expect(html).toContain(
    'frame-src https://calendar.acme-vendor.com https://community.acme-vendor.com https://connect.acme-systems.com https://forms.acme-vendor.com https://pay.acme-vendor.com;',
  );
  expect(html).toContain('upgrade-insecure-requests');
  expect(readFileSync(headersFile, 'utf8')).not.toContain('localhost');
  const traces = pages.filter((page) => /localhost|Demo Company|example\.com/.test(page.html));
  expect(traces.map(({ route }) => route.path)).toEqual([]);
});

test('the build lists its packages and their licenses', () => {
  const deploy = dirname(headersFile);
  const { components } = JSON.parse(readFileSync(join(deploy, 'sbom.json'), 'utf8')) as {
    components: { name: string }[];
  };
  expect(components.map(({ name }) => name)).toContain('react-dom');
  const licenses = readFileSync(join(deploy, 'licenses.txt'), 'utf8');
  for (const name of ['react-dom', 'minisearch', '@fontsource-variable/instrument-sans'])
    expect(licenses).toContain(`${name} `);
});
