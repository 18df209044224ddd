import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SENT } from '#scripts/lib/sbom.ts';
import { importsOf, reachedFrom } from '#tests/support/imports.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const { packages } = read('package-lock.json') as {
  packages: Record<string, { hasInstallScript?: boolean; integrity?: string }>;
};
const manifest = read('package.json') as {
  allowScripts: Record<string, boolean>;
  devDependencies: Record<string, string>;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
};
const WORKFLOWS = globSync('.github/workflows/*.yml');
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

/** The packages that `files` import, other than Node's own and Astro's virtual modules. */
function packagesIn(files: readonly string[]): string[] {
  const names = files
    .flatMap(importsOf)
    .filter((source) => !/^([.#]|node:|astro:)/.test(source))
    .map((source) => /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? '');
  return [...new Set(names)].sort();
}

test('only known packages run a script while they are installed', () => {
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
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

test('every place that names a version of Node agrees with the package', () => {
  const { node = '' } = manifest.dependencies;
  const [major = ''] = node.split('.');
  expect(readFileSync('.node-version', 'utf8')).toBe(`${node}\n`);
  expect(manifest.engines.node).toBe(`>=${major}`);
  for (const file of ['container/Containerfile', '.devcontainer/devcontainer.json', ...WORKFLOWS]) {
    const images = [...readFileSync(file, 'utf8').matchAll(/\bnode:([\d.]+)/g)];
    for (const [, version] of images) expect.soft([node, major], file).toContain(version);
    expect.soft(images, file).not.toEqual([]);
  }
});

test('workflows run actions of a known commit, and packages of a known version', () => {
  const uses = WORKFLOWS.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/(?:uses: |npx --yes )(\S+)/g),
  ]).map(([, name = '']) => name);
  expect(uses.length).toBeGreaterThan(WORKFLOWS.length);
  expect(uses.filter((name) => !/@(?:[0-9a-f]{40}|\d+\.\d+\.\d+)$/.test(name))).toEqual([]);
});

test('the dependencies are what build, start and preview need: their imports, Node and the fonts', () => {
  const commands = ['build', 'start', 'preview'].flatMap((name) => [
    ...reachedFrom(`scripts/${name}.ts`),
  ]);
  const site = globSync('{src,build,server}/**/*.{ts,tsx,astro}');
  const fonts = Object.keys(manifest.dependencies).filter((name) => name.includes('fontsource'));
  expect(fonts).toHaveLength(2);
  const needed = [...packagesIn([...commands, ...site, 'astro.config.ts']), 'node', ...fonts];
  expect(needed.sort()).toEqual(Object.keys(manifest.dependencies).sort());
});

test('the packages that browsers receive include what code for browsers imports', () => {
  const files = globSync('src/{client,lib/search,features/offers}/**/*.{ts,tsx}');
  const imported = packagesIn(files);
  expect(imported).toContain('minisearch');
  expect(imported.filter((name) => !SENT.includes(name))).toEqual([]);
});
