import { createServer } from 'node:https';
import { beforeEach, describe, expect, test } from 'vitest';
import { company } from '#data/company.ts';
import { createDemoHandler } from '#server/demo-host/server.ts';
import { checkDates } from '#scripts/doctor/dates.ts';
import { checkEmbeddedPages, embeddedPages } from '#scripts/doctor/embedded-pages.ts';
import { framingRefusal } from '#scripts/doctor/framing.ts';
import { exitCode, formatReport, type ReportLine, type Severity } from '#scripts/doctor/report.ts';
import { parseEnv, type SiteEnv } from '#site/env.ts';
import { createSite } from '#site/site.ts';
import { certificate } from '#tests/support/certificates.ts';
import { serve, startServer } from '#tests/support/serve.ts';
import { testSite } from '#tests/test-site.ts';

let demoHost: string;
beforeEach(async () => {
  demoHost = await serve(createDemoHandler({ slowAnswerMs: 50 }));
});

const TODAY = new Date('2025-08-01T12:00:00Z');

/** The demo site with all its external pages on `demoHost`, except for `changes`. */
function demoSite(changes: Partial<SiteEnv> = {}) {
  const env = parseEnv({ SITE_MODE: 'demo', DEMO_PORT: new URL(demoHost).port });
  const onOneHost = JSON.stringify(env).replaceAll('127.0.0.1', 'localhost');
  return createSite({ ...(JSON.parse(onOneHost) as SiteEnv), ...changes });
}

const bad = (lines: readonly ReportLine[]) => lines.filter(({ severity }) => severity !== 'good');

/** What is found if the scheduling page is at `schedulingUrl` and nothing else is wrong. */
async function problemsOf(schedulingUrl: string): Promise<string> {
  const site = demoSite({ schedulingUrl });
  const found = bad(await checkEmbeddedPages(site, { today: TODAY, timeoutMs: 1500 }));
  expect(new Set(found.map(({ subject }) => subject))).toEqual(new Set(['SCHEDULING_URL']));
  for (const { severity, fix } of found) {
    expect(fix).toMatch(/\.$/);
    expect(severity).toBe('problem');
  }
  return found.map(({ message }) => message).join('\n');
}

describe('embedded pages', () => {
  test('are the dialogs, the community, the catalog and every purchase page, all good on a healthy host', async () => {
    const pages = embeddedPages(demoSite());
    expect(pages).toHaveLength(4 + 1 + 1 + testSite.purchases.length);
    for (const { path } of testSite.purchases)
      expect(pages.map(({ url }) => url.href)).toContain(`${demoHost}${path}`);
    const lines = await checkEmbeddedPages(demoSite(), { today: TODAY });
    expect(bad(lines)).toEqual([]);
    expect(lines).toHaveLength(pages.length);
  });

  test.each([
    ['hang', /^localhost:\d+ does not answer in time$/],
    ['trickle', /^localhost:\d+ does not answer in time$/],
    ['reset', /^localhost:\d+ breaks the connection off$/],
    ['status-404', /^answers with status 404$/],
    ['status-204', /^answers with nothing$/],
    ['download', /^answers with a download, not with a page$/],
    ['refuse-x-frame-options', /^refuses to be shown in a frame: X-Frame-Options: DENY$/],
    ['redirect-named', /^leads to http:\/\/127\.0\.0\.1:\d+, which the security policy does not/],
  ])('say that a page fails: %s', async (failure, message) => {
    demoHost = await serve(createDemoHandler({ slowAnswerMs: 1500 }));
    expect(await problemsOf(`${demoHost}/${failure}/calendar`)).toMatch(message);
  });

  test.each([
    ['answers with application/json, not with a page', 200, { 'content-type': 'application/json' }],
    ['redirects without end', 302, { location: '/again' }],
    ['redirects to mailto:a@b.co, which is not a web page', 302, { location: 'mailto:a@b.co' }],
  ] as const)('say that a page %s', async (message, status, headers) => {
    const page = await serve((_, response) => response.writeHead(status, headers).end('{}'));
    expect(await problemsOf(page)).toBe(message);
  });

  test('say that a page breaks off, is not encrypted, or has no server or no host', async () => {
    const begun = await serve((request, response) => {
      response.write('<p>', () => request.socket.resetAndDestroy());
    });
    expect(await problemsOf(begun)).toContain('breaks the connection off');
    expect(await problemsOf('http://localhost:1/')).toContain('refuses connections');
    const open = demoSite({ siteOrigin: 'https://www.ours.com' });
    const lines = bad(await checkEmbeddedPages(open, { today: TODAY }));
    expect(lines).toHaveLength(embeddedPages(open).length);
    for (const { message } of lines) expect(message).toContain('which is not encrypted');
    const nowhere = demoSite({ schedulingUrl: 'http://no-such-host.invalid/' });
    const [line] = bad(await checkEmbeddedPages(nowhere, { today: TODAY }));
    expect(line?.message).toMatch(
      /there is no host no-such-host|cannot be reached from this machine/,
    );
  });

  test.each([
    ['expired', 'the certificate of HOST ended 12 days ago; browsers refuse it'],
    ['valid', 'browsers do not trust the certificate of HOST (DEPTH_ZERO_SELF_SIGNED_CERT)'],
  ] as const)('say what is wrong with a certificate, %s', async (name, message) => {
    const secure = createServer(certificate(name), createDemoHandler());
    const host = `localhost:${await startServer(secure)}`;
    expect(await problemsOf(`https://${host}/calendar`)).toBe(message.replace('HOST', host));
  });
});

