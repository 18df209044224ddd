import { defineConfig } from 'vitest/config';
import ToursFirst from '#tests/support/tours-first.ts';
import { ENGINES } from './support/driver.ts';

/** The files whose subjects tests/e2e tests more closely in Chromium. */
const IN_E2E = ['behavior', 'pages'].map((name) => `tests/engines/${name}.test.ts`);

/*
 * Runs the same files once in each engine, as a project of that name: `npm run test:all -- engines firefox` runs one.
 * Not part of `npm test`: it takes minutes and needs two browsers that most machines lack.
 */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    // Files share their worker, and with it their browser.
    pool: 'threads',
    isolate: false,
    sequence: { sequencer: ToursFirst },
    expect: { requireAssertions: true },
    // WebKitGTK's driver loses about one navigation in 150, on a loaded machine more. Vitest says which tests it ran
    // twice; `npx vitest run --config tests/engines/vitest.config.ts --retry=0` runs each once.
    retry: 1,
    projects: ENGINES.map((engine) => ({
      extends: true,
      test: {
        name: engine,
        include: ['tests/engines/**/*.test.ts'],
        exclude: engine === 'chromium' ? IN_E2E : [],
        globalSetup: 'tests/engines/support/serve.ts',
        provide: { engine },
        testTimeout: 60_000,
        hookTimeout: 60_000,
      },
    })),
  },
});
