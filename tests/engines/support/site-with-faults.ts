import { readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { digest } from '#build/csp/csp-meta.ts';
import type { SiteHeaders } from '#build/csp/headers.ts';
import type { BuiltSite } from '#server/static-server.ts';
import { createSiteHandler } from '#server/static-server.ts';
import { collect } from './collect.ts';

/** What a test asks of the server, as parameters of a page's address. */
export type Faults = {
  /** Comes before the path of every framed page: another host, or a mode of the demo host. */
  frame?: string;
  /** Takes the place of every framed page. */
  page?: string;
  /** After how many milliseconds a frame counts as slow. */
  slow?: number;
  /** The script of every page comes after three seconds, never, or cut in half. */
  script?: 'late' | 'never' | 'half';
  /** The page has other styles, named by its own policy. */
  styles?: keyof typeof STYLES;
  /** The rest of the page, from the styles below its first screen on, comes three seconds after its start. */
  rest?: 'late';
  /** The page is on a phone, with data saving on or off. */
  data?: 'saved' | 'plenty';
};

const STYLES = {
  /** As if from another build; the headers are those of this build. */
  'other-build': (styles: string) => `${styles}html{border-top-color:rgb(1, 2, 3)}`,
  /** The typefaces never come. */
  'no-fonts': (styles: string) => styles.replaceAll('.woff2)', '.woff2?never)'),
};

/** The delay of everything that comes late (milliseconds). */
export const LATE_MS = 3000;

/**
 * Serves the built site as it is, except for what an address's parameters ask for. Pages carry a script that
 * collects complaints, before their own policy, and may frame `hosts` too.
 */
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
      const path = join(built.root, pathname);
      if (searchParams.has('never')) return;
      if (searchParams.has('half')) {
        const script = readFileSync(path, 'utf8');
        response.writeHead(200, { 'Content-Type': 'text/javascript' });
        response.end(script.slice(0, script.length / 2));
      } else if (searchParams.has('late')) setTimeout(() => plain(request, response), LATE_MS);
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
    send(
      response,
      withStyles(html, fault('styles'))
        .replace(
          '<head>',
          `<head><script>(${collect.toString()})()</script>${onPhone(fault('data'))}`,
        )
        .replace('frame-src ', `frame-src ${hosts.join(' ')} `)
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
      fault('rest') === 'late',
    );
  };
}

/** Sends a page, either at once or with its second part late. */
function send(response: ServerResponse, html: string, isRestLate: boolean): void {
  const rest = isRestLate ? html.indexOf('<style', html.indexOf('<main')) : html.length;
  response.write(html.slice(0, rest));
  if (isRestLate) setTimeout(() => response.end(html.slice(rest)), LATE_MS);
  else response.end();
}

/** A script that makes the page take the browser for one on a phone, which none of the suite's three engines is. */
function onPhone(data: string): string {
  if (data === '') return '';
  const pretend = (isDataSaved: boolean) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: isDataSaved } });
    const ask = matchMedia.bind(window);
    Object.assign(window, {
      matchMedia: (query: string) =>
        query === '(pointer: coarse)' ? { matches: true } : ask(query),
    });
  };
  return `<script>(${pretend.toString()})(${data === 'saved'})</script>`;
}

/** The page with other styles in its head, and their hash in its own policy. */
function withStyles(html: string, fault: string): string {
  if (fault === '') return html;
  const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const others = STYLES[fault as keyof typeof STYLES](styles);
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
