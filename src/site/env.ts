import * as z from 'zod';
import { InputError } from '#lib/input-error.ts';
import { parseOrExplain } from '#lib/parse-or-explain.ts';
import {
  DEFAULT_LINKEDIN_SLUGS,
  DEMO_LEGAL_NAME,
  productionSchema,
  type DeployTarget,
} from './env-variables.ts';

/** What differs between deployments of the site. */
export type SiteEnv = {
  /** `demo` runs locally, with a stand-in for every external page, and needs no configuration. */
  mode: 'demo' | 'production';
  /** Scheme, host and port of this site, without a trailing slash. */
  siteOrigin: string;
  /** Scheme, host and port of the host that sells: purchase pages and the service catalog. */
  connectOrigin: string;
  schedulingUrl: string;
  assessmentUrl: string;
  linkedinCalendarUrl: string;
  catalogFormUrl: string;
  communityUrl: string;
  /** Origins, besides their own, that framed pages may lead to: where calendars and checkouts redirect. */
  frameHosts: readonly string[];
  /** Path segments of the LinkedIn bundles' purchase pages, levels 1 and 2. */
  linkedinSlugs: { level1: string; level2: string };
  /** The company's registered name, for the terms and the copyright notice. */
  legalName: string;
  supportEmail: string;
  /** In the international form, +1 and ten digits. */
  supportPhone: string;
  /** Whether browsers may ship with the rule that this domain and its subdomains use HTTPS only. */
  hstsPreload: boolean;
  /** Where browsers report what the security policy blocks; they report nothing without it. */
  reportingUrl?: string | undefined;
  /** The host whose files go into the published folder. */
  deployTarget?: DeployTarget | undefined;
};

/** The process environment, or a stand-in for it. */
export type EnvSource = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 4321;
const DEFAULT_DEMO_PORT = 4322;
const DEMO_EMAIL = 'support@example.com';
const DEMO_PHONE = '+12025550142';

const portSchema = z.coerce
  .number()
  .pipe(z.int().min(1).max(65535, 'must be a port between 1 and 65535'));
const demoSchema = z
  .object({
    PORT: portSchema.default(DEFAULT_PORT),
    DEMO_PORT: portSchema.default(DEFAULT_DEMO_PORT),
  })
  .refine((ports) => ports.PORT !== ports.DEMO_PORT, {
    path: ['DEMO_PORT'],
    message: 'must differ from PORT; the demo host is an origin of its own',
  });

/** The ports of demo mode: the site's and the demo host's. @throws {InputError} */
export function parsePorts(source: EnvSource): { port: number; demoPort: number } {
  const ports = parseOrExplain(demoSchema, withoutEmpty(source), 'The ports have problems:');
  return { port: ports.PORT, demoPort: ports.DEMO_PORT };
}

/**
 * Reads the site's configuration: from `source` alone in a production build, made up from the two
 * ports if `SITE_MODE` is `demo`.
 * @throws {InputError} listing every missing or wrong variable with its fix.
 */
export function parseEnv(source: EnvSource): SiteEnv {
  const mode = source.SITE_MODE ?? 'production';
  if (mode === 'demo') return demoEnv(parsePorts(source));
  if (mode !== 'production') {
    throw new InputError('The configuration has problems:', [
      `SITE_MODE: must be "demo" or "production" (got "${mode}")`,
    ]);
  }
  const env = parseOrExplain(
    productionSchema,
    withFrameHosts(withoutEmpty(source)),
    'The configuration has problems (set the variables in the environment or in .env; .env.example explains each):',
  );
  return {
    mode,
    siteOrigin: new URL(env.SITE_URL).origin,
    connectOrigin: new URL(env.CONNECT_ORIGIN).origin,
    schedulingUrl: env.SCHEDULING_URL,
    assessmentUrl: env.ASSESSMENT_URL,
    linkedinCalendarUrl: env.LINKEDIN_CALENDAR_URL,
    catalogFormUrl: env.CATALOG_FORM_URL,
    communityUrl: env.COMMUNITY_URL,
    frameHosts: env.FRAME_HOSTS.map((url) => new URL(url).origin),
    linkedinSlugs: { level1: env.LINKEDIN_LEVEL_1_SLUG, level2: env.LINKEDIN_LEVEL_2_SLUG },
    legalName: env.COMPANY_LEGAL_NAME,
    supportEmail: env.SUPPORT_EMAIL,
    supportPhone: env.SUPPORT_PHONE,
    hstsPreload: env.HSTS_PRELOAD === 'yes',
    reportingUrl: env.REPORTING_URL,
    deployTarget: env.DEPLOY_TARGET,
  };
}

function demoEnv({ port, demoPort }: { port: number; demoPort: number }): SiteEnv {
  const demoOrigin = `http://localhost:${demoPort}`;
  return {
    mode: 'demo',
    siteOrigin: `http://localhost:${port}`,
    connectOrigin: demoOrigin,
    schedulingUrl: `${demoOrigin}/calendar`,
    assessmentUrl: `${demoOrigin}/assessment`,
    linkedinCalendarUrl: `${demoOrigin}/linkedin-calendar`,
    catalogFormUrl: `${demoOrigin}/catalog-form`,
    communityUrl: `${demoOrigin}/community`,
    // The demo host under another name, which a browser treats as a different host.
    frameHosts: [`http://127.0.0.1:${demoPort}`],
    linkedinSlugs: DEFAULT_LINKEDIN_SLUGS,
    legalName: DEMO_LEGAL_NAME,
    supportEmail: DEMO_EMAIL,
    supportPhone: DEMO_PHONE,
    hstsPreload: false,
  };
}

/** Drops empty variables: they count as not set, as in an untouched copy of `.env.example`. */
function withoutEmpty(source: EnvSource): EnvSource {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}

/** Splits the list of further frame hosts, so that a message names the entry that has a problem. */
function withFrameHosts({ FRAME_HOSTS, ...source }: EnvSource) {
  const hosts = FRAME_HOSTS?.split(',').map((host) => host.trim());
  return { ...source, FRAME_HOSTS: hosts?.filter(Boolean) };
}
