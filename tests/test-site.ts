import { demoPorts } from '#tests/support/ports.ts';
import { parseEnv } from '#site/env.ts';
import { createSite } from '#site/site.ts';

export const TEST_PORTS = demoPorts('browserTests');

/** The demo site, as the browser tests build it. */
export const testSite = createSite(
  parseEnv({
    SITE_MODE: 'demo',
    PORT: String(TEST_PORTS.port),
    DEMO_PORT: String(TEST_PORTS.demoPort),
  }),
);

/** The pages that are one external page in a frame; the other pages request nothing from other hosts. */
export const framePages = testSite.routes.filter(
  ({ id }) =>
    ['collective', 'catalog'].includes(id) ||
    testSite.purchases.some((purchase) => purchase.id === id),
);

/** The pages that sell, section by section. */
export const contentPages = testSite.routes.filter(({ id }) =>
  ['home', 'pbsengine', 'pbsenginePremium', 'aiAutomation', 'linkedin'].includes(id),
);

/** The purchase pages that the first one of their line represents: they differ only in words and prices. */
export const otherPurchases = testSite.purchases.filter(
  ({ backTo }, index, all) => all.findIndex((purchase) => purchase.backTo === backTo) !== index,
);

/** Every page except those that another one represents. */
export const unlikeRoutes = testSite.routes.filter(
  (route) => !otherPurchases.some(({ id }) => id === route.id),
);

/** The pages that go on below their first screen. */
export const longPages = [
  ...contentPages,
  ...testSite.routes.filter(({ id }) => ['privacy', 'terms'].includes(id)),
];
