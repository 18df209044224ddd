import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reachedFrom } from '#tests/support/imports.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const containerfile = read('container/Containerfile');

test('the build of the image reads what it needs, and no other file of this folder', () => {
  const [first, ...others] = read('.dockerignore')
    .replaceAll(/^#.*\n/gm, '')
    .trim()
    .split('\n');
  // Everything is ignored but the paths after an exclamation mark, so no rule for .env, .git or node_modules is needed.
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

function isBelow(file: string, rule: string): boolean {
  return rule === `!${file}` || file.startsWith(`${rule.slice(1)}/`);
}

// What the image does is checked by the container job of the workflow, and by tests/hosts with its Caddyfile.
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
    const commands = (name: string) => read(file).match(new RegExp(`docker ${name} .*`, 'g')) ?? [];
    expect(commands('build -f')).toEqual([
      expect.stringContaining(
        "container/Containerfile --secret id=env,src=.env --build-arg BUILD_TIME=$(date +%s) --build-arg BUILD_ID=$(git describe --always --dirty --exclude='*') -t pbs-website .",
      ),
    ]);
    expect(commands('run')).toEqual([
      expect.stringContaining(
        '--read-only --cap-drop ALL --security-opt no-new-privileges -p 8080:8080 pbs-website',
      ),
    ]);
  },
);
