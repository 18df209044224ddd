import { CACHES_MISSING_FILES, type HostFiles, type HostedSite } from './hosted-site.ts';
import { headersFile, redirectsFile } from './rules-files.ts';

/** For Cloudflare Pages, and Workers with static assets. */
export function cloudflareFiles(site: HostedSite): HostFiles {
  return {
    siteFiles: {
      _headers: headersFile(site, { canDetach: true }).text,
      _redirects: redirectsFile(site),
    },
    extraFiles: {},
    limitations: [CACHES_MISSING_FILES],
  };
}
