import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { load } from 'cheerio';
import type { BuiltSite } from '../demo-build.ts';

/** The built files, by path from the site's root ("/index.html"). */
export type SiteFiles = {
  paths: readonly string[];
  has: (path: string) => boolean;
  read: (path: string) => Buffer;
  /** How many bytes a browser receives. */
  sentBytes: (path: string) => number;
  /** The response headers by kind of file, as they were written beside the site. */
  headers: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Reads a built site. Compressed twins are not files of their own: they are what is sent. */
export function readSite({ root, headersFile }: BuiltSite): SiteFiles {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .sort((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1));
  const known = new Set(paths);
  return {
    paths,
    has: (path) => known.has(path),
    read: (path) => readFileSync(join(root, path)),
    sentBytes: (path) => {
      const compressed = join(root, `${path}.br`);
      return statSync(existsSync(compressed) ? compressed : join(root, path)).size;
    },
    headers: JSON.parse(readFileSync(headersFile, 'utf8')) as SiteFiles['headers'],
  };
}

export const isPage = (path: string) => extname(path) === '.html';

/** "/pbsengine" for "/pbsengine.html", "/" for the home page. */
export const addressOf = (path: string) =>
  path.replace(/\.html$/, '').replace(/\/index$/, '/') || '/';

/** What a page is called in a browser's tab. */
export const titleOf = (site: SiteFiles, path: string) => load(site.read(path))('title').text();

/** The styles of a page, which are inlined in it. */
export const stylesOf = (site: SiteFiles, path: string) => load(site.read(path))('style').text();

/** Which files were added, removed, changed, or stayed the same. */
export function changedFiles(before: SiteFiles, after: SiteFiles) {
  const inBoth = after.paths.filter((path) => before.has(path));
  const isSame = (path: string) => before.read(path).equals(after.read(path));
  return {
    added: after.paths.filter((path) => !before.has(path)),
    removed: before.paths.filter((path) => !after.has(path)),
    changed: inBoth.filter((path) => !isSame(path)),
    same: inBoth.filter(isSame),
  };
}
