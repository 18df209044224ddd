import type { DeployTarget } from '#site/env-variables.ts';
import { caddyFiles } from './caddy.ts';
import { cloudflareFiles } from './cloudflare.ts';
import { githubFiles } from './github.ts';
import type { HostFiles, HostedSite } from './hosted-site.ts';
import { netlifyFiles } from './netlify.ts';
import { nginxFiles } from './nginx.ts';
import { vercelFiles } from './vercel.ts';

/** Every host that the build writes files for. */
export const HOSTS: Readonly<Record<DeployTarget, (site: HostedSite) => HostFiles>> = {
  nginx: nginxFiles,
  caddy: caddyFiles,
  cloudflare: cloudflareFiles,
  netlify: netlifyFiles,
  vercel: vercelFiles,
  github: githubFiles,
};
