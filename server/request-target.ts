import type { RequestListener } from 'node:http';

export type RequestTarget = {
  /** Decoded, but otherwise as in the request. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
};

/** A path, after an origin if a proxy sends one along. */
const TARGET = /^(?:https?:\/\/[^/?#]*)?(?<path>\/[^?#]*)(?<search>\?[^#]*)?/i;

/** What a request asks for, or null if it names no path that a file could have. */
export function parseRequestTarget(target: string | undefined): RequestTarget | null {
  const { path, search = '' } = TARGET.exec(target ?? '')?.groups ?? {};
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
export function surviving(answer: RequestListener): RequestListener {
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
