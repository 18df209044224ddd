import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { DeployTarget } from '#site/env-variables.ts';
import type { Site } from '#site/site.ts';
import { securityHeaders } from '../csp/headers.ts';
import { afterBuild } from '../files.ts';
import { caddyFiles } from './caddy.ts';
import { readHostedSite, type HostedSite, type HostFiles } from './hosted-site.ts';
import { nginxFiles } from './nginx.ts';
import { cloudflareFiles, githubFiles, netlifyFiles, vercelFiles } from './vendors.ts';

/** Every host that the build writes files for. */
export const HOSTS: Readonly<Record<DeployTarget, (site: HostedSite) => HostFiles>> = {
  nginx: nginxFiles,
  caddy: caddyFiles,
  cloudflare: cloudflareFiles,
  netlify: netlifyFiles,
  vercel: vercelFiles,
  github: githubFiles,
};

/**
 * After the build: writes each host's configuration into a folder of its name in `folder`. For the host that the
 * configuration names, also puts the files to publish into the site, and warns about what that host cannot do.
 */
export function hostFiles(site: Site, folder: string): AstroIntegration {
  return afterBuild('host-files', async (root, logger) => {
    const hosted = readHostedSite(root, site.env.siteOrigin, securityHeaders(site.env));
    for (const [host, describe] of Object.entries(HOSTS)) {
      const { siteFiles = {}, extraFiles = {}, limitations = [] } = describe(hosted);
      await writeAll(join(folder, host), { ...siteFiles, ...extraFiles });
      if (host !== site.env.deployTarget) continue;
      await writeAll(root, siteFiles);
      // Logged at the end of the build's output, where people see them.
      process.once('exit', () => {
        for (const limitation of limitations) logger.warn(`${host}: ${limitation}`);
      });
    }
  });
}

async function writeAll(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
