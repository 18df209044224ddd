import { defineConfig } from 'vitest/config';

// Different ports from those of `npm test`, so that both can run.
process.env.TEST_PORT ??= '4391';

/** `npm run test:all -- recipes`: the changes of the owner's guide, made in copies of the project. */
export default defineConfig({
  test: {
    include: ['tests/recipes/**/*.test.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 60_000,
    expect: { requireAssertions: true },
  },
});
