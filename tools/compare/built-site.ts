import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../build/files.ts';
import type { BuiltSite } from '../../server/static-server.ts';
import { linesOfPage, type Line } from './words.ts';

export type SiteFiles = ReturnType<typeof readSite>;

/** The built files by path ("/index.html"). Compressed twins are not files of their own: they are what is sent. */
export function readSite({ root, headersFile }: BuiltSite) {
  const compressed = (path: string) => join(root, `${path}.br`);
  return {
    headersFile,
    paths: filesBelow(root),
    read: (path: string) => readFileSync(join(root, path)),
    sentBytes: (path: string) =>
      statSync(existsSync(compressed(path)) ? compressed(path) : join(root, path)).size,
  };
}

export const isPage = (path: string) => path.endsWith('.html');

/** "/pbsengine" for "/pbsengine.html", "/" for the home page. */
export const addressOf = (path: string) =>
  path.replace(/\.html$/, '').replace(/\/index$/, '/') || '/';

/** The lines of text in a page or a text file; other files have none. */
export function textOf(site: SiteFiles, path: string): Line[] {
  if (isPage(path)) return linesOfPage(site.read(path).toString());
  if (!/\.(txt|xml|webmanifest)$/.test(path)) return [];
  const lines = site.read(path).toString().split('\n');
  return lines.map((text) => ({ under: '', text: text.trim() })).filter(({ text }) => text !== '');
}

/** The response headers by kind of file, a line each. */
export function headersOf({ headersFile }: SiteFiles): Line[] {
  type Headers = Record<string, Record<string, string>>;
  const kinds = JSON.parse(readFileSync(headersFile, 'utf8')) as Headers;
  return Object.entries(kinds).flatMap(([under, headers]) =>
    Object.entries(headers).map(([name, value]) => ({ under, text: `${name}: ${value}` })),
  );
}

/** Which files were added, removed or changed. Files with a hash in their name are left out. */
export function changedFiles(before: SiteFiles, after: SiteFiles) {
  const own = ({ paths }: SiteFiles) => paths.filter((path) => !path.startsWith('/_astro/'));
  const [old, current] = [new Set(own(before)), new Set(own(after))];
  const isChanged = (path: string) => !before.read(path).equals(after.read(path));
  return {
    added: [...current.difference(old)],
    removed: [...old.difference(current)],
    changed: [...current.intersection(old)].filter(isChanged),
  };
}
