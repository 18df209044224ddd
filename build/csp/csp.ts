import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Site } from '#site/site.ts';
import { rewritePages } from '../files.ts';
import { addPolicy } from './csp-meta.ts';
import { contentSecurityPolicy, securityHeaders } from './headers.ts';

/**
 * After the build: adds the policy to every page and `integrity` to its scripts, computed from the page as built, so
 * that no hash goes stale; and writes the headers of the whole site, as JSON, to `headersFile`.
 */
export function securityPolicy(site: Site, headersFile: string): AstroIntegration {
  return {
    name: 'security-policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const readAsset = (address: string) => readFileSync(join(root, address));
        rewritePages(root, (html) =>
          addPolicy(html, readAsset, (needs) => contentSecurityPolicy(site.env, needs)),
        );
        const target = resolve(headersFile);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, `${JSON.stringify(securityHeaders(site.env), null, 2)}\n`);
      },
    },
  };
}
