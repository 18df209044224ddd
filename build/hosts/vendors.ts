import type { FileKind } from './cache-classes.ts';
import { aliases, headersOf, type HostedSite, type HostFiles } from './hosted-site.ts';

/** A limitation of hosts whose rules know the path of a file, but not whether it exists. */
const CACHES_MISSING_FILES =
  'A file under /_astro/ that is missing answers 404 with the caching of one that is there: deploy with KEEP_BUILDS=2.';

/** For Cloudflare Pages, and Workers with static assets. */
export function cloudflareFiles(site: HostedSite): HostFiles {
  return {
    siteFiles: {
      _headers: headersFile(site, { canDetach: true }),
      _redirects: redirectsFile(site),
    },
    limitations: [CACHES_MISSING_FILES],
  };
}

/** For Netlify. The `!` after the status makes a redirect apply even if a file exists at that address. */
export function netlifyFiles(site: HostedSite): HostFiles {
  return {
    siteFiles: {
      _headers: headersFile(site, { canDetach: false }),
      _redirects: redirectsFile(site, '!'),
    },
    limitations: [
      'Files carry the headers of pages too: a rule of Netlify cannot take a header away.',
      CACHES_MISSING_FILES,
    ],
  };
}

/**
 * `_headers` as Cloudflare and Netlify read it: every rule that matches a path applies, and if two rules set the same
 * header, its values are joined with a comma. So no two rules that match a path set the same header: page headers that
 * no file replaces are set for every path, since the not-found page answers at any; all others are set file by file.
 */
function headersFile(site: HostedSite, { canDetach }: { canDetach: boolean }): string {
  const { everywhere, hashedFiles, pictures, otherFiles } = site.headers;
  const pageHeaders = headersOf(site, 'pages');
  /** Headers that some kind of file replaces; the others are set for every path. */
  const varying = new Set(
    [hashedFiles, pictures, otherFiles].flatMap((headers) => Object.keys(headers)),
  );
  const split = (headers: Record<string, string>, isVarying: boolean) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => varying.has(name) === isVarying));
  const shared = split(pageHeaders, false);
  const detached = canDetach ? Object.keys(shared).filter((name) => !(name in everywhere)) : [];
  const rule = (path: string, headers: Record<string, string>, remove: readonly string[] = []) =>
    [
      path,
      ...remove.map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  const fileRule = (path: string, own: Record<string, string>) =>
    rule(path, { ...split(everywhere, true), ...own }, detached);
  const rules = [
    rule('/*', shared),
    ...site.pages.map((page) => rule(page, split(pageHeaders, true))),
    fileRule('/_astro/*', hashedFiles),
    fileRule('/social/*', pictures),
    ...site.pictures
      .filter((path) => !path.startsWith('/social/'))
      .map((path) => fileRule(path, pictures)),
    ...site.otherFiles.map((path) => fileRule(path, otherFiles)),
  ];
  return `${rules.join('\n\n')}\n`;
}

/** `_redirects`: other addresses of a page permanently redirect to it. */
function redirectsFile(site: HostedSite, ending = ''): string {
  return aliases(site)
    .map(({ from, to }) => `${from} ${to} 301${ending}\n`)
    .join('');
}

/** For Vercel: it redirects `/x/` and `/x.html` on its own, and each path matches one rule. */
export function vercelFiles(site: HostedSite): HostFiles {
  const rule = (source: string, kind: FileKind) => ({
    source,
    headers: Object.entries(headersOf(site, kind)).map(([key, value]) => ({ key, value })),
  });
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('/((?!.*\\.[a-z0-9]+$).*)', 'pages'),
      rule('/_astro/(.*)', 'hashedFiles'),
      rule('/((?!_astro/).*\\.(?:png|ico|svg))', 'pictures'),
      rule('/((?!_astro/).*\\.(?:txt|xml|webmanifest|json))', 'otherFiles'),
    ],
  };
  return {
    extraFiles: { 'vercel.json': `${JSON.stringify(config, null, 2)}\n` },
    limitations: [
      'Redirects have status 308, which browsers and search engines treat as 301.',
      CACHES_MISSING_FILES,
    ],
  };
}

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
