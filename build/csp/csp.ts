import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Site } from '#site/site.ts';
import { readPagePolicy } from './csp-meta.ts';
import { contentSecurityPolicy, securityHeaders } from './headers.ts';

/**
 * After the build: adds the policy to every page and `integrity` to its scripts, computed from the page as built, so
 * that no hash goes stale; and writes the headers of the whole site, as JSON, to `headersFile`.
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
        for (const file of files) {
          const path = join(root, file);
          const html = await readFile(path, 'utf8');
          try {
            const page = readPagePolicy(html, readAsset);
            await writeFile(
              path,
              page.withPolicy((needs) => contentSecurityPolicy(site.env, needs)),
            );
          } catch (error) {
            throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
              cause: error,
            });
          }
        }
        const target = resolve(headersFile);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, `${JSON.stringify(securityHeaders(site.env), null, 2)}\n`);
        logger.info(`${files.length} pages`);
      },
    },
  };
}
