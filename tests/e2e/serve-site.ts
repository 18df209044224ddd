import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { createDemoHandler } from '#demo-host/server.ts';
import { launchChromium } from '#scripts/browser.ts';
import { ensureDemoBuild } from '#scripts/demo-build.ts';
import { listen } from '#scripts/listen.ts';
import { createSiteHandler } from '#scripts/site-server.ts';
import { TEST_PORTS } from '#tests/test-site.ts';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  export interface ProvidedContext {
    browserEndpoint: string;
  }
}

/** Serves the built site and the demo host, and starts the browser that all files share. */
export default async function serveSite({ provide }: TestProject): Promise<() => Promise<void>> {
  const built = await ensureDemoBuild(TEST_PORTS);
  const servers = [
    createServer(createSiteHandler(built)),
    createServer(createDemoHandler()),
  ] as const;
  await listen(servers[0], TEST_PORTS.port, 'TEST_PORT');
  await listen(servers[1], TEST_PORTS.demoPort, 'TEST_PORT');
  const browser = await launchChromium();
  provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
}
