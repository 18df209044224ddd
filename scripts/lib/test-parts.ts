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

/** What `npm test` runs: the check, and the first tier of the tests (tests/tier.ts). */
export const FIRST_TIER = {
  check: { command: 'npm', args: ['run', 'check'] },
  tests: vitest(),
} satisfies Record<string, Part>;

/** What `npm run test:all` runs; continuous integration runs one of these in each job. */
export const PARTS: Readonly<Record<string, Part>> = {
  ...FIRST_TIER,
  tests: { ...vitest(), env: { TEST_TIER: 'all' } },
  hosts: vitest('--config', 'tests/hosts/vitest.config.ts'),
  recipes: vitest('--config', 'tests/recipes/vitest.config.ts'),
  engines: { ...vitest('--config', 'tests/engines/vitest.config.ts'), option: '--project' },
};
