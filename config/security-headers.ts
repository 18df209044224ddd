import { frameOrigins } from '#site/embeds.ts';
import type { SiteEnv } from '#site/env.ts';

/** What a page, or the whole site, needs of the policy. */
export type PolicyNeeds = {
  /** Hashes as a policy writes them, without quotes: "sha256-…". */
  scripts: readonly string[];
  styles: readonly string[];
  /** Whether there is a form, which leads to a page of this site. */
  hasForm: boolean;
};

type Headers = Record<string, string>;

/** What each kind of response carries, beside what all of them carry. */
export type SiteHeaders = {
  everywhere: Headers;
  /** HTML, the not-found page included. */
  pages: Headers;
  /** Files whose name holds their hash, under `/_astro/`. */
  hashedFiles: Headers;
  /** Icons and social pictures: other sites and their previews show them. */
  pictures: Headers;
  otherFiles: Headers;
};

const ONE_YEAR = 31_536_000;
const ONE_DAY = 86_400;

/** Features that neither this site nor a page it frames may use. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The content security policy. Scripts and styles run by hash alone (what an allowed script imports is
 * checked by the integrity that the page's import map gives it) and frames show the configured
 * hosts alone; nothing else is allowed that the site does not use.
 * `delivery`: browsers ignore `frame-ancestors` in a `<meta>`, and say so on the console.
 */
export function contentSecurityPolicy(
  env: SiteEnv,
  needs: PolicyNeeds,
  delivery: 'header' | 'meta',
): string {
  const sources = (allowed: readonly string[]) =>
    allowed.length > 0 ? allowed.join(' ') : "'none'";
  const quoted = (values: readonly string[]) => sources(values.map((value) => `'${value}'`));
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `form-action ${needs.hasForm ? "'self'" : "'none'"}`,
    ...(delivery === 'header' ? ["frame-ancestors 'none'"] : []),
    `script-src ${quoted(needs.scripts)}`,
    `style-src ${quoted(needs.styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // No script fetches anything. Lighthouse reads `/robots.txt` from inside the page, as other auditors do.
    "connect-src 'self'",
    `frame-src ${sources(frameOrigins(env))}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // A demo and its hosts speak http on this machine.
    ...(env.siteOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The headers of every deployment, from the needs of everything that was built. */
export function securityHeaders(env: SiteEnv, needs: PolicyNeeds): SiteHeaders {
  const permissions = [
    ...DENIED_FEATURES.map((feature) => `${feature}=()`),
    // A frame may use only what this page could hand on, hence "self"; the page itself uses neither.
    `fullscreen=(self "${new URL(env.communityUrl).origin}")`,
    `payment=(self "${env.connectOrigin}")`,
  ].sort();
  return {
    everywhere: {
      'Content-Security-Policy': contentSecurityPolicy(env, needs, 'header'),
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Integrity-Policy': 'blocked-destinations=(script)',
      'Origin-Agent-Cluster': '?1',
      'Permissions-Policy': permissions.join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': `max-age=${2 * ONE_YEAR}; includeSubDomains; preload`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
    pages: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
    hashedFiles: { 'Cache-Control': `public, max-age=${ONE_YEAR}, immutable` },
    pictures: {
      'Cache-Control': `public, max-age=${ONE_DAY}`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
    otherFiles: { 'Cache-Control': `public, max-age=${ONE_DAY}` },
  };
}
