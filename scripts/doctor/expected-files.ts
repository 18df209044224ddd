import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildId } from '#build/build-id.ts';
import { kindOf, mediaTypeOf, type FileKind } from '#build/hosts/cache-classes.ts';
import { filesBelow } from '#build/hosts/hosted-site.ts';
import { HOSTS } from '#build/hosts/index.ts';
import { securityHeaders, type SiteHeaders } from '#build/csp/headers.ts';
import { llms, robots, sitemap } from '#seo/discovery.ts';
import { TITLE_SUFFIX } from '#site/identity.ts';
import type { Site } from '#site/site.ts';
import { socialPicturePath } from '#site/social-pictures.ts';
import type { BuiltSite } from '#server/static-server.ts';

/** What the deployed site must answer at one address. */
export type ExpectedFile = {
  path: string;
  kind: FileKind;
  mediaType: string;
  status: 200 | 404;
  /** The file itself, if it is known. */
  content?: Buffer;
  /** For a page whose content is not known. */
  title?: string;
  /** Whether it must be sent compressed. */
  isCompressed: boolean;
};

/** What a deployed site is compared with; `build` is the local build, if there is one. */
export type Expected = {
  build: { folder: string; id: string | undefined } | null;
  headers: SiteHeaders;
  files: ExpectedFile[];
};

/** The host answers an address that no page has with the not-found page. */
export const UNKNOWN_PATH = '/no-page-has-this-address';
/** Its date changes every month without another change of the site, so it is not compared. */
export const SECURITY_TXT = '/.well-known/security.txt';

/** Everything in a local build, except the files that some hosts read and do not serve. */
export function filesOfBuild({ root, headersFile }: BuiltSite): Expected {
  const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as SiteHeaders;
  const unserved = filesThatHostsRead(headers);
  const files = filesBelow(root)
    .filter((file) => !unserved.has(file.slice(1)))
    .map((file): ExpectedFile => {
      const content = readFileSync(join(root, file));
      return {
        ...expectedFile(file),
        ...(file !== SECURITY_TXT && { content }),
        isCompressed: file !== '/404.html' && existsSync(join(root, `${file}.br`)),
      };
    });
  files.sort((one, other) => (one.path < other.path ? -1 : 1));
  const id = readBuildId(readFileSync(join(root, 'index.html'), 'utf8'));
  return { build: { folder: root, id }, headers, files };
}

/** Without a build: the pages and pictures that the source has, and the files that follow from its configuration. */
export function filesOfSite(site: Site): Expected {
  const pages = site.routes.map(({ path, id, title }) => ({
    ...expectedFile(
      id === 'notFound' ? '/404.html' : path === '/' ? '/index.html' : `${path}.html`,
    ),
    title: `${title}${TITLE_SUFFIX}`,
    isCompressed: id !== 'notFound',
  }));
  const pictures = site.routes
    .filter(({ indexed }) => indexed)
    .map((route) => expectedFile(socialPicturePath(route)));
  const texts = [
    { ...expectedFile('/robots.txt'), content: Buffer.from(robots(site)) },
    { ...expectedFile('/sitemap.xml'), content: Buffer.from(sitemap(site)) },
    { ...expectedFile('/llms.txt'), content: Buffer.from(llms(site)) },
    expectedFile(SECURITY_TXT),
  ];
  return {
    build: null,
    headers: securityHeaders(site.env),
    files: [...pages, ...pictures, ...texts],
  };
}

/** A file of the site by its path in the build, of which nothing else is known. */
export function expectedFile(file: string): ExpectedFile {
  return {
    path:
      file === '/404.html'
        ? UNKNOWN_PATH
        : file.replace(/^\/index\.html$/, '/').replace(/\.html$/, ''),
    kind: kindOf(file),
    mediaType: mediaTypeOf(file),
    status: file === '/404.html' ? 404 : 200,
    isCompressed: false,
  };
}

function filesThatHostsRead(headers: SiteHeaders): ReadonlySet<string> {
  const site = { origin: 'https://any.example', headers, pages: [], pictures: [], otherFiles: [] };
  return new Set(Object.values(HOSTS).flatMap((describe) => Object.keys(describe(site).siteFiles)));
}
