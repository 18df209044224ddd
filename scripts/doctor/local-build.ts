import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildId } from '#build/build-id.ts';
import { kindOf, mediaTypeOf, type FileKind } from '#build/hosts/cache-classes.ts';
import { filesBelow } from '#build/files.ts';
import { HOSTS } from '#build/hosts/host-files.ts';
import type { SiteHeaders } from '#build/csp/headers.ts';
import type { BuiltSite } from '#server/static-server.ts';

/** What the deployed site must answer at one address. */
export type ExpectedFile = {
  path: string;
  kind: FileKind;
  mediaType: string;
  status: 200 | 404;
  content: Buffer;
  /** Whether it must be sent compressed. */
  isCompressed: boolean;
};

/** An address that no page has: the host must answer it with the not-found page. */
export const UNKNOWN_PATH = '/no-page-has-this-address';

/** Everything in a local build, except the files that some hosts read and do not serve. */
export function readLocalBuild({ root, headersFile }: BuiltSite) {
  const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as SiteHeaders;
  const site = { origin: 'https://any.example', headers, pages: [], pictures: [], otherFiles: [] };
  // Files that hosts read instead of serving them.
  const unserved = new Set(
    Object.values(HOSTS).flatMap((describe) => Object.keys(describe(site).siteFiles ?? {})),
  );
  const files = filesBelow(root)
    .filter((file) => !unserved.has(file.slice(1)))
    .map((file): ExpectedFile => {
      const isNotFoundPage = file === '/404.html';
      return {
        path: isNotFoundPage ? UNKNOWN_PATH : file.replace(/^\/index\.html$|\.html$/, '') || '/',
        kind: kindOf(file),
        mediaType: mediaTypeOf(file),
        status: isNotFoundPage ? 404 : 200,
        content: readFileSync(join(root, file)),
        isCompressed: !isNotFoundPage && existsSync(join(root, `${file}.br`)),
      };
    });
  files.sort((one, other) => (one.path < other.path ? -1 : 1));
  const id = readBuildId(readFileSync(join(root, 'index.html'), 'utf8'));
  return { folder: root, id, headers, files };
}

/** What a deployed site is compared with. */
export type LocalBuild = ReturnType<typeof readLocalBuild>;
