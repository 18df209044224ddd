import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { mediaTypeOf, type FileKind } from '#build/hosts/cache-classes.ts';
import { aliases, headersOf, type HostedSite } from '#build/hosts/hosted-site.ts';

/** A request to a host; `path` is sent unchanged. */
export type HostRequest = {
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
};

/** A host's answer: header names in lower case, the body as it came. */
export type HostAnswer = {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
};

export type Ask = (request: HostRequest) => Promise<HostAnswer>;

export type Row = { name: string; check: (ask: Ask) => Promise<void> };

/** A site and the folder that it was built into. */
export type Built = { site: HostedSite; root: string };

/** The failures of `rows` when requests are sent with `ask`, each with the name of its row. */
export async function failuresOf(rows: readonly Row[], ask: Ask): Promise<string[]> {
  const failures: string[] = [];
  for (const { name, check } of rows)
    await check(ask).catch((error: unknown) => failures.push(`${name}: ${String(error)}`));
  expect(rows.length).toBeGreaterThan(30);
  return failures;
}

/** Expects exactly the headers of a kind of file, out of all those that this site sends. */
export function expectHeaders(site: HostedSite, kind: FileKind, { headers }: HostAnswer): void {
  const names = new Set(
    Object.values(site.headers).flatMap((set) => Object.keys(set as Record<string, string>)),
  );
  const expected = headersOf(site, kind);
  for (const name of names)
    expect(headers[name.toLowerCase()], `${name} of ${kind}`).toBe(expected[name]);
}

/** `text/javascript` and `application/javascript`, `text/xml` and `application/xml` are the same to browsers. */
function plainType(type: string | undefined): string {
  return (type ?? '')
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replace(/^text\/(javascript|xml)/, 'application/$1')
    .replace('image/vnd.microsoft.icon', 'image/x-icon')
    .replace(/^(image\/svg\+xml|application\/[a-z+]+);charset=utf-8$/, '$1');
}

/** The path and query that a redirect leads to. @throws if it leads to another origin. */
export function placeOf(location: string | undefined, origin: string): string {
  const target = new URL(location ?? '', 'https://this.example/x');
  const isHere = target.origin === 'https://this.example' || target.origin === origin;
  expect(isHere, `${location ?? ''} leads elsewhere`).toBe(true);
  return target.pathname + target.search;
}

/** What every host must do: files with their headers, one address per page, the not-found page. */
export function rowsOfEveryHost({ site, root }: Built): Row[] {
  const content = (file: string) => readFileSync(join(root, file));
  const notFound = content('404.html');
  const hashed = [...site.pages, '/404']
    .flatMap(
      (page) =>
        content(page === '/' ? 'index.html' : `${page}.html`)
          .toString()
          .match(/\/_astro\/[\w.-]+/g) ?? [],
    )
    .filter((path, index, all) => all.indexOf(path) === index);
  const files = [
    ...site.pages.map((path) => ({
      path,
      file: path === '/' ? '/index.html' : `${path}.html`,
      kind: 'pages' as const,
    })),
    ...site.pictures.map((path) => ({ path, file: path, kind: 'pictures' as const })),
    ...site.otherFiles.map((path) => ({ path, file: path, kind: 'otherFiles' as const })),
    ...hashed.map((path) => ({ path, file: path, kind: 'hashedFiles' as const })),
  ];
  return [
    ...files.map(({ path, file, kind }) => ({
      name: `${path} is there, with the headers of ${kind}`,
      check: async (ask: Ask) => {
        const answer = await ask({ path });
        expect(answer.status).toBe(200);
        expect(answer.body.equals(content(file))).toBe(true);
        expect(plainType(answer.headers['content-type'])).toBe(plainType(mediaTypeOf(file)));
        expectHeaders(site, kind, answer);
      },
    })),
    {
      name: 'a query changes nothing',
      check: async (ask) => expect((await ask({ path: '/pbsengine?utm=x' })).status).toBe(200),
    },
    ...['/nothing', '/nothing/', '/404', '/nothing.png', '/_astro/nothing.js'].map((path) => ({
      name: `${path} is not found`,
      check: async (ask: Ask) => {
        const answer = await ask({ path });
        expect(answer.status).toBe(404);
        expect(answer.body.equals(notFound)).toBe(true);
        expectHeaders(site, 'pages', answer);
      },
    })),
    ...aliases(site).map(({ from, to }) => ({
      name: `${from} leads to ${to} for good, with its query`,
      check: async (ask: Ask) => {
        for (const query of ['', '?a=b&c=%2F%2F']) {
          const { status, headers } = await ask({ path: from + query });
          expect([301, 308]).toContain(status);
          expect(placeOf(headers.location, site.origin)).toBe(to + query);
        }
      },
    })),
  ];
}
