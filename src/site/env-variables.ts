import * as z from 'zod';

/** The registered name in demo mode. A production build rejects it. */
export const DEMO_LEGAL_NAME = 'Demo Company LLC';

/** Path segments of the LinkedIn bundles' purchase pages, unless the configuration names others. */
export const DEFAULT_LINKEDIN_SLUGS = {
  level1: 'k7m2xq9vt4hc8wz1npd6rj3b',
  level2: 'w3n8fzt5qk1yv6jc9mx2hb7d',
};

/** The hosts that the build knows, by the names that DEPLOY_TARGET takes. */
export const DEPLOY_TARGETS = [
  'nginx',
  'caddy',
  'cloudflare',
  'netlify',
  'vercel',
  'github',
] as const;
export type DeployTarget = (typeof DEPLOY_TARGETS)[number];

const EXAMPLE_NAME = 'Your Company LLC';
const missing = (example: string) => `is missing; set it to something like ${example}`;
const STAND_IN = 'is still a stand-in; set the real address';

const LOOPBACK_OR_RESERVED =
  /(^|\.)(localhost|local|test|example|invalid|example\.(com|net|org))$|^(127\.|0\.0\.0\.0|\[::1\])/;
/** The hosts of the examples in messages. */
const EXAMPLE_HOST = /(^|\.)your-(company|scheduler|provider)\./;
const isStandIn = (host: string) => LOOPBACK_OR_RESERVED.test(host) || EXAMPLE_HOST.test(host);

/** The problem with an address; `null` if there is none. */
function addressProblem(text: string, example: string): string | null {
  const url = URL.parse(text);
  if (!url) return `is not an address; write it in full, like ${example}`;
  if (url.protocol !== 'https:')
    return 'must start with https://; the security policy forbids other addresses';
  if (url.username || url.password)
    return 'holds a user name or password; remove it, visitors would see it';
  if (/\s/.test(text)) return 'holds a space; write it as %20, or remove it';
  if (isStandIn(url.hostname)) return STAND_IN;
  return /^[a-z\d.-]+$/.test(url.hostname)
    ? null
    : 'names a host that a security policy cannot hold; name one host in full, of letters, digits, dots and hyphens';
}

