import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildIdOf } from '#build/build-id.ts';

let project: string;
const idOf = () => buildIdOf(join(project, 'dist'), project);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.co', ...args], {
    cwd: project,
    encoding: 'utf8',
  }).trim();

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'build-id-'));
  mkdirSync(join(project, 'dist'));
  writeFileSync(join(project, 'dist/index.html'), 'one');
});
afterEach(() => {
  rmSync(project, { recursive: true });
  vi.unstubAllEnvs();
});

test('without a history, a build is named by what its files hold', () => {
  const id = idOf();
  expect(id).toMatch(/^[0-9a-f]{10}$/);
  expect(idOf()).toBe(id);
  writeFileSync(join(project, 'dist/index.html'), 'two');
  expect(idOf()).not.toBe(id);
});

test('with a history, by its commit, and by whether files differ from it', () => {
  writeFileSync(join(project, '.gitignore'), 'dist');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'First');
  const commit = git('rev-parse', '--short', 'HEAD');
  expect(idOf()).toBe(commit);
  writeFileSync(join(project, '.gitignore'), 'dist\n');
  expect(idOf()).toBe(`${commit}-dirty`);
});

test('BUILD_ID names it where the history is missing, as in a container', () => {
  vi.stubEnv('BUILD_ID', 'abc1234');
  expect(idOf()).toBe('abc1234');
});
