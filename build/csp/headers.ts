import { frameOrigins } from '#site/embeds.ts';
import type { SiteEnv } from '#site/env.ts';

/** What a page needs from its policy. */
export type PolicyNeeds = {
  /** Hashes of inline scripts and styles as a policy writes them, without quotes: "sha256-…". */
  inlineScripts: readonly string[];
  inlineStyles: readonly string[];
  /** Whether there is a form, which submits to a page of this site. */
  hasForm: boolean;
};

type Headers = Record<string, string>;

/** The headers of every response, and of each kind of response. */
export type SiteHeaders = {
  /** Every response, including redirects and errors. */
  everywhere: Headers;
  /** HTML, including the not-found page. */
  pages: Headers;
  /** Files whose name contains their hash, under `/_astro/`. */
  hashedFiles: Headers;
  /** Icons and social pictures, which other sites show in previews. */
  pictures: Headers;
  otherFiles: Headers;
};

const ONE_YEAR = 31_536_000;
const ONE_DAY = 86_400;

/** How long browsers insist on https, by `HSTS_PRELOAD`. They forget a trial five minutes after its last header. */
const HSTS = {
  trial: 'max-age=300',
  no: `max-age=${2 * ONE_YEAR}; includeSubDomains`,
  yes: `max-age=${2 * ONE_YEAR}; includeSubDomains; preload`,
};

/** Features that neither this site nor a page it frames may use. */
const DENIED_FEATURES =
  `accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope magnetometer
microphone midi picture-in-picture publickey-credentials-get screen-wake-lock serial usb
xr-spatial-tracking`.split(/\s/);

/**
 * The policy that a page carries in its own head. It allows inline scripts and styles by hash, files from this site,
 * and frames and requests to the configured hosts, and nothing else.
 */
export function contentSecurityPolicy(env: SiteEnv, needs: PolicyNeeds): string {
  const hashes = (values: readonly string[]) => values.map((value) => `'${value}'`);
  const sources = (allowed: readonly string[]) =>
    allowed.length > 0 ? allowed.join(' ') : "'none'";
  const framed = frameOrigins(env);
  const counted = env.analyticsUrl === undefined ? [] : [new URL(env.analyticsUrl).origin];
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `form-action ${needs.hasForm ? "'self'" : "'none'"}`,
    `script-src ${sources(["'self'", ...hashes(needs.inlineScripts)])}`,
    `style-src ${sources(hashes(needs.inlineStyles))}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // For the search index, the visit counter (src/client/count-visits.ts), and the check that a frame's host answers
    // (src/client/embed-frame.ts).
    `connect-src ${["'self'", ...new Set([...framed, ...counted])].join(' ')}`,
    `frame-src ${sources(framed)}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // A demo and its hosts use http on this machine.
    ...(env.siteOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * The headers of a deployment: what a page's own policy cannot contain. They depend only on the configuration, so
 * pages from one build and headers from another work together.
 */
export function securityHeaders(env: SiteEnv): SiteHeaders {
  // A page can grant a frame only features that it has itself, hence "self". The page uses neither of these two.
  const framed = (origin: string) =>
    `(self ${[origin, ...env.frameHosts].map((host) => `"${host}"`).join(' ')})`;
  const permissions = [
    ...DENIED_FEATURES.map((feature) => `${feature}=()`),
    `fullscreen=${framed(new URL(env.communityUrl).origin)}`,
    `payment=${framed(env.connectOrigin)}`,
  ].sort();
  return {
    everywhere: {
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Strict-Transport-Security': HSTS[env.hstsPreload],
      'X-Content-Type-Options': 'nosniff',
    },
    pages: {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': "frame-ancestors 'none'",
      ...reportingHeaders(env),
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Origin-Agent-Cluster': '?1',
      'Permissions-Policy': permissions.join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'DENY',
    },
    hashedFiles: { 'Cache-Control': `public, max-age=${ONE_YEAR}, immutable` },
    pictures: {
      'Cache-Control': `public, max-age=${ONE_DAY}`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
    otherFiles: { 'Cache-Control': `public, max-age=${ONE_DAY}` },
  };
}

/**
 * Browsers ignore `report-to` in a page's own policy, so a report-only header repeats that policy. It allows any inline
 * code, because hashes change with every build. Browsers that know `report-to` ignore `report-uri`; the others need it.
 */
function reportingHeaders(env: SiteEnv): Headers {
  if (env.reportingUrl === undefined) return {};
  const inline = ['unsafe-inline'];
  const policy = contentSecurityPolicy(env, {
    inlineScripts: inline,
    inlineStyles: inline,
    hasForm: true,
  }).replace('; upgrade-insecure-requests', '');
  return {
    'Content-Security-Policy-Report-Only': `${policy}; report-uri ${env.reportingUrl}; report-to policy`,
    'Reporting-Endpoints': `policy="${env.reportingUrl}"`,
  };
}
