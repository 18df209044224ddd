import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '#data/company.ts';
import { createDemoHandler } from '#server/demo-host/server.ts';
import { checkDates } from '#scripts/doctor/dates.ts';
import { checkEmbeddedPages, embeddedPages } from '#scripts/doctor/embedded-pages.ts';
import { exitCode, formatReport, grouped, type Finding } from '#scripts/doctor/finding.ts';
import type { SiteEnv } from '#site/env.ts';
import { createSite } from '#site/site.ts';
import { certificate } from '#tests/support/certificates.ts';
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
async function seeded(schedulingUrl: string, timeoutMs = 10_000): Promise<string> {
  const site = demoSite({ schedulingUrl });
  const found = bad(await checkEmbeddedPages(site, { today: TODAY, timeoutMs }));
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

  test('says how a page fails', async () => {
    for (const [failure, says] of Object.entries({
      hang: /problem: localhost:\d+ does not answer in time/,
      reset: /problem: localhost:\d+ breaks the connection off/,
      'status-404': /problem: answers with status 404/,
      'refuse-x-frame-options': /problem: refuses to be shown in a frame: X-Frame-Options: DENY/,
    }))
      expect.soft(await seeded(`${demoHost}/${failure}/calendar`, 1500)).toMatch(says);
  });

  test('says that an answer breaks off, or never ends', async () => {
    const begun = await serve((request, response) => {
      response.write('<p>', () => {
        if (request.url === '/reset') request.socket.resetAndDestroy();
      });
    });
    expect(await seeded(`${begun}/reset`)).toContain('breaks the connection off');
    expect(await seeded(`${begun}/hang`, 1500)).toContain('does not answer in time');
  });

  test('says what a page is that no frame can show', async () => {
    const download = { 'content-type': 'text/html', 'content-disposition': 'attachment' };
    for (const [says, status, headers] of [
      [/answers with nothing/, 204, {}],
      [/answers with a download/, 200, download],
      [/answers with application\/json/, 200, { 'content-type': 'application/json' }],
      [/redirects without end/, 302, { location: '/again' }],
      [/redirects to mailto:a@b.co, which is not a web page/, 302, { location: 'mailto:a@b.co' }],
      [
        /leads to http:\/\/127\.0\.0\.1:\d+, which the security policy does not let into a frame/,
        302,
        { location: demoHost.replace('localhost', '127.0.0.1') },
      ],
    ] as const) {
      const page = await serve((_, response) =>
        response.writeHead(status, headers).end(status === 200 ? '{}' : ''),
      );
      expect.soft(await seeded(page)).toMatch(says);
    }
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
    ['expired', 'problem: the certificate of HOST ended 12 days ago; browsers refuse it'],
    ['valid', 'problem: browsers do not trust the certificate of HOST'],
  ] as const)(
    'says what is wrong with a certificate that nobody signed, %s',
    async (name, says) => {
      const secure = createSecureServer(certificate(name), createDemoHandler());
      const host = `localhost:${await listen(secure)}`;
      expect(await seeded(`https://${host}/calendar`)).toContain(says.replace('HOST', host));
    },
  );
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

  test('are mentioned where they do not', () => {
    for (const [subject, day, says] of [
      ['offersValidFrom', '2025-08-02', /in the future/],
      ['legalUpdated', '2025-09-01', /in the future/],
      ['linkedinPricesValidUntil', '2025-09-30', /in 60 days/],
      ['linkedinPricesValidUntil', '2025-07-31', /have ended/],
      ['copyrightYear', 2024, /© 2024, and today is 2025/],
    ] as const) {
      const found = bad(checkDates(TODAY, { ...dates, [subject]: day }, null));
      expect.soft(found).toMatchObject([{ subject, verdict: 'warning' }]);
      expect.soft(found[0]?.says).toMatch(says);
    }
    // A day too early for a warning.
    const later = { ...dates, linkedinPricesValidUntil: '2025-10-01' };
    expect(bad(checkDates(TODAY, later, null))).toEqual([]);
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

  test('has one line per fault, which names the first three places', () => {
    const missing = ['/a', '/b', '/c', '/d', '/a'].map((subject) => ({
      ...finding('problem'),
      subject,
    }));
    const lines = grouped([...missing, finding('good'), finding('warning')], 'files');
    expect(lines.map(({ subject, says }) => `${subject}: ${says}`)).toEqual([
      '4 files: it is problem: /a, /b, /c and 1 more',
      'good: it is good',
      'warning: it is warning',
    ]);
  });

  test('ends with a code for monitors', () => {
    const codeOf = (...verdicts: Finding['verdict'][]) => exitCode(verdicts.map(finding));
    expect(codeOf('good', 'warning')).toBe(0);
    expect(codeOf('problem', 'unreachable', 'good')).toBe(1);
    expect(codeOf('unreachable', 'warning')).toBe(2);
  });
});
