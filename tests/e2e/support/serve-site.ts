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

type ServedSite = { browserEndpoint: string; stop: () => Promise<void> };

/** Vitest sets up every project by itself, and those that need a browser share one. */
const shared = globalThis as { servedSite?: Promise<ServedSite>; servedSiteUsers?: number };

/** Serves the built site and the demo host, and starts the browser that all files share. */
export default async function serveSite({ provide }: TestProject): Promise<() => Promise<void>> {
  shared.servedSiteUsers = (shared.servedSiteUsers ?? 0) + 1;
  const { browserEndpoint, stop } = await (shared.servedSite ??= serve());
  provide('browserEndpoint', browserEndpoint);
  return async () => {
    shared.servedSiteUsers = (shared.servedSiteUsers ?? 1) - 1;
    if (shared.servedSiteUsers === 0) await stop();
  };
}

async function serve(): Promise<ServedSite> {
  const built = await ensureDemoBuild(TEST_PORTS);
  const servers = [
    createServer(createSiteHandler(built)),
    // Longer than what the tests count as slow, and no longer than a test need wait.
    createServer(createDemoHandler({ slowAnswerMs: 1500 })),
  ] as const;
  await listen(servers[0], TEST_PORTS.port, 'TEST_PORT');
  await listen(servers[1], TEST_PORTS.demoPort, 'TEST_PORT');
  const browser = await launchChromium('shell');
  return {
    browserEndpoint: browser.wsEndpoint(),
    stop: async () => {
      await browser.close();
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
