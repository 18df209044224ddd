import type { TestProject } from 'vitest/node';
import { ensureDemoBuild } from '#scripts/lib/demo-build.ts';
import { BROWSERS, launchChromium } from '#tests/support/browser.ts';
import { startScript } from '#tests/support/start-script.ts';
import { TEST_PORTS } from '#tests/test-site.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface ProvidedContext {
    browserEndpoints: readonly string[];
    /** The folder with the pages as they are before critical CSS moves to the head. */
    unsplit: string;
    printedByStart: string;
  }
}

/** Runs `npm start`, the site and its demo host, and starts a browser for each worker. */
export default async function serveSite({ provide }: TestProject): Promise<() => Promise<void>> {
  const start = startScript('scripts/start', {
    SITE_MODE: 'demo',
    PORT: String(TEST_PORTS.port),
    DEMO_PORT: String(TEST_PORTS.demoPort),
    // Longer than what the tests count as slow, and no longer than a test needs to wait.
    SLOW_ANSWER_MS: '1500',
  });
  await start.until('Stop with Ctrl+C.');
  provide('printedByStart', start.output());
  const browsers = await Promise.all(
    Array.from({ length: BROWSERS }, () =>
      // Without this, a page that isolates itself (COOP) moves out of the process of the empty page that it replaces.
      launchChromium('shell', ['--renderer-process-limit=1']),
    ),
  );
  provide(
    'browserEndpoints',
    browsers.map((browser) => browser.wsEndpoint()),
  );
  // `npm start` has made this build.
  provide('unsplit', (await ensureDemoBuild(TEST_PORTS)).unsplit);
  return async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    await start.stop();
  };
}
