import { defineConfig } from 'vitest/config';
import ToursFirst from './tests/support/tours-first.ts';
import { BROWSERS } from '#tests/support/browser.ts';

/** Stylesheets are empty in tests, except those with the colors that pictures are drawn in. */
const READ_TOKENS = { include: /theme\/(palette|scales|tokens)/ };

/** Words link to external pages, whose addresses are configuration. */
const DEMO = { SITE_MODE: 'demo' };

/*
 * Projects run in groups, one group after the other. Tests that compute have a worker for each of two cores; a browser
 * test sometimes waits, so a third worker fills the gaps.
 */
export default defineConfig({
  test: {
    environment: 'node',
    css: READ_TOKENS,
    maxWorkers: 2,
    // Files share their worker and every module that they import, so a file that replaces modules must restore them.
    pool: 'threads',
    isolate: false,
    sequence: { sequencer: ToursFirst },
    // Without this, a test that loops over an empty list passes and proves nothing.
    expect: { requireAssertions: true },
    reporters: ['default', './tests/support/slowest-files.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          env: DEMO,
          include: ['tests/unit/**/*.test.ts'],
          // These tests only compute, so nothing but a busy machine takes this long.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dist',
          env: DEMO,
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
          // They start a browser, and the first one may build the site.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          env: DEMO,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e/support/serve-site.ts',
          sequence: { groupOrder: 1 },
          maxWorkers: BROWSERS,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // On a loaded machine, the browser leaves a command unanswered about once in thousands of tests. Puppeteer's
          // own waits end sooner than the test. Only a test that hangs runs again, and Vitest names it.
          retry: { count: 1, condition: /^(Test timed out|Waiting for selector|Waiting failed)/ },
        },
      },
    ],
  },
});
