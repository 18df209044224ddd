import { defineConfig } from 'vitest/config';

/** `npm run test:all -- hosts`: real servers with the files that the build writes for them. */
export default defineConfig({
  test: {
    include: ['tests/hosts/**/*.test.ts'],
    globalSetup: 'tests/dist/build-site.ts',
    testTimeout: 120_000,
    expect: { requireAssertions: true },
  },
});
