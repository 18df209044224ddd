import { existsSync } from 'node:fs';
import type { BuiltSite } from '#server/static-server.ts';
import { CommandError } from './command-error.ts';

/** Where `npm run build` puts the site and its headers. */
export const DEPLOYED_BUILD: BuiltSite = {
  root: process.env.SITE_OUT_DIR ?? 'dist',
  headersFile: process.env.SITE_HEADERS_FILE ?? 'deploy/headers.json',
};

/** What `npm run build` wrote. @throws {CommandError} if it has not run */
export function findDeployedBuild(): BuiltSite {
  if (Object.values(DEPLOYED_BUILD).every((path) => existsSync(path))) return DEPLOYED_BUILD;
  throw new CommandError('There is no build. Run `npm run build` first.');
}
