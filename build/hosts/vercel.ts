import { CACHES_MISSING_FILES, headersOf, type HostFiles, type HostedSite } from './hosted-site.ts';

/** For Vercel: it redirects `/x/` and `/x.html` on its own, and each path matches one rule. */
export function vercelFiles(site: HostedSite): HostFiles {
  const rule = (source: string, kind: Parameters<typeof headersOf>[1]) => ({
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
