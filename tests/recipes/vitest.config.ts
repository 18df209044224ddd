import { defineConfig } from 'vitest/config';

/** `npm run test:recipes`: the changes of the owner's guide, made in a copy of the project. */
export default defineConfig({
  test: {
    include: ['tests/recipes/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { requireAssertions: true },
  },
});
