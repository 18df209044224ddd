// How each vendor interprets its files, per its documentation, in code short enough to be read next to it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaTypeOf } from '#config/file-kinds.ts';
import type { Ask, Built, HostAnswer, Limits } from './table.ts';

/** A function that answers as the vendor does, and what the vendor's rules cannot express. */
export type Interpreter = { ask: Ask; limits: Limits };

/** What vendors send with HTML and files by default. */
const VENDOR_CACHING = { 'cache-control': 'public, max-age=0, must-revalidate' };
/** Vendors compress by themselves: the compressed twins of files need not be published. */
const isPublished = (path: string) => !/\.(br|gz)$/.test(path);

/** An answer that redirects to `location`. */
export function redirect(status: number, location: string): HostAnswer {
  return { status, headers: { location }, body: Buffer.alloc(0) };
}

/** The file behind a path, `/x` being `x.html`, or the not-found page. */
export function answerFile(
  { site, root }: Built,
  path: string,
  headers: Record<string, string>,
): HostAnswer {
  const file = site.pages.includes(path)
    ? path === '/'
      ? '/index.html'
      : `${path}.html`
    : /\.\w+$/.test(path) && isPublished(path)
      ? path
      : '/no-such-file';
  const send = (status: number, name: string) => ({
    status,
    headers: { 'content-type': mediaTypeOf(name), ...headers },
    body: readFileSync(join(root, name)),
  });
  try {
    return send(200, file);
  } catch {
    return send(404, '/404.html');
  }
}

/** Headers with their names in lower case, as answers have them. */
export const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The path and the query of an address. */
export const split = (path: string) => {
  const { pathname, search } = new URL(`https://this.example${path}`);
  return { pathname, search };
};

/** The headers that the rules of a `_headers` file give a path, applied one after the other. */
function applyHeaderRules(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const block of text.trim().split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n');
    const isMatch = pattern.endsWith('*')
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern;
    if (!isMatch) continue;
    for (const line of lines.map((text) => text.trim())) {
      const [, removed] = /^! (\S+)$/.exec(line) ?? [];
      const [, name = '', value = ''] = /^(\S+): (.*)$/.exec(line) ?? [];
      if (removed !== undefined) Reflect.deleteProperty(headers, removed.toLowerCase());
      else if (name.toLowerCase() in headers)
        headers[name.toLowerCase()] = `${headers[name.toLowerCase()] ?? ''}, ${value}`;
      else headers[name.toLowerCase()] = value;
    }
  }
  return headers;
}

/** https://developers.cloudflare.com/pages/configuration/headers/ and /redirects/; https://docs.netlify.com/routing/headers/ */
export function rulesInterpreter(
  built: Built,
  files: Readonly<Record<string, string>>,
  limits: Limits,
): Interpreter {
  const { _headers: rules = '', _redirects: redirects = '' } = files;
  const targets = new Map(
    redirects.split('\n').map((line) => {
      const [from = '', to = '', status = ''] = line.split(' ');
      return [from, { to, status: Number.parseInt(status, 10) }] as const;
    }),
  );
  return {
    limits,
    ask: ({ path }) => {
      const { pathname, search } = split(path);
      const target = targets.get(pathname);
      return Promise.resolve(
        target
          ? redirect(target.status, target.to + search)
          : answerFile(built, pathname, {
              ...VENDOR_CACHING,
              ...applyHeaderRules(rules, pathname),
            }),
      );
    },
  };
}

/** https://vercel.com/docs/project-configuration */
export function vercelInterpreter(built: Built, text: string): Interpreter {
  const config = JSON.parse(text) as {
    cleanUrls: boolean;
    trailingSlash: boolean;
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  return {
    limits: { givesFileHeadersToMissing: (path) => /\.\w+$/.test(path) },
    ask: ({ path }) => {
      const { pathname, search } = split(path);
      const plain = pathname
        .replace(config.trailingSlash ? /$^/ : /(?<=.)\/$/, '')
        .replace(config.cleanUrls ? /(?:^\/index)?\.html$/ : /$^/, '');
      const headers = config.headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(pathname))
        .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const));
      return Promise.resolve(
        plain !== pathname && built.site.pages.includes(plain || '/')
          ? redirect(308, (plain || '/') + search)
          : answerFile(built, pathname, {
              ...VENDOR_CACHING,
              ...lowerCase(Object.fromEntries(headers)),
            }),
      );
    },
  };
}

/** https://learn.microsoft.com/azure/static-web-apps/configuration: the first route that matches applies. */
export function azureInterpreter(built: Built, text: string): Interpreter {
  const config = JSON.parse(text) as {
    trailingSlash: string;
    globalHeaders: Record<string, string>;
    routes: {
      route: string;
      redirect?: string;
      statusCode?: number;
      headers?: Record<string, string>;
    }[];
  };
  const matches = (route: string, path: string) => {
    const [, folder = '', endings] = /^(.*)\*(?:\.\{(.*)\})?$/.exec(route) ?? [];
    if (!route.includes('*')) return route === path;
    return (
      path.startsWith(folder) &&
      (endings === undefined || endings.split(',').some((ending) => path.endsWith(`.${ending}`)))
    );
  };
  return {
    limits: { givesFileHeadersToMissing: (path) => /\.\w+$/.test(path) },
    ask: ({ path }) => {
      const { pathname, search } = split(path);
      if (config.trailingSlash === 'never' && /.\/$/.test(pathname)) {
        const plain = pathname.replace(/\/$/, '');
        if (built.site.pages.includes(plain)) return Promise.resolve(redirect(301, plain + search));
      }
      const rule = config.routes.find(({ route }) => matches(route, pathname));
      if (rule?.redirect !== undefined)
        return Promise.resolve(redirect(rule.statusCode ?? 302, rule.redirect + search));
      const headers = Object.entries({ ...config.globalHeaders, ...rule?.headers });
      return Promise.resolve(
        answerFile(
          built,
          pathname,
          lowerCase(Object.fromEntries(headers.filter(([, value]) => value !== ''))),
        ),
      );
    },
  };
}
