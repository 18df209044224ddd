import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import send from 'send';
import { kindOf, mediaTypeOf } from '#build/hosts/cache-classes.ts';
import type { SiteHeaders } from '#build/csp/headers.ts';
import { parseRequestPath, catchErrors } from './request-path.ts';

/** The folder of a built site, and the file with its headers (`SiteHeaders`). */
export type BuiltSite = { root: string; headersFile: string };

/** Compressed twins of a file, the smaller first. */
const ENCODINGS = Object.entries({ br: '.br', gzip: '.gz' });

/**
 * Answers requests for a built site as its hosts do: with the production headers, compressed files, one
 * address per page (others permanently redirect to it), and the not-found page with status 404.
 */
export function createSiteHandler({ root, headersFile }: BuiltSite): RequestListener {
  const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as SiteHeaders;
  const notFoundPage = readFileSync(join(root, '404.html'));
  const isFile = (path: string) => {
    try {
      return statSync(join(root, path)).isFile();
    } catch {
      // It does not exist, or no file can have that name.
      return false;
    }
  };
  const pageAt = (path: string) => {
    const file = path === '/' ? '/index.html' : `${path}.html`;
    return !['/404', '/index'].includes(path) && isFile(file) ? file : undefined;
  };

  const answerNotFound = (request: IncomingMessage, response: ServerResponse) => {
    setAll(response, headers.pages);
    response.writeHead(404, {
      'Content-Type': mediaTypeOf('/404.html'),
      'Content-Length': notFoundPage.length,
      Vary: 'Accept-Encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : notFoundPage);
  };

  const sendFile = (request: IncomingMessage, response: ServerResponse, file: string) => {
    const kind = kindOf(file);
    setAll(response, headers[kind]);
    response.setHeader('Content-Type', mediaTypeOf(file));
    const encodings = ENCODINGS.filter(([, ending]) => isFile(file + ending));
    if (encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    const [encoding, ending = ''] = encodings.find(([name]) => accepts(request, name)) ?? [];
    if (encoding) response.setHeader('Content-Encoding', encoding);
    send(request, encodeURI(file + ending), {
      root,
      dotfiles: 'allow',
      index: false,
      cacheControl: false,
      // For other files, the ETag is enough; those with their hash in their name are never requested again.
      lastModified: kind === 'pages',
      etag: kind !== 'hashedFiles',
    })
      .on('error', (error: Error & { status?: number; headers?: Record<string, string> }) => {
        if (response.headersSent) {
          response.destroy();
          return;
        }
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        setAll(response, headers.everywhere);
        // Removed since `isFile` found it.
        if (error.status === 404) answerNotFound(request, response);
        // A failed precondition (412) or a range that does not exist (416).
        else response.writeHead(error.status ?? 500, error.headers).end();
      })
      .pipe(response);
  };

  return catchErrors((request, response) => {
    // HTTP/1.1 keeps connections open unless a header says otherwise.
    response.removeHeader('Connection');
    setAll(response, headers.everywhere);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const asked = parseRequestPath(request.url);
    if (!asked) {
      response.writeHead(400).end();
      return;
    }
    const { path, search } = asked;
    const canonical = canonicalPath(path);
    const page = pageAt(canonical);
    // Redirects lead only to existing pages, so no path can name another host.
    if (page && canonical !== path)
      response.writeHead(301, { Location: encodeURI(canonical) + search }).end();
    else if (page) sendFile(request, response, page);
    // A page has only its canonical address, and a compressed twin has none.
    else if (!/\.(html|br|gz)$/.test(path) && isFile(posix.normalize(path)))
      sendFile(request, response, posix.normalize(path));
    else answerNotFound(request, response);
  });
}

function setAll(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Whether the browser accepts this encoding; `q=0` means that it does not. */
function accepts(request: IncomingMessage, encoding: string): boolean {
  const accepted = (request.headers['accept-encoding'] ?? '').split(',');
  return accepted.some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** `/x` for `/x/`, `/x.html`, `/x/index.html`, `//x` and `/y/../x`. */
function canonicalPath(path: string): string {
  const trimmed = posix
    .normalize(path)
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return trimmed === '' ? '/' : trimmed;
}
