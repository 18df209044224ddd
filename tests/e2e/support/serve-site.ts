import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { createDemoHandler } from '#demo-host/server.ts';
import { launchChromium } from '#scripts/browser.ts';
import { ensureDemoBuild } from '#scripts/demo-build.ts';
import { listen } from '#scripts/listen.ts';
import { createSiteHandler } from '#scripts/site-server.ts';
import { BROWSERS } from '#tests/support/browsers.ts';
import { TEST_PORTS } from '#tests/test-site.ts';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  export interface ProvidedContext {
    /** The endpoint of each worker's browser. */
    browserEndpoints: readonly string[];
  }
}

/** Serves the built site and the demo host, and starts a browser for each worker. */
export default async function serveSite({ provide }: TestProject): Promise<() => Promise<void>> {
  const built = await ensureDemoBuild(TEST_PORTS);
  const servers = [
    createServer(createSiteHandler(built)),
    // Longer than what the tests count as slow, and no longer than a test needs to wait.
    createServer(createDemoHandler({ slowAnswerMs: 1500 })),
  ] as const;
  await listen(servers[0], TEST_PORTS.port, 'TEST_PORT');
  await listen(servers[1], TEST_PORTS.demoPort, 'TEST_PORT');
  const browsers = await Promise.all(
    Array.from({ length: BROWSERS }, () =>
      // A page that isolates itself (COOP) leaves the process of the empty page it began with, unless told to stay.
      launchChromium('shell', ['--renderer-process-limit=1']),
    ),
  );
  provide(
    'browserEndpoints',
    browsers.map((browser) => browser.wsEndpoint()),
  );
  return async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
}
