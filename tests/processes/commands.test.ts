import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PRODUCTION_ENV } from '#tests/production-env.ts';
import { demoPorts } from '#tests/support/ports.ts';
import { runScript, takePort } from './run-script.ts';

const { port: PORT, demoPort: DEMO_PORT } = demoPorts('commandTests');
const PORTS = { PORT: String(PORT), DEMO_PORT: String(DEMO_PORT) };

const site = `http://localhost:${PORT}`;
const demoHost = `http://localhost:${DEMO_PORT}`;
const titleAt = async (address: string) =>
  /<title>(.*?)<\/title>/.exec(await (await fetch(address)).text())?.[1];

function smallBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), '<title>built</title>');
  writeFileSync(join(folder, '404.html'), '<title>none</title>');
  const headers = { everywhere: { 'X-Built': '1' }, pages: {}, otherFiles: {} };
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers));
  return { SITE_OUT_DIR: folder, SITE_HEADERS_FILE: join(folder, 'headers.json') };
}

test.each([
  ['scripts/start', 'PORT', PORT],
  ['scripts/start', 'DEMO_PORT', DEMO_PORT],
  ['scripts/dev', 'PORT', PORT],
  ['scripts/dev', 'DEMO_PORT', DEMO_PORT],
  ['scripts/preview', 'PORT', PORT],
  ['tools/shots', 'SHOTS_PORT', PORT],
])('%s says in one line that %s is taken and how to choose another', async (script, name, port) => {
  const taken = await takePort(port);
  const env = {
    ...PORTS,
    SHOTS_PORT: String(PORT),
    ...(script.endsWith('preview') && smallBuild()),
  };
  const { ended, output } = runScript(script, env, script.endsWith('shots') ? ['/404'] : []);
  expect(await ended).toBe(1);
  expect(output()).toContain(
    `Port ${taken} is taken. Stop what uses it, or choose another one, for example ${name}=${taken + 100}.`,
  );
  expect(output()).not.toContain('    at ');
});

test('npm run dev shows the site from its source, beside the stand-ins and other such servers, and ends as a whole', async () => {
  const { port, demoPort } = demoPorts('hostTests');
  const other = runScript('scripts/dev', { PORT: `${port}`, DEMO_PORT: `${demoPort}` });
  await other.until('ready in');
  const { until, interrupt, ended } = runScript('scripts/dev', PORTS);
  await until('ready in');
  expect(await titleAt(`${site}/`)).toContain('PBS');
  expect(await titleAt(`${demoHost}/calendar`)).toBe('Free call with PBS');
  expect(await titleAt(`${site}/design-system`)).toBe('Design system');
  interrupt();
  await ended;
  await expect(fetch(site)).rejects.toThrow();
});

/** A copy of the commands and all that they read, to break. */
function copyOfCode(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['src', 'scripts', 'build', 'server', 'package.json'])
    cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Replaces words of a file, and returns what stands before them. */
function change(file: string, words: string, by: string): string {
  const [before, ...after] = readFileSync(file, 'utf8').split(words);
  if (before === undefined || after.length === 0) throw new Error(`${file} lacks ${words}`);
  writeFileSync(file, [before, ...after].join(by));
  return before;
}

test('npm run build names the problems of all data files at once', async () => {
  const folder = copyOfCode();
  change(join(folder, 'src/data/company.ts'), "brand: 'PBS'", "brand: ''");
  change(join(folder, 'src/data/industries.ts'), "id: 'real-estate'", "id: 'home-services'");
  const { ended, output } = runScript(join(folder, 'scripts/build'), PRODUCTION_ENV);
  expect(await ended).toBe(1);
  expect(output()).toContain('brand: write it');
  expect(output()).toContain('more than one has "home-services"');
  expect(output()).not.toContain('    at ');
});

test.each([
  ['build', PRODUCTION_ENV],
  ['start', PORTS],
])(
  'npm run %s says once where a quote is missing, in the words of the pages too, and how quotes are written',
  async (command, env) => {
    const folder = copyOfCode();
    const words = join(folder, 'src/features/home/content.ts');
    const before = change(words, "bookings and payments?'", 'bookings and payments?');
    const written = {
      SITE_OUT_DIR: join(folder, 'dist'),
      SITE_HEADERS_FILE: join(folder, 'headers'),
    };
    const { ended, output } = runScript(join(folder, 'scripts', command), { ...env, ...written });
    expect(await ended).toBe(1);
    expect(output().split(`${words}:${before.split('\n').length + 1}: `)).toHaveLength(2);
    expect(output()).toContain("Words stand between two straight quotes (')");
    expect(output()).not.toContain('    at ');
  },
);

describe('npm run preview', () => {
  test('shows what was built, under its headers', async () => {
    const { until } = runScript('scripts/preview', { ...PORTS, ...smallBuild() });
    await until(site);
    expect(await titleAt(`${site}/`)).toBe('built');
    expect((await fetch(`${site}/nothing`)).headers.get('x-built')).toBe('1');
  });

  test('says what to run where nothing was built', async () => {
    const { ended, output } = runScript('scripts/preview', {
      ...PORTS,
      SITE_OUT_DIR: 'no-such-folder',
    });
    expect(await ended).toBe(1);
    expect(output()).toContain('There is no build. Run `npm run build` first.');
  });
});

describe('npm run doctor', () => {
  test('says what an option should look like', async () => {
    const { ended, output } = runScript('scripts/doctor', {}, ['--url', 'www.ours.com']);
    expect(await ended).toBe(1);
    expect(output()).toContain('--url: "www.ours.com" is not a full address; write it like');
    expect(output()).not.toContain('    at ');
  });
});
