import {
  aliases,
  CACHES_MISSING_FILES,
  headersOf,
  type HostedSite,
  type HostFiles,
} from './hosted-site.ts';

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
 * `_headers` as Cloudflare and Netlify read it: every rule that matches a path applies, and the values of a header that
 * two rules set are joined with a comma. So no two rules that match the same path set the same header: page headers
 * are set for every path, since the not-found page answers at any, and the rest for the files by name.
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
