import { defineConfig } from 'vitest/config';

/** Stylesheets are empty in tests, but for the one whose colours pictures are drawn in. */
const READ_TOKENS = { include: /tokens\.css/ };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          css: READ_TOKENS,
        },
      },
      {
        test: {
          name: 'dist',
          include: ['tests/dist/**/*.test.ts'],
          environment: 'node',
          css: READ_TOKENS,
          globalSetup: 'tests/dist/build-site.ts',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/e2e/serve-site.ts',
          // One browser after the other: timings mean something, and two cores suffice.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
