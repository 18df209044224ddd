import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import type { SiteHeaders } from '#config/security-headers.ts';
import type { BuiltSite } from './demo-build.ts';

/** Where sirv knows no type, or leaves out the character set. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Answers requests for a built site as its hosts do: with the production headers, compressed files, one
 * address per page (others redirect to it for good), and the not-found page with status 404.
 */
export function createSiteHandler({ root, headersFile }: BuiltSite): RequestListener {
  const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as SiteHeaders;
  const notFoundPage = readFileSync(join(root, '404.html'));

  const answerNotFound = (request: IncomingMessage, response: ServerResponse) => {
    setAll(response, headers.pages);
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': notFoundPage.length,
    });
    response.end(request.method === 'HEAD' ? undefined : notFoundPage);
  };
  const serveFile = sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      setAll(response, headers[kindOf(path)]);
      const type = MEDIA_TYPES[extname(path)];
      if (type) response.setHeader('Content-Type', type);
    },
    onNoMatch: answerNotFound,
  });

  return (request, response) => {
    setAll(response, headers.everywhere);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // Joined, not resolved: a path that starts with // would name another host.
    const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`);
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname)
      response.writeHead(301, { Location: `${canonical}${search}` }).end();
    // The file of the not-found page is not a page, and a compressed twin is no address of its own.
    else if (pathname === '/404' || /\.(br|gz)$/.test(pathname)) answerNotFound(request, response);
    else serveFile(request, response);
  };
}

function setAll(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function kindOf(path: string): Exclude<keyof SiteHeaders, 'everywhere'> {
  if (path.startsWith('/_astro/')) return 'hashedFiles';
  if (/\.(png|ico|svg)$/.test(path)) return 'pictures';
  return /\.\w+$/.test(path) ? 'otherFiles' : 'pages';
}

/** `/x` for `/x/`, `/x.html`, `/x/index.html`; a leading `//` would leave this host. */
function canonicalPath(path: string): string {
  const trimmed = path
    .replace(/^\/+/, '/')
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return trimmed === '' ? '/' : trimmed;
}