function httpsUrl(example: string) {
  return z.string(missing(example)).superRefine((text, context) => {
    const problem = addressProblem(text, example);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
}

function httpsOrigin(example: string) {
  return httpsUrl(example).superRefine((text, context) => {
    const url = URL.parse(text);
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

/** `.env.example` says what each variable is for. */
const fieldsSchema = z.object({
  SITE_URL: httpsOrigin('https://www.your-company.com'),
  CONNECT_ORIGIN: httpsOrigin('https://connect.your-company.com'),
  SCHEDULING_URL: httpsUrl('https://calendar.your-scheduler.com/your-company/call'),
  ASSESSMENT_URL: httpsUrl('https://calendar.your-scheduler.com/your-company/assessment'),
  LINKEDIN_CALENDAR_URL: httpsUrl('https://calendar.your-scheduler.com/your-company/linkedin'),
  CATALOG_FORM_URL: httpsUrl('https://forms.your-provider.com/catalog'),
  COMMUNITY_URL: httpsUrl('https://community.your-company.com'),
  FRAME_HOSTS: z
    .string()
    .default('')
    .transform((hosts) => hosts.split(',').map((host) => host.trim()))
    .transform((hosts) => hosts.filter(Boolean))
    .pipe(z.array(httpsOrigin('https://checkout.your-provider.com'))),
  LINKEDIN_LEVEL_1_SLUG: linkedinSlug.default(DEFAULT_LINKEDIN_SLUGS.level1),
  LINKEDIN_LEVEL_2_SLUG: linkedinSlug.default(DEFAULT_LINKEDIN_SLUGS.level2),
  COMPANY_LEGAL_NAME: z
    .string(missing(EXAMPLE_NAME))
    .trim()
    .max(60, 'has more than 60 characters, the room in the footer of a phone')
    .regex(/^[^“”"<>]*$/, 'has a quotation mark, < or > in it; write the name alone')
    .refine((name) => name !== DEMO_LEGAL_NAME, 'is the name of the demo; set the registered name')
    .refine((name) => name !== EXAMPLE_NAME, 'is an example; set the registered name'),
  SUPPORT_EMAIL: z
    .email({
      error: (issue) =>
        issue.input
          ? 'is not an e-mail address; write one like help@your-company.com'
          : missing('help@your-company.com'),
    })
    .max(40, 'has more than 40 characters, the room on a phone')
    .refine((email) => !isStandIn(email.split('@')[1] ?? ''), STAND_IN),
  SUPPORT_PHONE: z
    .string(missing('+13025551234'))
    .regex(
      /^\+1[2-9]\d{9}$/,
      'must be a US or Canadian number in the international form, like +13025551234',
    )
    .refine(
      (phone) => !/^\+1\d{3}55501\d{2}$/.test(phone),
      'is a number reserved for fiction; set the real one',
    ),
  HSTS_PRELOAD: z
    .enum(
      ['yes', 'no', 'trial'],
      'must be "yes", "no" or "trial"; docs/deploy.md says what each does',
    )
    .default('no'),
  REPORTING_URL: httpsUrl('https://reports.your-provider.com/pbs')
    .regex(
      /^[\w:/?#@&=+.~%-]+$/,
      'holds a character that some header cannot contain; write it as % and two digits',
    )
    .optional(),
  ANALYTICS_URL: httpsUrl('https://your-company.goatcounter.com/count')
    .refine(
      (text) => !URL.canParse(text) || /^[^?#]+\/count$/.test(text),
      'must end with /count: GoatCounter shows the address under "Site code"',
    )
    .optional(),
  DEPLOY_TARGET: z
    .string()
    .trim()
    .pipe(z.enum(DEPLOY_TARGETS, `must be one of ${DEPLOY_TARGETS.join(', ')}`))
    .optional(),
});

/** Every variable that a production build reads, in the order of `.env.example`. */
export const PRODUCTION_VARIABLES = Object.keys(fieldsSchema.shape);

/** Other variables that .env may hold; only commands read them. */
export const COMMAND_VARIABLES = [
  ...['SITE_MODE', 'PORT', 'DEMO_PORT', 'HOST', 'SLOW_ANSWER_MS', 'KEEP_BUILDS', 'BUILD_ID'],
  ...['CHROME_PATH', 'FIREFOX_PATH'],
];

const EMBEDDED_PAGES = [
  'CONNECT_ORIGIN',
  'SCHEDULING_URL',
  'ASSESSMENT_URL',
  'LINKEDIN_CALENDAR_URL',
  'CATALOG_FORM_URL',
  'COMMUNITY_URL',
] as const;

/** Runs a rule across fields even if single fields are wrong, so that all problems are reported at once. */
const alongsideOtherProblems = { when: () => true };

/** The variables of a production build, their rules and the rules between them, and the names of their values. */
export const productionSchema = fieldsSchema
  .superRefine((env, context) => {
    const wrong = (name: keyof typeof env, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    for (const name of [...EMBEDDED_PAGES, 'FRAME_HOSTS' as const])
      if ([env[name]].flat().some((url) => sameOrigin(env.SITE_URL, url)))
        wrong(name, 'has the same host as SITE_URL; an embedded page needs a host of its own');
    if (env.LINKEDIN_LEVEL_1_SLUG === env.LINKEDIN_LEVEL_2_SLUG)
      wrong(
        'LINKEDIN_LEVEL_2_SLUG',
        'is the same as LINKEDIN_LEVEL_1_SLUG; each bundle has its own purchase page',
      );
  }, alongsideOtherProblems)
  .transform((env) => ({
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
    hstsPreload: env.HSTS_PRELOAD,
    reportingUrl: env.REPORTING_URL,
    analyticsUrl: env.ANALYTICS_URL,
    deployTarget: env.DEPLOY_TARGET,
  }));

function sameOrigin(one: string, other: string): boolean {
  const origin = URL.parse(one)?.origin;
  return origin !== undefined && origin === URL.parse(other)?.origin;
}
