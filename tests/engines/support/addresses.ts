import { PORTS as FAMILIES } from '#tests/support/ports.ts';
import { parseEnv } from '#site/env.ts';
import { createSite } from '#site/site.ts';
import type { Faults } from './site-with-faults.ts';

const { first } = FAMILIES.engineTests;

/** Ports for this suite only; nothing listens on the closed one. */
export const PORTS = { site: first, demo: first + 1, untrusted: first + 2, closed: first + 3 };

/** Hosts that pages may frame, most of them named after what is wrong with them. */
export const HOSTS = {
  demo: `http://localhost:${PORTS.demo}`,
  otherSite: `http://127.0.0.1:${PORTS.demo}`,
  closed: `http://localhost:${PORTS.closed}`,
  unknown: 'http://no-such-host.invalid',
  untrusted: `https://localhost:${PORTS.untrusted}`,
  reset: `https://127.0.0.2:${PORTS.untrusted}`,
} as const;

/** The site as this suite builds it. */
export const engineSite = createSite(
  parseEnv({ SITE_MODE: 'demo', PORT: String(PORTS.site), DEMO_PORT: String(PORTS.demo) }),
);

/** The address of a page, with faults. */
export function address(path: string, faults: Faults = {}): string {
  const url = new URL(path, engineSite.env.siteOrigin);
  for (const [name, value] of Object.entries(faults)) url.searchParams.set(name, String(value));
  return url.href;
}
