import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildIdOf } from '#build/build-id.ts';
import {
  claimWorkFolder,
  parseKeepBuilds,
  publish,
  unpublished,
  workFolder,
} from '#scripts/lib/release.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** A release, and `make`, which writes the next build: a page and these hashed files. */
function releaseIn() {
  const folder = temporaryFolder();
  const release = { site: join(folder, 'dist'), deploy: join(folder, 'deploy') };
  const make = (page: string, hashed: readonly string[]) => {
    const made = unpublished(release);
    mkdirSync(join(made.site, '_astro'), { recursive: true });
    mkdirSync(made.deploy, { recursive: true });
    writeFileSync(join(made.site, 'index.html'), page);
    writeFileSync(join(made.deploy, 'headers.json'), page);
    for (const file of hashed) writeFileSync(join(made.site, '_astro', file), file);
  };
  return {
    release,
    make,
    page: () => readFileSync(join(release.site, 'index.html'), 'utf8'),
    hashed: () => readdirSync(join(release.site, '_astro')).sort(),
  };
}

test('a finished build takes the place of the last one, as a whole', async () => {
  const { release, make, page, hashed } = releaseIn();
  make('one', ['a.js']);
  await publish(release, 1);
  writeFileSync(join(release.deploy, 'of-the-owner.txt'), 'mine');
  make('two', ['b.js']);
  expect(page()).toBe('one');
  await publish(release, 1);
  expect([page(), hashed()]).toEqual(['two', ['b.js']]);
  expect(readFileSync(join(release.deploy, 'headers.json'), 'utf8')).toBe('two');
  expect(existsSync(join(release.deploy, 'of-the-owner.txt'))).toBe(true);
  expect(readdirSync(release.deploy).filter((name) => name.endsWith('.old'))).toEqual([]);
});

test('the hashed files of as many builds stay as configured, and a repeated build counts once', async () => {
  const { release, make, hashed } = releaseIn();
  for (const [files, expected] of [
    [['a.js'], ['a.js']],
    [['b.js'], ['a.js', 'b.js']],
    [['b.js'], ['a.js', 'b.js']],
    [['c.js'], ['b.js', 'c.js']],
  ] as const) {
    make('page', files);
    expect(await publish(release, 2)).toBe(expected.length);
    expect(hashed()).toEqual(expected);
  }
});

test('KEEP_BUILDS is 1 unless it is set, and refused if it cannot be right', () => {
  for (const text of ['0', '-1', '2.5', 'all', '51'])
    expect.soft(() => parseKeepBuilds(text)).toThrow(`KEEP_BUILDS: must be a number from 1`);
  expect([undefined, '', '3'].map(parseKeepBuilds)).toEqual([1, 1, 3]);
});

test('a second build is refused while one is being made, and takes the place of one that was killed', async () => {
  const { release } = releaseIn();
  await claimWorkFolder(release);
  await expect(claimWorkFolder(release)).rejects.toThrow(
    `Another build is running (process ${process.pid})`,
  );
  // No process has this number: it is above the largest of Linux.
  writeFileSync(join(workFolder(release), 'process'), String(2 ** 22 + 1));
  await expect(claimWorkFolder(release)).resolves.toBeUndefined();
});

describe('a build is named', () => {
  /** A project with a build. */
  function projectWithBuild() {
    const project = temporaryFolder();
    const write = (file: string, text: string) => writeFileSync(join(project, file), text);
    mkdirSync(join(project, 'dist'));
    write('dist/index.html', 'one');
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.co', ...args], {
        cwd: project,
        encoding: 'utf8',
      }).trim();
    return { write, git, id: () => buildIdOf(join(project, 'dist'), project) };
  }

  test('without a history, by what its files hold', () => {
    const { write, id } = projectWithBuild();
    const first = id();
    expect(first).toMatch(/^[0-9a-f]{10}$/);
    expect(id()).toBe(first);
    write('dist/index.html', 'two');
    expect(id()).not.toBe(first);
  });

  test('with a history, by its commit, and by whether files differ from it', () => {
    const { write, git, id } = projectWithBuild();
    write('.gitignore', 'dist');
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'First');
    const commit = git('rev-parse', '--short', 'HEAD');
    expect(id()).toBe(commit);
    write('.gitignore', 'dist\n');
    expect(id()).toBe(`${commit}-dirty`);
  });

  test('by BUILD_ID where the history is missing, as in a container', () => {
    vi.stubEnv('BUILD_ID', 'abc1234');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(projectWithBuild().id()).toBe('abc1234');
  });
});
