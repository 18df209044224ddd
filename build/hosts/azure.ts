import { aliases, headersOf, type HostFiles, type HostedSite } from './hosted-site.ts';

/**
 * For Azure Static Web Apps: the headers of pages are global, and the one rule that matches a file replaces them;
 * an empty value removes a header.
 */
export function azureFiles(site: HostedSite): HostFiles {
  const pages = headersOf(site, 'pages');
  const rule = (route: string, kind: 'hashedFiles' | 'pictures' | 'otherFiles') => {
    const own = headersOf(site, kind);
    const removed = Object.keys(pages).filter((name) => !(name in own));
    return {
      route,
      headers: { ...own, ...Object.fromEntries(removed.map((name) => [name, ''])) },
    };
  };
  const config = {
    trailingSlash: 'never',
    globalHeaders: pages,
    mimeTypes: { '.webmanifest': 'application/manifest+json' },
    responseOverrides: { 404: { rewrite: '/404.html' } },
    routes: [
      ...aliases(site)
        .filter(({ from }) => from.endsWith('.html'))
        .map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 })),
      rule('/_astro/*', 'hashedFiles'),
      rule('/*.{png,ico,svg}', 'pictures'),
      rule('/*.{txt,xml,webmanifest}', 'otherFiles'),
    ],
  };
  return {
    published: { 'staticwebapp.config.json': `${JSON.stringify(config, null, 1)}\n` },
    beside: {},
    lost: [
      'A file under /_astro/ that is missing answers 404 with the caching of one that is there: deploy with KEEP_BUILDS=2.',
    ],
  };
}
