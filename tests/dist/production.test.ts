import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRODUCTION_ENV } from '#tests/production-env.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'production-'));
const output = {
  SITE_OUT_DIR: join(folder, 'site'),
  SITE_HEADERS_FILE: join(folder, 'deploy', 'headers.json'),
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run build` with only this configuration. */
async function build(env: Record<string, string>): Promise<{ code: number; text: string }> {
  const unset = Object.fromEntries(Object.keys(PRODUCTION_ENV).map((name) => [name, '']));
  try {
    const { stdout, stderr } = await run(process.execPath, ['scripts/build.ts'], {
      env: { ...process.env, ...unset, ...env, ...output },
    });
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

test('a build without configuration stops, lists what is missing and writes nothing', async () => {
  const { code, text } = await build({});
  expect(code).toBe(1);
  for (const name of ['SITE_URL', 'CONNECT_ORIGIN', 'SCHEDULING_URL', 'SUPPORT_PHONE']) {
    expect(text).toContain(`- ${name}: is missing; set it to something like`);
  }
  expect(text).not.toContain('at ');
  expect(existsSync(output.SITE_OUT_DIR)).toBe(false);
});

describe('a configured build', () => {
  let built: Awaited<ReturnType<typeof build>>;
  // A generous timeout: the test does not measure how fast a machine builds.
  beforeAll(async () => {
    built = await build(PRODUCTION_ENV);
  }, 600_000);

  test('carries the configured hosts, and no trace of the demo', () => {
    expect(built.code, built.text).toBe(0);
    const page = readFileSync(
      join(output.SITE_OUT_DIR, 'pbsengine-standard-subscription.html'),
      'utf8',
    );
    const headers = readFileSync(output.SITE_HEADERS_FILE, 'utf8');
    const $ = load(page);
    expect($('link[rel=canonical]').attr('href')).toBe(
      'https://www.acme-systems.com/pbsengine-standard-subscription',
    );
    expect($('main iframe').attr('src')).toBe(
      'https://connect.acme-systems.com/pbsengine-standard-subscription',
    );
    expect(page).toContain(
      'frame-src https://calendar.acme-vendor.com https://community.acme-vendor.com https://connect.acme-systems.com https://forms.acme-vendor.com;',
    );
    expect(page).toContain('upgrade-insecure-requests');
    expect(page + headers).not.toContain('localhost');
  });

  test('lists the packages in the release and their licenses', () => {
    const deploy = dirname(output.SITE_HEADERS_FILE);
    const { components } = JSON.parse(readFileSync(join(deploy, 'sbom.json'), 'utf8')) as {
      components: { name: string }[];
    };
    expect(components.map(({ name }) => name)).toContain('react-dom');
    const licenses = readFileSync(join(deploy, 'licenses.txt'), 'utf8');
    for (const name of ['react-dom', 'minisearch', '@fontsource-variable/instrument-sans'])
      expect(licenses).toContain(`${name} `);
  });
});
