import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { digest } from '#build/csp/csp.ts';
import type { SiteHeaders } from '#build/csp/headers.ts';
import { createSiteHandler, type BuiltSite } from '#server/static-server.ts';
import { collect } from './collect.ts';

/** What a test asks of the server, as parameters of a page's address. */
export type Faults = {
  /** Comes before the path of every framed page: another host, or a mode of the demo host. */
  frame?: string;
  /** Takes the place of every framed page. */
  page?: string;
  /** After how many milliseconds a frame counts as slow. */
  slow?: number;
  /** The script of every page comes after three seconds, or never. */
  script?: 'late' | 'never';
  /** The typefaces never come. */
  fonts?: 'never';
};

/** The delay of everything that comes late (milliseconds). */
const LATE_MS = 3000;

/** Serves the built site with the faults that an address asks for, and a script that collects complaints. */
export function siteWithFaults(
  built: BuiltSite,
  { framed, hosts }: { framed: string; hosts: readonly string[] },
): RequestListener {
  const plain = createSiteHandler(built);
  const headers = JSON.parse(readFileSync(built.headersFile, 'utf8')) as SiteHeaders;
  const framedAddress = new RegExp(`(src=")${framed}(/[^"]*")`, 'g');

  return (request, response) => {
    const { pathname, searchParams } = new URL(`http://localhost${request.url ?? '/'}`);
    const fault = (name: keyof Faults) => searchParams.get(name) ?? '';
    if (pathname.startsWith('/_astro/')) {
      if (searchParams.has('never')) return;
      if (searchParams.has('late')) setTimeout(() => plain(request, response), LATE_MS);
      else plain(request, response);
      return;
    }
    const html = readPage(built.root, pathname);
    if (html === null) {
      plain(request, response);
      return;
    }
    for (const [name, value] of Object.entries({ ...headers.everywhere, ...headers.pages }))
      response.setHeader(name, value);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.writeHead(pathname === '/404' ? 404 : 200);
    response.end(
      (fault('fonts') === 'never' ? withoutFonts(html) : html)
        .replace('<head>', `<head><script>(${collect.toString()})()</script>`)
        .replaceAll(/(?:frame|connect)-src /g, (all) => `${all}${hosts.join(' ')} `)
        .replace(framedAddress, (_, before: string, path: string) =>
          fault('page')
            ? `${before}${fault('page')}"`
            : `${before}${fault('frame') || framed}${path}`,
        )
        .replaceAll(/data-slow-after="\d+"/g, (all) =>
          fault('slow') ? `data-slow-after="${fault('slow')}"` : all,
        )
        .replaceAll(
          /(src="\/_astro\/[^"]+\.js)"/g,
          fault('script') ? `$1?${fault('script')}"` : '$1"',
        ),
    );
  };
}

/** The page with typefaces that never come, and the hash of these styles in its own policy. */
function withoutFonts(html: string): string {
  const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const others = styles.replaceAll('.woff2)', '.woff2?never)');
  return html.replace(styles, () => others).replace(digest(styles), () => digest(others));
}

/** A page's HTML, or `null` if the path is not that of a page. */
function readPage(root: string, path: string): string | null {
  if (/\.\w+$/.test(path)) return null;
  try {
    return readFileSync(join(root, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  } catch {
    return null;
  }
}
