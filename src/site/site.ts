import { createEmbeds } from './embeds.ts';
import type { SiteEnv } from './env.ts';
import { createPurchases } from './purchases.ts';
import { createRoutes, pageRoute, type PageId } from './routes.ts';

/** The id of the section with the plans, on every page that sells. */
export const PRICING_ID = 'pricing';

/** An address of this site, from the root. */
export type InternalHref = `/${string}`;

/** The address of a page; with `hash`, of the element with that id on it. The only way to link internally. */
export function href(page: PageId, hash?: string): InternalHref {
  const { path } = pageRoute(page);
  return hash ? `${path}#${hash}` : path;
}

function entryOf<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`No page has the id "${id}"`);
  return entry;
}

/** Everything that derives from the configuration, computed once. @throws {InputError} */
export function createSite(env: SiteEnv) {
  const purchases = createPurchases(env);
  const routes = createRoutes(purchases);
  return {
    env,
    purchases,
    routes,
    embeds: createEmbeds(env),
    /** The page with this id. @throws if there is none. */
    route: (id: string) => entryOf(routes, id),
    /** The purchase page with this id. @throws if there is none. */
    purchase: (id: string) => entryOf(purchases, id),
    /** The absolute URL of a path on this site, as search engines should know it. */
    absoluteUrl(path: InternalHref): string {
      return new URL(path, env.siteOrigin).href;
    },
  };
}

export type Site = ReturnType<typeof createSite>;
