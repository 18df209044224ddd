import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/support/longest-first.ts';

/** Stylesheets are empty in tests, except those whose colors pictures are drawn in. */
const READ_TOKENS = { include: /theme\/(palette|scales|tokens)/ };
const BROWSER = {
  globalSetup: 'tests/e2e/support/serve-site.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/*
 * Projects run in groups, one group after the other. Two workers suit two cores: a browser test waits for the
 * browser most of the time, and the browser has processes of its own.
 */
export default defineConfig({
  test: {
    environment: 'node',
    css: READ_TOKENS,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A loop over nothing proves nothing.
    expect: { requireAssertions: true },
    reporters: ['default', './tests/support/slowest-files.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          // Nothing here waits for anything: only a busy machine takes longer.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dist',
          include: ['tests/dist/**/*.test.ts'],
          globalSetup: 'tests/dist/build-site.ts',
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['tests/processes/**/*.test.ts'],
          // A first start builds the site.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          sequence: { groupOrder: 1 },
          ...BROWSER,
        },
      },
      {
        extends: true,
        test: {
          // Needs the machine for itself.
          name: 'alone',
          include: ['tests/alone/**/*.test.ts'],
          sequence: { groupOrder: 2 },
          maxWorkers: 1,
          ...BROWSER,
        },
      },
    ],
  },
});
