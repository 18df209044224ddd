import { stripVTControlCharacters } from 'node:util';

/**
 * A part of all tests: a command, and the variables that it needs beyond the shell's. Each word that is passed on to it
 * comes after `option`, if there is one.
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

const MAX_LINES = 40;

/** What failed, from what a part printed: each of Vitest's failed tests with the first line of its error, else its end. */
export function failuresIn(printed: string): string[] {
  const lines = stripVTControlCharacters(printed)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const isFailure = (line = '') => /^ *FAIL /.test(line);
  const failures = lines.filter(
    (line, index) => isFailure(line) || (index > 0 && isFailure(lines[index - 1])),
  );
  if (failures.length === 0) return lines.slice(-MAX_LINES);
  const rest = failures.length - MAX_LINES;
  return rest > 0 ? [...failures.slice(0, MAX_LINES), `… ${rest} more lines`] : failures;
}
