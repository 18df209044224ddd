import { InputError } from '#lib/input-error.ts';
import { azureFiles } from './azure.ts';
import { caddyFiles } from './caddy.ts';
import { cloudflareFiles } from './cloudflare.ts';
import { cloudfrontFiles } from './cloudfront.ts';
import { githubFiles } from './github.ts';
import type { HostFiles, HostedSite } from './hosted-site.ts';
import { netlifyFiles } from './netlify.ts';
import { nginxFiles } from './nginx.ts';
import { vercelFiles } from './vercel.ts';

/** Every host that the build writes files for. */
export const HOSTS: Readonly<Record<string, (site: HostedSite) => HostFiles>> = {
  nginx: nginxFiles,
  caddy: caddyFiles,
  cloudflare: cloudflareFiles,
  netlify: netlifyFiles,
  vercel: vercelFiles,
  azure: azureFiles,
  cloudfront: cloudfrontFiles,
  github: githubFiles,
};

/**
 * The host that the build is for, if DEPLOY_TARGET names one.
 * @throws {InputError} if there is no host of that name.
 */
export function deployTarget(
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const target = env.DEPLOY_TARGET?.trim();
  if (!target) return undefined;
  if (!(target in HOSTS)) {
    throw new InputError('The configuration has problems:', [
      `DEPLOY_TARGET: must be one of ${Object.keys(HOSTS).join(', ')} (got "${target}")`,
    ]);
  }
  return target;
}
