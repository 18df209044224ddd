import { extname } from 'node:path';
import { isPage, type SiteFiles } from './built-site.ts';

/** Bytes as they are sent, in both states. */
export type Weight = { what: string; before: number; after: number };

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'Pages',
  '.js': 'Scripts',
  '.woff2': 'Fonts',
  '.png': 'Pictures',
  '.svg': 'Pictures',
  '.ico': 'Pictures',
};
const OTHER = 'Other files';
const NAMED_FILE = /[\w.-]+\.(?:js|woff2)\b/g;

/** What the whole site weighs, by kind of file. */
export function siteWeights(before: SiteFiles, after: SiteFiles): Weight[] {
  const kindOf = (path: string) => KINDS[extname(path)] ?? OTHER;
  return [...new Set(Object.values(KINDS)), OTHER].map((what) => {
    const sum = (site: SiteFiles) =>
      total(
        site,
        site.paths.filter((path) => kindOf(path) === what),
      );
    return { what, before: sum(before), after: sum(after) };
  });
}

/** What a page weighs: itself, and the scripts and fonts that it may request, including those it requests later. */
export function pageWeights(before: SiteFiles, after: SiteFiles, page: string): Weight[] {
  const sum = (site: SiteFiles, ending: string) =>
    total(
      site,
      filesNamedBy(site, page).filter((path) => path.endsWith(ending)),
    );
  return [
    { what: 'The page itself', before: before.sentBytes(page), after: after.sentBytes(page) },
    { what: 'Its scripts', before: sum(before, '.js'), after: sum(after, '.js') },
    { what: 'Its fonts', before: sum(before, '.woff2'), after: sum(after, '.woff2') },
  ];
}

/** The page, and the scripts and fonts whose names are in the page or in one of its scripts. */
function filesNamedBy(site: SiteFiles, page: string): string[] {
  const named = new Set([page]);
  for (const path of named) {
    if (!isPage(path) && !path.endsWith('.js')) continue;
    for (const [name] of site.read(path).toString('utf8').matchAll(NAMED_FILE)) {
      if (site.has(`/_astro/${name}`)) named.add(`/_astro/${name}`);
    }
  }
  return [...named];
}

function total(site: SiteFiles, paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + site.sentBytes(path), 0);
}
