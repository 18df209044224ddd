import { load } from 'cheerio';
import { addressOf, isPage, type SiteFiles } from './built-site.ts';

/** A header, or the policy inside a page, that differs. `before` or `after` is empty if that state does not send it. */
export type HeaderChange = { where: string; name: string; before: string; after: string };

const PLACES: Readonly<Record<string, string>> = {
  everywhere: 'Every answer',
  pages: 'Pages',
  hashedFiles: 'Scripts and fonts',
  pictures: 'Pictures',
  otherFiles: 'Other files',
};

/** The response headers that differ, by kind of file, and the policies inside pages. */
export function headerChanges(before: SiteFiles, after: SiteFiles): HeaderChange[] {
  const places = new Set([...Object.keys(before.headers), ...Object.keys(after.headers)]);
  const sent = [...places].flatMap((place) => {
    const [old, current] = [before.headers[place] ?? {}, after.headers[place] ?? {}];
    return [...new Set([...Object.keys(old), ...Object.keys(current)])].map((name) => ({
      where: PLACES[place] ?? place,
      name,
      before: old[name] ?? '',
      after: current[name] ?? '',
    }));
  });
  const inPages = after.paths
    .filter((path) => isPage(path) && before.has(path))
    .map((path) => ({
      where: `Inside of ${addressOf(path)}`,
      name: 'Content-Security-Policy',
      before: policyOf(before, path),
      after: policyOf(after, path),
    }));
  return [...sent, ...inPages].filter((change) => change.before !== change.after);
}

/** A page's policy without the hashes of scripts and styles, which change with the page. */
function policyOf(site: SiteFiles, path: string): string {
  const policy = load(site.read(path))('meta[http-equiv=content-security-policy]').attr('content');
  return (policy ?? '').replace(/ 'sha\d+-[^']+'/g, '');
}
