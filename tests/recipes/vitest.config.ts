import { defineConfig } from 'vitest/config';
import { COPIES_AT_ONCE } from './recipe-copy.ts';

/** `npm run test:all -- recipes`: the changes of the owner's guide, made in copies of the project. */
export default defineConfig({
  test: {
    include: ['tests/recipes/**/*.test.ts'],
    // The whole of `npm test` uses both cores already.
    maxConcurrency: process.env.RECIPES === 'whole' ? 1 : COPIES_AT_ONCE,
    testTimeout: 1_800_000,
    hookTimeout: 60_000,
    expect: { requireAssertions: true },
  },
});