const OURS = new URL('https://www.ours.com');
const THEIRS = new URL('https://calendar.theirs.com/call');
const refusal = (headers: Record<string, string>, url = THEIRS) =>
  framingRefusal({ headers, url }, OURS);
const ancestors = (text: string) => ({ 'content-security-policy': `frame-ancestors ${text}` });

test('what a page lets into a frame is allowed', () => {
  for (const headers of [
    {},
    { 'content-security-policy': "default-src 'self'" },
    ...['*', 'https:', 'http:', 'https://www.ours.com', 'WWW.OURS.COM'].map(ancestors),
    ...["'self' https://*.ours.com", 'https://www.ours.com:443/'].map(ancestors),
    ancestors('https://www.ours.com:*'),
    { ...ancestors('*'), 'x-frame-options': 'DENY' },
    { 'x-frame-options': 'ALLOW-FROM https://elsewhere.com' },
    { 'x-frame-options': 'ALLOWALL' },
  ])
    expect.soft(refusal(headers), JSON.stringify(headers)).toBeNull();
  expect(refusal({ 'x-frame-options': 'SAMEORIGIN' }, OURS)).toBeNull();
  expect(refusal(ancestors("'self'"), OURS)).toBeNull();
});

test('the header that refuses a frame is named', () => {
  for (const sources of ["'none'", "'self'", 'https://ours.com', 'https://*.www.ours.com'])
    expect.soft(refusal(ancestors(sources))).toBe(`frame-ancestors ${sources}`);
  const otherPort = ancestors('https://www.ours.com:8443');
  expect(refusal(otherPort)).toBe(otherPort['content-security-policy']);
  for (const nobody of ['', "*, frame-ancestors 'none'"])
    expect.soft(refusal(ancestors(nobody))).toBe("frame-ancestors 'none'");
  for (const option of ['DENY', 'SAMEORIGIN', 'SAMEORIGIN, ALLOWALL'])
    expect.soft(refusal({ 'x-frame-options': option })).toBe(`X-Frame-Options: ${option}`);
  expect(refusal({ 'x-frame-options': 'deny' })).toBe('X-Frame-Options: DENY');
});

test('dates are mentioned where they do not hold', () => {
  const dates = {
    ...company,
    offersValidFrom: '2025-01-01',
    linkedinPricesValidUntil: '2025-12-31',
    copyrightYear: 2025,
    legalUpdated: '2025-07-23',
    checkedOn: '2024-08-01',
  };
  expect(bad(checkDates(TODAY, dates, null))).toEqual([]);
  for (const [subject, day, message] of [
    ['offersValidFrom', '2025-08-02', /in the future/],
    ['legalUpdated', '2025-09-01', /in the future/],
    ['checkedOn', '2024-07-30', /more than a year ago/],
    ['linkedinPricesValidUntil', '2025-09-30', /in 60 days/],
    ['linkedinPricesValidUntil', '2025-07-31', /have ended/],
    ['copyrightYear', 2024, /© 2024, and today is 2025/],
  ] as const) {
    const found = bad(checkDates(TODAY, { ...dates, [subject]: day }, null));
    expect.soft(found).toMatchObject([{ subject, severity: 'warning' }]);
    expect.soft(found[0]?.message).toMatch(message);
  }
  // A day too early for a warning.
  const later = { ...dates, linkedinPricesValidUntil: '2025-10-01' };
  expect(bad(checkDates(TODAY, later, null))).toEqual([]);
});

describe('the report', () => {
  const line = (severity: Severity): ReportLine => ({
    area: 'Area',
    subject: severity,
    severity,
    message: `it is ${severity}`,
    ...(severity === 'good' ? {} : { fix: 'Mend it.' }),
  });

  test('says what is wrong, and below it what to do', () => {
    expect(formatReport([line('good'), line('problem')])).toBe(
      [
        '',
        'Area',
        '  ✓ good     it is good',
        '  ✗ problem  it is problem',
        `    ${' '.repeat(7)}  → Mend it.`,
        '',
        '1 problem, 0 warnings, 0 addresses out of reach, 1 line in order',
        '',
      ].join('\n'),
    );
  });

  test('ends with a code for monitors', () => {
    const codeOf = (...severities: Severity[]) => exitCode(severities.map(line));
    expect(codeOf('good', 'warning')).toBe(0);
    expect(codeOf('problem', 'unreachable', 'good')).toBe(1);
    expect(codeOf('unreachable', 'warning')).toBe(2);
  });
});
