import type { HostFiles, HostedSite } from './hosted-site.ts';
import { headersFile, redirectsFile } from './rules-files.ts';

/** For Cloudflare Pages, and Workers with static assets. */
export function cloudflareFiles(site: HostedSite): HostFiles {
  return {
    published: {
      _headers: headersFile(site, { canDetach: true }).text,
      _redirects: redirectsFile(site),
    },
    beside: {},
    lost: [
      'A file under /_astro/ that is missing answers 404 with the caching of one that is there: deploy with KEEP_BUILDS=2.',
    ],
  };
}
