import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const { packages } = read('package-lock.json') as {
  packages: Record<string, { hasInstallScript?: boolean; integrity?: string; link?: boolean }>;
};
const manifest = read('package.json') as {
  allowScripts: Record<string, boolean>;
  devDependencies: Record<string, string>;
  dependencies?: Record<string, string>;
};

test('only known packages run a script while they are installed', () => {
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect([...new Set(withScript)].sort()).toEqual(Object.keys(manifest.allowScripts).sort());
});

test('the lockfile has the hash of every package', () => {
  const unknown = Object.entries(packages).filter(
    ([path, { integrity }]) => path.startsWith('node_modules/') && integrity === undefined,
  );
  expect(unknown.map(([path]) => path)).toEqual([]);
});

test('direct dependencies have exact versions', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.length).toBeGreaterThan(10);
  // "npm:" gives a package another name.
  const exact = /^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+/;
  expect(versions.filter((version) => !exact.test(version))).toEqual([]);
});
