import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { InputError } from '#lib/input-error.ts';
import { frameOrigins } from '#site/embeds.ts';
import { checkEnvFile, parseEnv, parsePorts } from '#site/env.ts';
import { PRODUCTION_VARIABLES } from '#site/env-variables.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';

function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
  throw new Error('expected the configuration to be refused');
}

const namesOf = (problems: readonly string[]) => problems.map((problem) => problem.split(':')[0]);

describe('a production build', () => {
  test('reads every address', () => {
    expect(parseEnv(PRODUCTION_ENV)).toEqual({
      mode: 'production',
      siteOrigin: 'https://www.acme-systems.com',
      connectOrigin: 'https://connect.acme-systems.com',
      schedulingUrl: 'https://calendar.acme-vendor.com/pbs/call',
      assessmentUrl: 'https://calendar.acme-vendor.com/pbs/assessment',
      linkedinCalendarUrl: 'https://calendar.acme-vendor.com/pbs/linkedin',
      catalogFormUrl: 'https://forms.acme-vendor.com/catalog',
      communityUrl: 'https://community.acme-vendor.com/pbs',
      frameHosts: [],
      linkedinSlugs: { level1: 'k7m2xq9vt4hc8wz1npd6rj3b', level2: 'w3n8fzt5qk1yv6jc9mx2hb7d' },
      legalName: PRODUCTION_ENV.COMPANY_LEGAL_NAME,
      supportEmail: 'help@acme-systems.com',
      supportPhone: '+13025551234',
      hstsPreload: 'no',
    });
  });

  test('frames further hosts, separated by commas, each once', () => {
    const env = parseEnv({
      ...PRODUCTION_ENV,
      FRAME_HOSTS:
        'https://pay.acme-vendor.com/, https://forms.acme-vendor.com:8443,,https://münchen.de',
    });
    expect(env.frameHosts).toEqual([
      'https://pay.acme-vendor.com',
      'https://forms.acme-vendor.com:8443',
      'https://xn--mnchen-3ya.de',
    ]);
    expect(frameOrigins(env)).toEqual(expect.arrayContaining([...env.frameHosts]));
  });

  test('lists every problem of the further hosts, none of them with a password', () => {
    const origin = 'https://pay.acme-vendor.com';
    const wrong = [
      ['https://a.com;script-src', 'a host that a security policy cannot hold'],
      ['https://*.acme-vendor.com', 'a host that a security policy cannot hold'],
      ['https://user:secret@pay.acme-vendor.com', 'user name or password'],
      ['http://pay.acme-vendor.com', ''],
      [`${origin}/checkout`, `remove what follows ${origin}`],
      ['pay.acme-vendor.com', ''],
      [`${origin} 'unsafe-inline'`, ''],
    ] as const;
    const hosts = [...wrong.map(([host]) => host), PRODUCTION_ENV.SITE_URL].join(',');
    const problems = problemsOf({ ...PRODUCTION_ENV, FRAME_HOSTS: hosts });
    const places = wrong.map((_, index) => `FRAME_HOSTS[${index}]`);
    expect(namesOf(problems)).toEqual([...places, 'FRAME_HOSTS']);
    for (const [index, [, problem]] of wrong.entries()) expect(problems[index]).toContain(problem);
    expect(problems.join()).not.toContain('secret');
  });

  test('without configuration lists every variable that has no default', () => {
    const optional =
      /^(LINKEDIN_LEVEL|FRAME_HOSTS|HSTS_PRELOAD|REPORTING_URL|ANALYTICS_URL|DEPLOY_TARGET)/;
    const required = PRODUCTION_VARIABLES.filter((name) => !optional.test(name));
    expect(namesOf(problemsOf({}))).toEqual(required);
    // A variable that is set to nothing is missing, too.
    expect(problemsOf({ ...PRODUCTION_ENV, COMMUNITY_URL: ' ' })).toEqual([
      'COMMUNITY_URL: is missing; set it to something like https://community.your-company.com',
    ]);
  });

  test('refuses what cannot be right, and shows no password', () => {
    for (const [name, value, problem] of [
      ['SITE_URL', 'http://www.acme-systems.com', 'must start with https://'],
      ['SITE_URL', 'https://www.acme-systems.com/site', 'must be scheme and host alone; remove'],
      ['SITE_URL', 'www.acme-systems.com', 'is not an address'],
      ['HSTS_PRELOAD', 'maybe', 'must be "yes", "no" or "trial"'],
      ['REPORTING_URL', 'http://reports.acme-vendor.com', 'must start with https://'],
      ['REPORTING_URL', 'https://reports.acme-vendor.com/a;b', 'holds a character that some'],
      ['ANALYTICS_URL', 'http://acme.goatcounter.com/count', 'must start with https://'],
      ['ANALYTICS_URL', 'https://acme.goatcounter.com', 'must end with /count: GoatCounter shows'],
      ['ANALYTICS_URL', 'https://acme.goatcounter.com/count?p=x', 'must end with /count'],
      [
        'DEPLOY_TARGET',
        'cloudfront',
        'must be one of nginx, caddy, cloudflare, netlify, vercel, github',
      ],
      ['SCHEDULING_URL', 'https://localhost:4322/calendar', 'is still a stand-in'],
      ['SCHEDULING_URL', 'https://127.0.0.1/calendar', 'is still a stand-in'],
      ['CATALOG_FORM_URL', 'https://forms.example.com/x', 'is still a stand-in'],
      ['COMMUNITY_URL', 'https://community.your-company.com', 'is still a stand-in'],
      ['SUPPORT_EMAIL', 'help@your-company.com', 'is still a stand-in'],
      ['COMPANY_LEGAL_NAME', 'Your Company LLC', 'is an example; set the registered name'],
      ['CATALOG_FORM_URL', 'https://forms.acme-vendor.com/a b', 'holds a space'],
      ['COMPANY_LEGAL_NAME', '“Acme Systems, Inc.”', 'has a quotation mark, < or > in it'],
      ['COMPANY_LEGAL_NAME', 'A'.repeat(61), 'has more than 60 characters'],
      ['SUPPORT_EMAIL', `${'a'.repeat(30)}@acme-systems.com`, 'has more than 40 characters'],
      ['COMMUNITY_URL', 'https://user:secret@a.acme.com', 'holds a user name or password'],
      ['CONNECT_ORIGIN', 'https://a.com;script-src', 'names a host that a security policy cannot'],
      ['CONNECT_ORIGIN', 'https://www.acme-systems.com', 'has the same host as SITE_URL'],
      ['LINKEDIN_LEVEL_1_SLUG', 'Not A Slug', 'must be 8 to 64 lower-case letters and digits'],
      ['LINKEDIN_LEVEL_2_SLUG', 'k7m2xq9vt4hc8wz1npd6rj3b', 'is the same as LINKEDIN_LEVEL_1_SLUG'],
      ['COMPANY_LEGAL_NAME', 'Demo Company LLC', 'is the name of the demo'],
      ['SUPPORT_EMAIL', 'help', 'is not an e-mail address'],
      ['SUPPORT_EMAIL', 'support@example.com', 'is still a stand-in'],
      ['SUPPORT_PHONE', '302 555 1234', 'must be a US or Canadian number'],
      ['SUPPORT_PHONE', '+12025550142', 'is a number reserved for fiction'],
    ] as const) {
      const [first = '', ...others] = problemsOf({ ...PRODUCTION_ENV, [name]: value });
      expect.soft(others).toEqual([]);
      expect.soft(first).toContain(`${name}: ${problem}`);
      expect.soft(first).toContain(`(got "${value.replace('user:secret@', '***@')}")`);
    }
  });
});

