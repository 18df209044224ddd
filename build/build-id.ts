import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { afterBuild, filesBelow, rewritePages } from './files.ts';

/** The commit of `project`, marked if files differ from it; `null` if the project has no history of its own. */
function commitOf(project: string): string | null {
  if (!existsSync(join(project, '.git'))) return null;
  try {
    const options = ['describe', '--always', '--dirty', '--exclude=*'];
    return execFileSync('git', options, {
      cwd: project,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // Git is missing, or does not trust this folder.
    return null;
  }
}

/** Names a build by BUILD_ID, else by the commit of `project`, else by a digest of the files below `root`. */
export function buildIdOf(root: string, project = process.cwd()): string {
  const named = process.env.BUILD_ID ?? commitOf(project);
  if (named) return named;
  const hash = createHash('sha256');
  for (const file of filesBelow(root))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 10);
}

/** The id in a page, if it has one; a host may have taken the quotation marks away. */
export const readBuildId = (html: string): string | undefined =>
  /<meta name="?build"? content="?([^">]*)"?>/.exec(html)?.[1];

/**
 * After the build: writes its id into every page, so that `npm run doctor` can say which build is live. The id is
 * not in a header: headers depend only on the configuration, and a server keeps its headers when pages are rolled back.
 */
export function buildId(): AstroIntegration {
  return afterBuild('build-id', (root, logger) => {
    const id = buildIdOf(root);
    if (!/^[\w.-]+$/.test(id))
      throw new Error(`BUILD_ID: "${id}" may have only A-Z, a-z, 0-9, ".", "_" and "-"`);
    const meta = `<meta name="build" content="${id}">`;
    rewritePages(root, (html) => html.replace('</head>', `${meta}</head>`));
    logger.info(id);
  });
}
