import { parseEnv } from '#site/env.ts';
import { createSite } from '#site/site.ts';

const port = Number(process.env.TEST_PORT ?? 4331);

/** Ports of their own, so that tests run while `npm start` does; TEST_PORT chooses others. */
export const TEST_PORTS = { port, demoPort: port + 1 };

/** The site as the tests build it. */
export const testSite = createSite(
  parseEnv({
    SITE_MODE: 'demo',
    PORT: String(TEST_PORTS.port),
    DEMO_PORT: String(TEST_PORTS.demoPort),
  }),
);

/** The pages that are one external page in a frame; every other page asks no other host for anything. */
export const framePages = testSite.routes.filter(
  ({ id }) =>
    ['collective', 'catalog'].includes(id) ||
    testSite.purchases.some((purchase) => purchase.id === id),
);