describe('the demo', () => {
  test('needs nothing, keeps the stand-ins on an origin of their own, and moves with its ports', () => {
    const env = parseEnv({ SITE_MODE: 'demo' });
    expect(env.siteOrigin).toBe('http://localhost:4321');
    expect(frameOrigins(env)).toEqual(['http://127.0.0.1:4322', 'http://localhost:4322']);
    expect(parseEnv({ SITE_MODE: 'demo', PORT: '5000', DEMO_PORT: '5001' })).toMatchObject({
      siteOrigin: 'http://localhost:5000',
      connectOrigin: 'http://localhost:5001',
    });
  });

  test('is for no host, whatever the environment names', () => {
    const source = { ...PRODUCTION_ENV, DEPLOY_TARGET: 'github' };
    expect(parseEnv(source).deployTarget).toBe('github');
    expect(parseEnv({ ...source, SITE_MODE: 'demo' }).deployTarget).toBeUndefined();
  });

  test('and its ports are refused where they cannot be right, as is a mode that does not exist', () => {
    for (const [source, problem] of [
      [{ PORT: '5000', DEMO_PORT: '5000' }, 'DEMO_PORT: must differ from PORT'],
      [{ PORT: 'many' }, 'PORT'],
      [{ PORT: '70000' }, 'PORT: must be a port between 1 and 65535'],
    ] as const)
      expect.soft(() => parsePorts(source)).toThrow(problem);
    expect(problemsOf({ SITE_MODE: 'staging' })).toEqual([
      'SITE_MODE: must be "demo" or "production" (got "staging")',
    ]);
  });
});

