import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Site } from '#site/site.ts';
import { readPagePolicy } from './page-policy.ts';
import { contentSecurityPolicy, securityHeaders, type PolicyNeeds } from './security-headers.ts';

/**
 * After the build: gives every page its policy and its scripts their `integrity`, and writes the
 * headers of the whole site, as JSON, to `headersFile`. Everything is read off the built pages, so
 * nothing can be forgotten and no hash goes stale.
 */
export function securityPolicy(site: Site, headersFile: string): AstroIntegration {
  return {
    name: 'security-policy',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).filter((file) =>
          file.endsWith('.html'),
        );
        const readAsset = (address: string) => readFileSync(join(root, address));
        const needed: PolicyNeeds[] = [];
        for (const file of files) {
          const path = join(root, file);
          const html = await readFile(path, 'utf8');
          try {
            const page = readPagePolicy(html, readAsset);
            needed.push(page.needs);
            await writeFile(
              path,
              page.withPolicy((needs) => contentSecurityPolicy(site.env, needs, 'meta')),
            );
          } catch (error) {
            throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
              cause: error,
            });
          }
        }
        const everything = allNeeds(needed);
        const target = resolve(headersFile);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(
          target,
          `${JSON.stringify(securityHeaders(site.env, everything), null, 2)}\n`,
        );
        const { scripts, styles } = everything;
        logger.info(
          `${files.length} pages, ${scripts.length} script and ${styles.length} style hashes`,
        );
      },
    },
  };
}

/** What a policy for all pages must allow. */
function allNeeds(needed: readonly PolicyNeeds[]): PolicyNeeds {
  const union = (name: 'scripts' | 'styles') =>
    [...new Set(needed.flatMap((needs) => needs[name]))].sort();
  return {
    scripts: union('scripts'),
    styles: union('styles'),
    hasForm: needed.some(({ hasForm }) => hasForm),
  };
}
