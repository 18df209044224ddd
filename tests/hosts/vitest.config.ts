import { defineConfig } from 'vitest/config';

/** `npm run test:hosts`: real servers with the files that the build writes for them. */
export default defineConfig({
  test: {
    include: ['tests/hosts/**/*.test.ts'],
    globalSetup: 'tests/dist/build-site.ts',
    testTimeout: 30_000,
    expect: { requireAssertions: true },
  },
});