test('.env is refused if a line of it would not be read as it is meant', () => {
  for (const [text, ...problems] of [
    ['FRAME_HOST=', 'FRAME_HOST: no variable has this name; did you mean FRAME_HOSTS?'],
    ['LINKEDIN_LEVEL1_SLUG=a', 'did you mean LINKEDIN_LEVEL_1_SLUG?'],
    ['connect_origin=', 'did you mean CONNECT_ORIGIN?'],
    ['HSTS_PRELOD=yes\nSITE_URL', 'did you mean HSTS_PRELOAD?', 'line 2: write NAME=value'],
    ['PORT=1\n# PORT=2\nexport PORT=3\r\n', 'PORT: stands in lines 1 and 3; keep one'],
    ['COMPANY_LEGAL_NAME=Smith #1 LLC', 'COMPANY_LEGAL_NAME: write the whole value between double'],
    [`COMPANY_LEGAL_NAME='Bob's LLC'`, 'COMPANY_LEGAL_NAME: write the whole value'],
    ['COMPANY_LEGAL_NAME="Acme, Inc.', 'COMPANY_LEGAL_NAME: write the whole value'],
    // The values are checked in the same round.
    [
      'HSTS_PRELOD=yes\nSITE_URL=http://a.com',
      'HSTS_PRELOAD?',
      'SITE_URL: must start with https://',
    ],
    ['\uFEFFPORT=1', 'save it as UTF-8 without a byte order mark'],
  ] as const)
    for (const problem of problems)
      expect.soft(() => checkEnvFile(Buffer.from(text))).toThrow(problem);
  for (const [text, encoding] of [
    ['PORT=1', 'utf16le'],
    ['COMPANY_LEGAL_NAME=Café', 'latin1'],
  ] as const)
    expect.soft(() => checkEnvFile(Buffer.from(text, encoding))).toThrow('save it as UTF-8');
  // A demo needs no variable, so none is missing.
  expect(() => checkEnvFile(Buffer.from('PROT=1'))).toThrow(/PORT\?$/);
  const fine = `COMPANY_LEGAL_NAME="Smith #1 LLC" \nSUPPORT_EMAIL=''\nFRAME_HOSTS=https://a.com/it's\n`;
  for (const file of [Buffer.from(fine), readFileSync('.env.example')])
    expect(() => checkEnvFile(file)).not.toThrow();
});

test('.env.example lists exactly the variables that a production build reads, in their order', () => {
  const example = readFileSync('.env.example', 'utf8');
  expect([...example.matchAll(/^([A-Z_\d]+)=/gm)].map(([, name]) => name)).toEqual(
    PRODUCTION_VARIABLES,
  );
});
