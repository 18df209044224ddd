import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reachedFrom } from '#tests/support/imports.ts';

const read = (file: string) => readFileSync(file, 'utf8');
/** The instructions of each stage, one a line. */
const stages = read('container/Containerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split(/^(?=FROM )/m)
  .map((stage) => stage.split('\n').filter((line) => line !== ''));
const [build = [], server = []] = stages;
const instruction = (stage: readonly string[], name: string) =>
  stage.find((line) => line.startsWith(`${name} `)) ?? '';

test('the build of the image reads what it needs, and no other file of this folder', () => {
  const [first, ...others] = read('.dockerignore')
    .replaceAll(/^#.*\n/gm, '')
    .trim()
    .split('\n');
  // Everything is ignored but the paths after an exclamation mark, so no rule for .env, .git or node_modules is needed.
  expect(first).toBe('*');
  const copied = stages
    .flat()
    .filter((line) => /^COPY (?!--from)/.test(line) && line !== 'COPY . .')
    .flatMap((line) => line.split(' ').slice(1, -1));
  const needed = [
    ...[...copied, 'astro.config.ts', 'tsconfig.json', ...reachedFrom('scripts/build.ts')],
    ...globSync(['src/**/*.*', 'build/**/*.ts']),
  ];
  const unused = others.filter((rule) => !needed.some((file) => isBelow(file, rule)));
  const missing = needed.filter((file) => !others.some((rule) => isBelow(file, rule)));
  expect({ missing, unused }).toEqual({ missing: [], unused: [] });
});

function isBelow(file: string, rule: string): boolean {
  return rule === `!${file}` || file.startsWith(`${rule.slice(1)}/`);
}

test('every build installs what builds the site, and builds it anew from the secret', () => {
  expect(build.slice(1)).toEqual([
    'WORKDIR /site',
    'COPY package.json package-lock.json .npmrc ./',
    'RUN npm ci --omit=dev',
    'COPY . .',
    // The cache compares the value of an argument, but not that of a secret, nor the date.
    'ARG BUILD_TIME',
    'ARG BUILD_ID',
    expect.stringMatching(
      /^RUN --mount=type=secret,id=env,target=\/site\/\.env,required=true : "\$\{BUILD_TIME:\?[^"]+" && npm run build$/,
    ),
  ]);
  const images = stages.map(([from = '']) => from.split(' ')[1]);
  expect(images).toHaveLength(2);
  for (const image of images)
    expect(image).toMatch(/^\w+:\d+\.\d+\.\d+-\w+(-\w+)*(@sha256:[0-9a-f]{64})?$/);
});

test('the image runs Caddy as process 1, without root and capabilities, and says when it is healthy', () => {
  expect(server).toContain('RUN setcap -r /usr/bin/caddy');
  expect(instruction(server, 'USER')).toMatch(/^USER [1-9]\d*:[1-9]\d*$/);
  expect(instruction(server, 'CMD')).toBe(
    'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]',
  );
  expect(instruction(server, 'STOPSIGNAL')).toBe('STOPSIGNAL SIGTERM');
  expect(instruction(server, 'ENTRYPOINT')).toBe('');
  const [, port] = /^EXPOSE (\d+)$/.exec(instruction(server, 'EXPOSE')) ?? [];
  expect(instruction(server, 'HEALTHCHECK')).toMatch(
    new RegExp(
      `--interval=\\d+s --timeout=\\d+s --start-period=\\d+s CMD \\[.*127\\.0\\.0\\.1:${port}/`,
    ),
  );
  const caddyfile = read('container/Caddyfile');
  expect(caddyfile).toContain(`\n:${port} {\n\troot * /srv\n`);
  for (const option of ['admin off', 'persist_config off', 'auto_https off', 'grace_period 5s'])
    expect(caddyfile).toContain(`\n\t${option}\n`);
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

test('the workflow waits for the health check, compares every file and stops the container', () => {
  const workflow = read('.github/workflows/checks.yml');
  const job = workflow.slice(workflow.indexOf('\n  container:\n'));
  for (const step of [
    /timeout \d+ sh -c 'until docker inspect .*Health\.Status.* grep -qx healthy/,
    /npm run build && npm run doctor -- --url http:\/\/localhost:8080 --only-url/,
    /docker stop site && docker inspect .*ExitCode.* grep -qx 0/,
  ])
    expect(job).toMatch(step);
});
