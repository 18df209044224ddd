import type { BuiltSite } from '#server/static-server.ts';

/** Where `npm run build` puts the site and its headers. */
export const DEPLOYED_BUILD: BuiltSite = {
  root: process.env.SITE_OUT_DIR ?? 'dist',
  headersFile: process.env.SITE_HEADERS_FILE ?? 'deploy/headers.json',
};
