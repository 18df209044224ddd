import { filesBelow } from '../files.ts';
import { kindOf, type FileKind } from './cache-classes.ts';
import type { SiteHeaders } from '../csp/headers.ts';

/** A built site as its host files describe it. */
export type HostedSite = {
  origin: string;
  headers: SiteHeaders;
  /** Addresses of pages, the home page first, without the not-found page. */
  pages: readonly string[];
  pictures: readonly string[];
  otherFiles: readonly string[];
};

/** What the build writes for a host. */
export type HostFiles = {
  /** Files that belong in the published folder, by their path in it. */
  siteFiles?: Readonly<Record<string, string>>;
  /** Files that stay outside it. */
  extraFiles?: Readonly<Record<string, string>>;
  /** What this host cannot do. */
  limitations?: readonly string[];
};

/** Reads the folder of a built site. */
export function readHostedSite(root: string, origin: string, headers: SiteHeaders): HostedSite {
  const files = filesBelow(root);
  const of = (kind: string) => files.filter((file) => kindOf(file) === kind);
  const pages = of('pages')
    .filter((file) => file !== '/404.html')
    .map((file) => (file === '/index.html' ? '/' : file.slice(0, -'.html'.length)));
  const odd = pages.find((page) => !/^\/(?:[a-z0-9-]+)?$/.test(page));
  if (odd !== undefined) throw new Error(`The files of hosts expect no page like ${odd}`);
  return {
    origin,
    headers,
    pages: pages.sort((one, other) => one.length - other.length || one.localeCompare(other)),
    pictures: of('pictures'),
    otherFiles: of('otherFiles'),
  };
}

/** All headers of a kind of response. */
export function headersOf({ headers }: HostedSite, kind: FileKind): Record<string, string> {
  return { ...headers.everywhere, ...headers[kind] };
}

/** The names of all pages but the home page, for a regular expression. */
export function pageNames({ pages }: HostedSite): string {
  return pages
    .filter((page) => page !== '/')
    .map((page) => page.slice(1))
    .join('|');
}

/** Other addresses of each page, which permanently redirect to it. */
export function aliases({ pages }: HostedSite): readonly { from: string; to: string }[] {
  return pages.flatMap((to) =>
    (to === '/' ? ['/index.html'] : [`${to}/`, `${to}.html`]).map((from) => ({ from, to })),
  );
}
