/**
 * One part of the tests: a command, and the variables that it needs besides the shell's. If there is an `option`, it
 * precedes each word that is passed on to the command.
 */
export type Part = {
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  option?: string;
};

const vitest = (...args: string[]) => ({
  command: process.execPath,
  args: ['node_modules/vitest/vitest.mjs', 'run', ...args],
});

/** Browser tests of scripts, servers and the order of styles, which a change of facts or words seldom affects. */
const MECHANISMS = [
  ...['back-forward-cache', 'count-visits', 'critical-css', 'frames', 'motion', 'next-page'],
  ...['start', 'streaming', 'theme'],
];
/** Browser tests of what a press opens or moves, and of forced colors. */
const CONTROLS = ['dialogs', 'folds', 'forced-colors', 'fragments', 'plan-island', 'pull-thread'];

/** Unit tests of commands, packages and the steps of a build, which read few facts. */
const COMMANDS = [
  ...['cached-build', 'critical-css', 'doctor', 'doctor-deployed', 'finish-pages', 'release'],
  ...['search-index', 'servers', 'supply-chain'],
];

/** Arguments for Vitest: all tests of some projects except the named ones of the last project. */
const without = (projects: readonly string[], names: readonly string[]) => [
  ...projects.flatMap((project) => ['--project', project]),
  ...names.flatMap((name) => ['--exclude', `tests/${projects.at(-1)}/${name}.test.ts`]),
];

/** Arguments for Vitest: what each recipe alone runs. */
export const OF_FACTS = without(['unit'], COMMANDS);
/** Arguments for Vitest: what the copy with every place filled runs. */
export const OF_PAGES = without(['unit', 'dist', 'e2e'], MECHANISMS);

/** What `npm test` runs: the check, and the first tier of the tests (tests/tier.ts). */
export const FIRST_TIER = {
  check: { command: 'npm', args: ['run', 'check'] },
  tests: vitest(...without(['unit', 'dist', 'e2e'], [...MECHANISMS, ...CONTROLS])),
} satisfies Record<string, Part>;

/** What `npm test` runs with words: the tests whose path contains one of them, in any folder. */
export const NAMED: Part = vitest();

/** What `npm run test:all` runs; continuous integration runs one of these in each job. */
export const PARTS: Readonly<Record<string, Part>> = {
  check: FIRST_TIER.check,
  tests: { ...vitest(), env: { TEST_TIER: 'all' } },
  hosts: vitest('--config', 'tests/hosts/vitest.config.ts'),
  recipes: vitest('--config', 'tests/recipes/vitest.config.ts'),
  engines: { ...vitest('--config', 'tests/engines/vitest.config.ts'), option: '--project' },
};
