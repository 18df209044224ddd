import { extname } from 'node:path';
import type { SiteHeaders } from '../csp/headers.ts';

/** The kinds of files that get different headers. */
export type FileKind = Exclude<keyof SiteHeaders, 'everywhere'>;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Which headers a built file gets, by its path from the site's root. */
export function kindOf(file: string): FileKind {
  if (file.startsWith('/_astro/')) return 'hashedFiles';
  if (/\.(png|ico|svg)$/.test(file)) return 'pictures';
  return file.endsWith('.html') ? 'pages' : 'otherFiles';
}

/** The media type of a built file. */
export function mediaTypeOf(file: string): string {
  return MEDIA_TYPES[extname(file)] ?? 'application/octet-stream';
}
