import * as z from 'zod';
import { InputError } from '#lib/input-error.ts';
import { parseOrExplain } from '#lib/parse-or-explain.ts';

/** What differs between one deployment of the site and another. */
export type SiteEnv = {
  /** `demo` runs on this machine beside a stand-in for every external page; it needs no configuration. */
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
  /** Origins that pages in frames may lead to beside their own: where calendars and checkouts redirect. */
  frameHosts: readonly string[];
  /** Path segments of the purchase pages of the LinkedIn bundles, levels 1 and 2. */
  linkedinSlugs: { level1: string; level2: string };
  /** The registered name of the company: it signs the terms and owns the copyright. */
  legalName: string;
  supportEmail: string;
  /** In the international form, +1 and ten digits. */
  supportPhone: string;
  /** Whether browsers may be built with the rule that this domain and all below it speak https alone. */
  hstsPreload: boolean;
};

/** The process environment, or a stand-in for it. */
export type EnvSource = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 4321;
const DEFAULT_DEMO_PORT = 4322;
const DEMO_LEGAL_NAME = 'Demo Company LLC';
const DEMO_EMAIL = 'support@example.com';
const DEMO_PHONE = '+12025550142';
const DEFAULT_LINKEDIN_SLUGS = {
  level1: 'k7m2xq9vt4hc8wz1npd6rj3b',
  level2: 'w3n8fzt5qk1yv6jc9mx2hb7d',
};

const problems = {
  missing: (example: string) => `is missing; set it to something like ${example}`,
  notHttps: 'must start with https://; the security policy forbids other addresses',
  demoHost: 'is still a stand-in; set the real address',
  oddHost:
    'names a host that a security policy cannot hold; name one host in full, of letters, digits, dots and hyphens',
};

const LOOPBACK_OR_RESERVED =
  /(^|\.)(localhost|local|test|example|invalid|example\.(com|net|org))$|^(127\.|0\.0\.0\.0|\[::1\])/;

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function httpsUrl(example: string) {
  return z
    .string(problems.missing(example))
    .min(1, problems.missing(example))
    .superRefine((text, context) => {
      const url = parseUrl(text);
      const problem = !url
        ? `is not an address; write it in full, like ${example}`
        : url.protocol !== 'https:'
          ? problems.notHttps
          : url.username || url.password
            ? 'holds a user name or password; remove it, visitors would see it'
            : LOOPBACK_OR_RESERVED.test(url.hostname)
              ? problems.demoHost
              : !/^[a-z\d.-]+$/.test(url.hostname)
                ? problems.oddHost
                : null;
      if (problem) context.addIssue({ code: 'custom', message: problem });
    });
}

function httpsOrigin(example: string) {
  return httpsUrl(example).superRefine((text, context) => {
    const url = parseUrl(text);
    if (url && (url.pathname !== '/' || url.search || url.hash)) {
      context.addIssue({
        code: 'custom',
        message: `must be scheme and host alone; remove what follows ${url.origin}`,
      });
    }
  });
}

const linkedinSlug = z
  .string()
  .regex(
    /^[a-z0-9]{8,64}$/,
    'must be 8 to 64 lower-case letters and digits, the last part of the purchase address',
  );

