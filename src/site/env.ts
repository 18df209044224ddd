import { parseEnv as parseEnvFile } from 'node:util';
import * as z from 'zod';
import { InputError } from '#lib/input-error.ts';
import { didYouMean } from '#lib/did-you-mean.ts';
import {
  COMMAND_VARIABLES,
  DEFAULT_LINKEDIN_SLUGS,
  DEMO_LEGAL_NAME,
  PRODUCTION_VARIABLES,
  productionSchema,
} from './env-variables.ts';

/** The configuration: everything that differs between deployments of the site. */
export type SiteEnv = z.output<typeof productionSchema> & {
  /** `demo` runs locally, with a stand-in for every external page, and needs no configuration. */
  mode: 'demo' | 'production';
};

/** The process environment, or a stand-in for it. */
export type EnvSource = Readonly<Record<string, string | undefined>>;

const PORT_PROBLEM = 'must be a port between 1 and 65535';
const portSchema = z.coerce
  .number(PORT_PROBLEM)
  .pipe(z.int(PORT_PROBLEM).min(1, PORT_PROBLEM).max(65535, PORT_PROBLEM));
const demoSchema = z
  .object({ PORT: portSchema.default(4321), DEMO_PORT: portSchema.default(4322) })
  .refine((ports) => ports.PORT !== ports.DEMO_PORT, {
    path: ['DEMO_PORT'],
    message: 'must differ from PORT; the demo host is an origin of its own',
  });

/** The ports of demo mode: the site's and the demo host's. @throws {InputError} */
export function parsePorts(source: EnvSource): { port: number; demoPort: number } {
  const ports = parse(demoSchema, source, 'The ports have problems:');
  return { port: ports.PORT, demoPort: ports.DEMO_PORT };
}

/**
 * Reads the site's configuration: from `source` alone in a production build, derived from the two
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
  const env = parse(
    productionSchema,
    source,
    'The configuration has problems (set the variables in the environment or in .env; .env.example explains each):',
  );
  return { mode, ...env };
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
    supportEmail: 'support@example.com',
    supportPhone: '+12025550142',
    hstsPreload: 'no',
    reportingUrl: undefined,
    analyticsUrl: undefined,
    deployTarget: undefined,
  };
}

/**
 * Parses the variables in `source`; empty ones count as not set, as in an untouched copy of `.env.example`.
 * @throws {InputError} listing every problem under `preamble`, with what was found instead.
 */
function parse<Schema extends z.ZodType>(schema: Schema, source: EnvSource, preamble: string) {
  const set = withoutEmpty(source);
  const { success, data, error } = schema.safeParse(set);
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => {
    const found = set[String(path[0])];
    const got = found === undefined ? '' : ` (got "${withoutPasswords(found)}")`;
    return `${z.core.toDotPath(path)}: ${message}${got}`;
  });
  throw new InputError(preamble, problems);
}

function withoutEmpty(source: EnvSource): EnvSource {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}

/**
 * Rejects a .env that would be misread: bytes that are not plain UTF-8, lines without NAME=, values that would be cut
 * short, unknown or repeated names.
 * @throws {InputError} with the line of each problem, and with the problems of its values, which the builds alone check.
 */
export function checkEnvFile(bytes: Buffer): void {
  const text = bytes.toString();
  const known = [...PRODUCTION_VARIABLES, ...COMMAND_VARIABLES];
  const seen = new Map<string, number>();
  const problems = text.split('\n').flatMap((line, index) => {
    if (/^\s*(#|$)/.test(line)) return [];
    const [, name, value = ''] = /^\s*(?:export\s+)?([\w.-]+)\s*=(.*)/.exec(line) ?? [];
    if (name === undefined) return [`line ${index + 1}: write NAME=value`];
    const first = seen.get(name);
    seen.set(name, index + 1);
    if (first !== undefined)
      return [`${name}: stands in lines ${first} and ${index + 1}; keep one`];
    // Node drops what follows a # outside quotes or a closing quote: "Smith #1 LLC" would sign the terms as "Smith".
    if (!/^("[^"]*"|'[^']*'|[^"'`#][^#]*)?$/.test(value.trim()))
      return [`${name}: write the whole value between double quotes (the rest would be lost)`];
    if (known.includes(name)) return [];
    return [`${name}: no variable has this name; ${didYouMean(name, known)}`];
  });
  const isOther = bytes.includes(0) || text.startsWith('\uFEFF') || text.includes('\uFFFD');
  if (isOther)
    throw new InputError('.env has problems:', ['save it as UTF-8 without a byte order mark']);
  if (problems.length > 0)
    throw new InputError('.env has problems:', [...problems, ...valueProblems(parseEnvFile(text))]);
}

/** The problems of the variables that `source` sets. */
function valueProblems(source: EnvSource): string[] {
  try {
    parseEnv({ ...source, SITE_MODE: 'production' });
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const set = Object.keys(withoutEmpty(source));
    return error.problems.filter((problem) => set.some((name) => problem.startsWith(name)));
  }
}

/** Many people read build logs, so user names and passwords are removed from URLs. */
function withoutPasswords(text: string): string {
  return text.replaceAll(/\/\/[^/?#"]*@/g, '//***@');
}
