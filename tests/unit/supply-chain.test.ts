import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { SENT } from '#scripts/lib/sbom.ts';
import { FIRST_TIER, OF_FACTS, PARTS } from '#scripts/lib/test-parts.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const containerfile = read('container/Containerfile');
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { hasInstallScript?: boolean; integrity?: string }>;
};
const manifest = JSON.parse(read('package.json')) as {
  allowScripts: Record<string, boolean>;
  devDependencies: Record<string, string>;
  engines: Record<string, string>;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
};
const WORKFLOWS = globSync('.github/workflows/*.yml');
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

/** What a file imports, except types. */
function importsOf(file: string): string[] {
  const imports = /^(?:import|export)\s(?!type\s)(?:[^;']*?\sfrom\s)?'([^']+)'/gm;
  return [...read(file).matchAll(imports)].map(([, source = '']) => source);
}

/** `file` and every file next to it that it imports, directly or not. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const source of importsOf(file).filter((candidate) => candidate.startsWith('.')))
    reachedFrom(join(dirname(file), source), reached);
  return reached;
}

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
  expect(read('.node-version')).toBe(`${node}\n`);
  expect(manifest.engines.node).toBe(`>=${major}`);
  for (const file of ['container/Containerfile', '.devcontainer/devcontainer.json', ...WORKFLOWS]) {
    const images = [...read(file).matchAll(/\bnode:([\d.]+)/g)];
    for (const [, version] of images) expect.soft([node, major], file).toContain(version);
    expect.soft(images, file).not.toEqual([]);
  }
});

test('commands say first, in a file that every Node can read, that an older one will not do', () => {
  const guard = '--require ./scripts/lib/require-node.cjs ';
  const commands = ['setup', 'start', 'dev', 'build', 'preview', 'doctor', 'test', 'test:all'];
  for (const name of commands) expect.soft(manifest.scripts[name], name).toContain(`node ${guard}`);
  const [major = ''] = manifest.dependencies.node?.split('.') ?? [];
  const runIn = (version: string) => {
    const code = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });
      require('./scripts/lib/require-node.cjs');`;
    const { status, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
    return { status, stderr: stderr.trim() };
  };
  const stderr = `Node ${major} is needed. Run \`npm ci\` first; it brings its own.`;
  expect(runIn(`${Number(major) - 1}.9.0`)).toEqual({ status: 1, stderr });
  expect(runIn(`${major}.0.0`)).toEqual({ status: 0, stderr: '' });
});

test('workflows run actions of a known commit, and packages of a known version', () => {
  const uses = WORKFLOWS.flatMap((file) => [
    ...read(file).matchAll(/(?:uses: |npx --yes )(\S+)/g),
  ]).map(([, name = '']) => name);
  expect(uses.length).toBeGreaterThan(WORKFLOWS.length);
  expect(uses.filter((name) => !/@(?:[0-9a-f]{40}|\d+\.\d+\.\d+)$/.test(name))).toEqual([]);
});

test('a banner is published with the files of the build before it, for the pages that are open', () => {
  const workflow = read('.github/workflows/publish.yml');
  expect(workflow).toMatch(
    /cache\/restore@[^]*: npm run build\n[^]*KEEP_BUILDS: .* 2 [^]*deploy dist[^]*cache\/save@/,
  );
  expect(workflow.match(/path: \|\n +dist\n +deploy\n +key: published-/g)).toHaveLength(2);
});

test('continuous integration runs every part of the tests', () => {
  const [, listed = ''] = /part: \[(.*?)\]/.exec(read('.github/workflows/checks.yml')) ?? [];
  expect(listed.split(', ')).toEqual(Object.keys(PARTS));
});

test('what the first tier and the recipes leave out exists', () => {
  const named = [...FIRST_TIER.tests.args, ...OF_FACTS].filter((word) => word.endsWith('.test.ts'));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
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

test('the build of the image reads what it needs, and no other file of this folder', () => {
  const [first, ...others] = read('.dockerignore').match(/^[^#\n].*/gm) ?? [];
  const isBelow = (file: string, rule: string) =>
    rule === `!${file}` || file.startsWith(`${rule.slice(1)}/`);
  // Everything is ignored except the paths after an exclamation mark, so .env, .git and node_modules need no rule.
  expect(first).toBe('*');
  const copied = [...containerfile.matchAll(/^COPY (?!--from|\. )(.+) \S+$/gm)];
  const needed = [
    ...copied.flatMap(([, files = '']) => files.split(' ')),
    ...reachedFrom('scripts/build.ts'),
    ...globSync(['astro.config.ts', 'tsconfig.json', 'src/**/*.*', 'build/**/*.ts']),
  ];
  const unused = others.filter((rule) => !needed.some((file) => isBelow(file, rule)));
  const missing = needed.filter((file) => !others.some((rule) => isBelow(file, rule)));
  expect({ missing, unused }).toEqual({ missing: [], unused: [] });
});

// The container job of the workflow checks what the image does, and tests/hosts checks its Caddyfile.
test('the image is built from exact versions and a secret, and runs without root', () => {
  const images = [...containerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toHaveLength(2);
  for (const image of images)
    expect(image).toMatch(/^\w+:\d+\.\d+\.\d+-\w+(-\w+)*(@sha256:[0-9a-f]{64})?$/);
  expect(containerfile).toContain('type=secret,id=env,target=/site/.env,required=true');
  expect(containerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
});

test.each(['docs/deploy.md', '.github/workflows/checks.yml'])(
  'the commands in %s give the build its time and its secret, and the container no rights',
  (file) => {
    expect(read(file).match(/docker build -f .*/g)).toEqual([
      expect.stringContaining(
        "container/Containerfile --secret id=env,src=.env --build-arg BUILD_TIME=$(date +%s) --build-arg BUILD_ID=$(git describe --always --dirty --exclude='*') -t pbs-website .",
      ),
    ]);
    expect(read(file).match(/docker run .*/g)).toEqual([
      expect.stringContaining(
        '--read-only --cap-drop ALL --security-opt no-new-privileges -p 8080:8080 pbs-website',
      ),
    ]);
  },
);
