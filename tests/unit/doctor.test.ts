import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '#data/company.ts';
import { createDemoHandler } from '#demo-host/server.ts';
import { checkConfiguration } from '#scripts/doctor/configuration.ts';
import { checkDates } from '#scripts/doctor/dates.ts';
import { checkEmbeddedPages, embeddedPages } from '#scripts/doctor/embedded-pages.ts';
import type { Finding } from '#scripts/doctor/finding.ts';
import { checkOwnerList } from '#scripts/doctor/owner-list.ts';
import { exitCode, formatReport } from '#scripts/doctor/report.ts';
import type { SiteEnv } from '#site/env.ts';
import { PRODUCTION_VARIABLES } from '#site/env-variables.ts';
import { createSite } from '#site/site.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';
import { testSite } from '#tests/test-site.ts';

const servers: { close: () => void; closeAllConnections: () => void }[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server & { closeAllConnections: () => void }): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const serve = async (handler: RequestListener) =>
  `http://localhost:${await listen(createServer(handler))}`;

let demoHost: string;
beforeAll(async () => {
  demoHost = await serve(createDemoHandler({ slowAnswerMs: 50 }));
});

const TODAY = new Date('2025-08-01T12:00:00Z');

/** The demo site with its external pages on `demoHost`, except for `changes`. */
function demoSite(changes: Partial<SiteEnv> = {}) {
  const onDemoHost = (url: string) => new URL(new URL(url).pathname, demoHost).href;
  const { env } = testSite;
  return createSite({
    ...env,
    connectOrigin: demoHost,
    schedulingUrl: onDemoHost(env.schedulingUrl),
    assessmentUrl: onDemoHost(env.assessmentUrl),
    linkedinCalendarUrl: onDemoHost(env.linkedinCalendarUrl),
    catalogFormUrl: onDemoHost(env.catalogFormUrl),
    communityUrl: onDemoHost(env.communityUrl),
    ...changes,
  });
}

const bad = (findings: readonly Finding[]) => findings.filter(({ verdict }) => verdict !== 'good');

/** What is found if the scheduling page is at `schedulingUrl` and nothing else is wrong. */
async function seeded(schedulingUrl: string, changes: Partial<SiteEnv> = {}): Promise<string> {
  const site = demoSite({ schedulingUrl, ...changes });
  const found = bad(await checkEmbeddedPages(site, { today: TODAY, timeoutMs: 500 }));
  expect(new Set(found.map(({ subject }) => subject))).toEqual(new Set(['SCHEDULING_URL']));
  for (const { fix } of found) expect(fix).toMatch(/\.$/);
  return found.map(({ verdict, says }) => `${verdict}: ${says}`).join('\n');
}

describe('embedded pages', () => {
  test('are the dialogs, the community, the catalog and every purchase page', () => {
    const pages = embeddedPages(demoSite());
    expect(pages).toHaveLength(4 + 1 + 1 + testSite.purchases.length);
    for (const { path } of testSite.purchases)
      expect(pages.map(({ url }) => url.href)).toContain(`${demoHost}${path}`);
  });

  test('are all good on a healthy host', async () => {
    const findings = await checkEmbeddedPages(demoSite(), { today: TODAY });
    expect(bad(findings)).toEqual([]);
    expect(findings).toHaveLength(embeddedPages(demoSite()).length);
  });

  test.each([
    ['hang', /problem: localhost:\d+ does not answer in time/],
    ['reset', /problem: localhost:\d+ breaks the connection off/],
    ['status-404', /problem: answers with status 404/],
    ['status-500', /problem: answers with status 500/],
    ['refuse-x-frame-options', /problem: refuses to be shown in a frame: X-Frame-Options: DENY/],
    ['refuse-frame-ancestors', /problem: refuses to be shown in a frame: frame-ancestors 'none'/],
  ])('says what is wrong with a page that fails by %s', async (failure, says) => {
    expect(await seeded(`${demoHost}/${failure}/calendar`)).toMatch(says);
  });

  test.each<[string, RequestListener, RegExp]>([
    ['an empty answer', (_, response) => response.writeHead(204).end(), /answers with nothing/],
    [
      'a download',
      (_, response) =>
        response
          .writeHead(200, {
            'Content-Type': 'text/html',
            'Content-Disposition': 'attachment; filename="call.html"',
          })
          .end('call'),
      /answers with a download/,
    ],
    [
      'another type of file',
      (_, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'),
      /answers with application\/json/,
    ],
    [
      'redirects without end',
      (_, response) => response.writeHead(302, { Location: '/again' }).end(),
      /redirects without end/,
    ],
    [
      'a redirect to something other than a web page',
      (_, response) => response.writeHead(302, { Location: 'mailto:a@b.co' }).end(),
      /redirects to mailto:a@b.co, which is no web page/,
    ],
    [
      'a redirect to a host that the policy does not know',
      (_, response) =>
        response.writeHead(302, { Location: demoHost.replace('localhost', '127.0.0.1') }).end(),
      /leads to http:\/\/127\.0\.0\.1:\d+, which the security policy does not let into a frame/,
    ],
  ])('says that a page answers with %s', async (_, handler, says) => {
    expect(await seeded(await serve(handler))).toMatch(says);
  });

  test('says where a page is not encrypted', async () => {
    const findings = bad(
      await checkEmbeddedPages(demoSite({ siteOrigin: 'https://www.ours.com' }), { today: TODAY }),
    );
    expect(findings).toHaveLength(embeddedPages(demoSite()).length);
    for (const { says } of findings) expect(says).toContain('which is not encrypted');
  });

  test('says that there is no such host, or that nothing listens there', async () => {
    const port = await listen(createServer());
    servers.pop()?.close();
    expect(await seeded(`http://localhost:${port}/`)).toContain('refuses connections');
    expect(await seeded('http://no-such-host.invalid/')).toMatch(
      /there is no host no-such-host\.invalid|cannot be reached from this machine/,
    );
  });

  test.each([
    ['2025-07-20', 'problem: the certificate of HOST ended 12 days ago; browsers refuse it'],
    ['2026-08-01', 'problem: browsers do not trust the certificate of HOST'],
  ])('says what is wrong with a certificate until %s', async (lastDay, says) => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
      notBeforeDate: new Date('2024-01-01'),
      notAfterDate: new Date(lastDay),
    });
    const secure = createSecureServer({ key, cert }, createDemoHandler());
    const host = `localhost:${await listen(secure)}`;
    expect(await seeded(`https://${host}/calendar`)).toContain(says.replace('HOST', host));
  });
});