const fieldsSchema = z.object({
  SITE_URL: httpsOrigin('https://www.your-company.com'),
  CONNECT_ORIGIN: httpsOrigin('https://connect.your-company.com'),
  SCHEDULING_URL: httpsUrl('https://calendar.your-scheduler.com/your-company/call'),
  ASSESSMENT_URL: httpsUrl('https://calendar.your-scheduler.com/your-company/assessment'),
  LINKEDIN_CALENDAR_URL: httpsUrl('https://calendar.your-scheduler.com/your-company/linkedin'),
  CATALOG_FORM_URL: httpsUrl('https://forms.your-provider.com/catalog'),
  COMMUNITY_URL: httpsUrl('https://community.your-company.com'),
  FRAME_HOSTS: z.array(httpsOrigin('https://checkout.your-provider.com')).default([]),
  LINKEDIN_LEVEL_1_SLUG: linkedinSlug.default(DEFAULT_LINKEDIN_SLUGS.level1),
  LINKEDIN_LEVEL_2_SLUG: linkedinSlug.default(DEFAULT_LINKEDIN_SLUGS.level2),
  COMPANY_LEGAL_NAME: z
    .string(problems.missing('Your Company LLC'))
    .trim()
    .refine((name) => name !== DEMO_LEGAL_NAME, 'is the name of the demo; set the registered name'),
  SUPPORT_EMAIL: z
    .email({
      error: (issue) =>
        issue.input
          ? 'is not an e-mail address; write one like help@your-company.com'
          : problems.missing('help@your-company.com'),
    })
    .refine((email) => !LOOPBACK_OR_RESERVED.test(email.split('@')[1] ?? ''), problems.demoHost),
  SUPPORT_PHONE: z
    .string(problems.missing('+13025551234'))
    .regex(
      /^\+1[2-9]\d{9}$/,
      'must be a US or Canadian number in the international form, like +13025551234',
    )
    .refine(
      (phone) => !/^\+1\d{3}55501\d{2}$/.test(phone),
      'is a number reserved for fiction; set the real one',
    ),
  HSTS_PRELOAD: z
    .enum(['yes', 'no'], 'must be "yes" or "no"; docs/deploy.md says what it does')
    .default('no'),
});

/** Every variable that a production build reads, in the order of `.env.example`. */
export const PRODUCTION_VARIABLES = Object.keys(fieldsSchema.shape);

const EMBEDDED_PAGES = [
  'CONNECT_ORIGIN',
  'SCHEDULING_URL',
  'ASSESSMENT_URL',
  'LINKEDIN_CALENDAR_URL',
  'CATALOG_FORM_URL',
  'COMMUNITY_URL',
] as const;

/** Runs a rule across fields even where single fields are wrong, so that all problems come at once. */
const alongsideOtherProblems = { when: () => true };

const productionSchema = [...EMBEDDED_PAGES, 'FRAME_HOSTS' as const].reduce(
  (schema, name) =>
    schema.refine((env) => ![env[name]].flat().some((url) => sameOrigin(env.SITE_URL, url)), {
      ...alongsideOtherProblems,
      path: [name],
      message: 'has the same host as SITE_URL; an embedded page needs a host of its own',
    }),
  fieldsSchema.refine((env) => env.LINKEDIN_LEVEL_1_SLUG !== env.LINKEDIN_LEVEL_2_SLUG, {
    ...alongsideOtherProblems,
    path: ['LINKEDIN_LEVEL_2_SLUG'],
    message: 'is the same as LINKEDIN_LEVEL_1_SLUG; each bundle has its own purchase page',
  }),
);

function sameOrigin(one: string, other: string): boolean {
  const origin = parseUrl(one)?.origin;
  return origin !== undefined && origin === parseUrl(other)?.origin;
}

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
 * Reads the configuration of the site: from `source` alone in a production build, made up from
 * the two ports where `SITE_MODE` is `demo`.
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
    // The demo host under another name, which is another host to a browser.
    frameHosts: [`http://127.0.0.1:${demoPort}`],
    linkedinSlugs: DEFAULT_LINKEDIN_SLUGS,
    legalName: DEMO_LEGAL_NAME,
    supportEmail: DEMO_EMAIL,
    supportPhone: DEMO_PHONE,
    hstsPreload: false,
  };
}

/** A variable that is set to nothing counts as not set, as in an untouched copy of `.env.example`. */
function withoutEmpty(source: EnvSource): EnvSource {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}

/** Takes the list of further frame hosts apart, so that a problem names the entry that has it. */
function withFrameHosts({ FRAME_HOSTS, ...source }: EnvSource) {
  const hosts = FRAME_HOSTS?.split(',').map((host) => host.trim());
  return { ...source, FRAME_HOSTS: hosts?.filter(Boolean) };
}
