import { defineConfig } from 'vitest/config';
import { ENGINES, type EngineName } from './support/driver.ts';

/** The engines that `npm run test:all -- engines` was asked for; all of them by default. */
const wanted = process.env.ENGINES?.split(',') as EngineName[] | undefined;

/*
 * Runs the same files once in each engine. Not part of `npm test`: it takes minutes and needs two browsers that most
 * machines lack.
 */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    expect: { requireAssertions: true },
    reporters: ['default', './tests/engines/support/resilience-report.ts'],
    projects: (wanted ?? ENGINES).map((engine) => ({
      extends: true,
      test: {
        name: engine,
        include: ['tests/engines/**/*.test.ts'],
        globalSetup: 'tests/engines/support/serve.ts',
        provide: { engine },
        testTimeout: 60_000,
        hookTimeout: 60_000,
      },
    })),
  },
});
