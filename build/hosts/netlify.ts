import { CACHES_MISSING_FILES, type HostFiles, type HostedSite } from './hosted-site.ts';
import { headersFile, redirectsFile } from './rules-files.ts';

/** For Netlify. The `!` after the status makes a redirect apply even if a file exists at that address. */
export function netlifyFiles(site: HostedSite): HostFiles {
  return {
    siteFiles: {
      _headers: headersFile(site, { canDetach: false }).text,
      _redirects: redirectsFile(site, '!'),
    },
    extraFiles: {},
    limitations: [
      'Files carry the headers of pages too: a rule of Netlify cannot take a header away.',
      CACHES_MISSING_FILES,
    ],
  };
}
