import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Socket } from 'node:net';
import { createDemoHandler } from '#server/demo-host/server.ts';
import { ensurePackages, type TestPackage } from '#scripts/lib/debian.ts';
import { ensureDemoBuild } from '#scripts/lib/demo-build.ts';
import { listen } from '#server/listen.ts';
import { certificate } from '#tests/support/certificates.ts';
import type { TestProject } from 'vitest/node';
import { HOSTS, PORTS } from './addresses.ts';
import type { EngineName } from './driver.ts';
import { guardedHost } from './guarded-host.ts';
import { siteWithFaults } from './site-with-faults.ts';

/** The delay of the demo host's slow pages (milliseconds): longer than what these tests count as slow. */
const SLOW_ANSWER_MS = 1500;

const PACKAGES: Record<EngineName, readonly TestPackage[]> = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** Vitest sets up every project separately; they share the servers. */
const shared = globalThis as { engineSite?: Promise<() => void>; engineSiteUsers?: number };

/** Installs the engine; serves the site with faults, the demo host, and a host whose certificate nobody trusts. */
export default async function serve({ name }: TestProject): Promise<() => Promise<void>> {
  ensurePackages(PACKAGES[name as EngineName]);
  shared.engineSiteUsers = (shared.engineSiteUsers ?? 0) + 1;
  const stop = await (shared.engineSite ??= start());
  return async () => {
    shared.engineSiteUsers = (shared.engineSiteUsers ?? 1) - 1;
    if (shared.engineSiteUsers === 0) stop();
    return Promise.resolve();
  };
}

async function start(): Promise<() => void> {
  const built = await ensureDemoBuild({ port: PORTS.site, demoPort: PORTS.demo });
  const demo = guardedHost(createDemoHandler({ slowAnswerMs: SLOW_ANSWER_MS }));
  const site = createServer(
    siteWithFaults(built, {
      framed: HOSTS.demo,
      hosts: [HOSTS.closed, HOSTS.unknown, HOSTS.untrusted, HOSTS.reset],
    }),
  );
  const untrusted = createSecureServer(certificate('valid'), demo).on(
    'connection',
    (socket: Socket) => {
      if (socket.localAddress?.endsWith(new URL(HOSTS.reset).hostname)) socket.resetAndDestroy();
    },
  );
  const servers = [site, createServer(demo), untrusted] as const;
  await listen(servers[0], PORTS.site, 'TEST_PORT');
  await listen(servers[1], PORTS.demo, 'TEST_PORT');
  servers[2].listen(PORTS.untrusted);
  return () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
}
