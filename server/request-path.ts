import type { RequestListener } from 'node:http';

/** A path, after an origin if a proxy sends one along. */
const TARGET = /^(?:https?:\/\/[^/?#]*)?(?<path>\/[^?#]*)(?<search>\?[^#]*)?/i;

/**
 * The path that a request asks for, decoded, and its query, with its question mark or empty; `null` if no file could
 * have that path.
 */
export function parseRequestPath(url = ''): { path: string; search: string } | null {
  const { path, search = '' } = TARGET.exec(url)?.groups ?? {};
  if (path === undefined) return null;
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? null : { path: decoded, search };
  } catch {
    // Malformed escapes.
    return null;
  }
}

/** Keeps an error in one request from ending the process, and with it the site for everybody else. */
export function catchErrors(answer: RequestListener): RequestListener {
  return (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      console.error(`${request.method ?? ''} ${request.url ?? ''}:`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(400).end();
    }
  };
}
