import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { addressOf, changedFiles, isPage, titleOf, type SiteFiles } from './built-site.ts';
import { pageWeights, siteWeights } from './bytes.ts';
import { headerChanges } from './headers.ts';
import type { ViewChange } from './pictures.ts';
import type { Comparison, FileChange, NamedPage } from './report.ts';
import { unseenChanges } from './unseen.ts';
import { linesOfPage, linesOfText, wordChanges } from './words.ts';

type Sites = { before: SiteFiles; after: SiteFiles };

type Known = {
  /** What the other state is called. */
  label: string;
  /** What looks different, by the address of the page. */
  views: ReadonlyMap<string, readonly ViewChange[]>;
  /** The folder that the site's pictures that differ are copied to. */
  pictures: string;
};

const TEXT = new Set(['.txt', '.xml', '.webmanifest']);
const IMAGE = new Set(['.png', '.svg', '.ico']);
/** The names of these files change with their content: the pages that name them differ, and their bytes are counted. */
const isHashed = (path: string) => path.startsWith('/_astro/');

/** Everything that differs between two built sites. */
export async function compareSites(
  { before, after }: Sites,
  { label, views, pictures }: Known,
): Promise<Comparison> {
  const { added, removed, changed, same } = changedFiles(before, after);
  const named = (site: SiteFiles, paths: readonly string[]): NamedPage[] =>
    paths.filter(isPage).map((path) => ({ address: addressOf(path), title: titleOf(site, path) }));
  const others = (paths: readonly string[]) =>
    paths.filter((path) => !isPage(path) && !isHashed(path));
  return {
    before: label,
    added: named(after, added),
    removed: named(before, removed),
    changed: changed.filter(isPage).map((path) => {
      const [old, current] = [before.read(path).toString(), after.read(path).toString()];
      const address = addressOf(path);
      return {
        address,
        title: titleOf(after, path),
        words: wordChanges(linesOfPage(old), linesOfPage(current)),
        views: views.get(address) ?? [],
        unseen: unseenChanges(old, current),
        weights: pageWeights(before, after, path),
      };
    }),
    same: named(after, same),
    files: {
      added: others(added),
      removed: others(removed),
      changed: await Promise.all(
        others(changed).map((path) => fileChange({ before, after }, path, pictures)),
      ),
    },
    headers: headerChanges(before, after),
    weights: siteWeights(before, after),
  };
}

async function fileChange(
  { before, after }: Sites,
  path: string,
  pictures: string,
): Promise<FileChange> {
  const [old, current] = [before.read(path), after.read(path)];
  if (IMAGE.has(extname(path))) {
    const name = path.slice(1).replaceAll('/', '-');
    const picture = { before: `before-${name}`, after: `after-${name}` };
    await writeFile(join(pictures, picture.before), old);
    await writeFile(join(pictures, picture.after), current);
    return { path, words: [], picture };
  }
  const words = TEXT.has(extname(path))
    ? wordChanges(linesOfText(old.toString()), linesOfText(current.toString()))
    : [];
  return { path, words };
}