describe('the configuration', () => {
  test('is good where every variable is', () => {
    const { site, findings } = checkConfiguration(PRODUCTION_ENV);
    expect(site).not.toBeNull();
    expect(bad(findings)).toEqual([]);
    expect(findings.map(({ subject }) => subject)).toEqual(PRODUCTION_VARIABLES);
  });

  test('names every variable that is missing', () => {
    const { site, findings } = checkConfiguration({});
    expect(site).toBeNull();
    const optional = [
      'LINKEDIN_LEVEL_1_SLUG',
      'LINKEDIN_LEVEL_2_SLUG',
      'FRAME_HOSTS',
      'HSTS_PRELOAD',
    ];
    expect(bad(findings).map(({ subject }) => subject)).toEqual(
      PRODUCTION_VARIABLES.filter((variable) => !optional.includes(variable)),
    );
  });

  test.each([
    ['SITE_URL', 'http://www.ours.com', /https/],
    ['SCHEDULING_URL', 'calendar', /is not an address/],
    ['SUPPORT_PHONE', '555-1234', /international form/],
    ['LINKEDIN_LEVEL_1_SLUG', 'Level 1', /lower-case/],
    ['SITE_MODE', 'live', /"demo" or "production"/],
  ])('says what is wrong with %s', (variable, value, says) => {
    const found = bad(checkConfiguration({ ...PRODUCTION_ENV, [variable]: value }).findings);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ subject: variable, verdict: 'problem' });
    expect(found[0]?.says).toMatch(says);
  });
});

describe('dates', () => {
  const dates = {
    ...company,
    offersValidFrom: '2025-01-01',
    linkedinPricesValidUntil: '2025-12-31',
    copyrightYear: 2025,
    legalUpdated: '2025-07-23',
  };

  test('are good where they hold', () => {
    expect(bad(checkDates(TODAY, dates, null))).toEqual([]);
  });

  test.each([
    ['offersValidFrom', { offersValidFrom: '2025-08-02' }, /has not come/],
    ['legalUpdated', { legalUpdated: '2025-09-01' }, /has not come/],
    ['linkedinPricesValidUntil', { linkedinPricesValidUntil: '2025-09-30' }, /in 60 days/],
    ['linkedinPricesValidUntil', { linkedinPricesValidUntil: '2025-07-31' }, /have ended/],
    ['copyrightYear', { copyrightYear: 2024 }, /© 2024, and today is 2025/],
  ])('are mentioned: %s %j', (subject, change, says) => {
    const found = bad(checkDates(TODAY, { ...dates, ...change }, null));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ subject, verdict: 'warning' });
    expect(found[0]?.says).toMatch(says);
  });

  test('say nothing a day too early', () => {
    expect(
      bad(checkDates(TODAY, { ...dates, linkedinPricesValidUntil: '2025-10-01' }, null)),
    ).toEqual([]);
  });
});

describe("what waits for the owner's word", () => {
  const guide = (list: string) => `# Guide\n\n## For the owner to confirm\n\n${list}`;

  test('is counted part by part', () => {
    const list =
      '### Home\n\n- one\n- two,\n  in two lines\n\n### Legal\n\n- three\n\n## More\n\n- no point';
    expect(checkOwnerList(guide(list)).map(({ subject, says }) => [subject, says])).toEqual([
      ['Home', '2 points are not confirmed'],
      ['Legal', '1 point is not confirmed'],
    ]);
  });

  test('is nothing once everything is confirmed', () => {
    expect(checkOwnerList(guide('### Home\n\nNothing.'))).toEqual([]);
  });

  test('must be in the guide', () => {
    expect(() => checkOwnerList('# Guide')).toThrow('For the owner to confirm');
  });
});

describe('the report', () => {
  const finding = (verdict: Finding['verdict']): Finding => ({
    area: 'Area',
    subject: verdict,
    verdict,
    says: `it is ${verdict}`,
    ...(verdict === 'good' ? {} : { fix: 'Mend it.' }),
  });

  test('says what is wrong, and below it what to do', () => {
    expect(formatReport([finding('good'), finding('problem')])).toBe(
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

  test.each([
    [0, ['good', 'warning']],
    [1, ['problem', 'unreachable', 'good']],
    [2, ['unreachable', 'warning']],
  ] as const)('ends with code %i for %j', (code, verdicts) => {
    expect(exitCode(verdicts.map(finding))).toBe(code);
  });
});
