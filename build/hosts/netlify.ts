import type { HostFiles, HostedSite } from './hosted-site.ts';
import { headersFile, redirectsFile } from './rules-files.ts';

/** For Netlify. The `!` after the status makes a redirect apply even if a file exists at that address. */
export function netlifyFiles(site: HostedSite): HostFiles {
  return {
    published: {
      _headers: headersFile(site, { canDetach: false }).text,
      _redirects: redirectsFile(site, '!'),
    },
    beside: {},
    lost: [
      'Files carry the headers of pages too: a rule of Netlify cannot take a header away.',
      'A file under /_astro/ that is missing answers 404 with the caching of one that is there: deploy with KEEP_BUILDS=2.',
    ],
  };
}
