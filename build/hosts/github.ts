import type { HostFiles, HostedSite } from './hosted-site.ts';

/** For GitHub Pages, which cannot send custom headers: only the policy in each page applies. */
export function githubFiles(site: HostedSite): HostFiles {
  const { everywhere, pages } = site.headers;
  return {
    siteFiles: { '.nojekyll': '', CNAME: `${new URL(site.origin).hostname}\n` },
    limitations: [
      `No header can be set: ${Object.keys({ ...everywhere, ...pages }).join(', ')}. The policy in each page holds; any site may frame the pages.`,
      '/x.html answers like /x, and /x/ is not found: the canonical link is all that tells them apart.',
      'Files are kept for ten minutes, whatever their name.',
    ],
  };
}
