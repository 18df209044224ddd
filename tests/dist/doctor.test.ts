import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { checkDeployedSite } from '#scripts/doctor/deployed-site.ts';
import { createSiteHandler } from '#scripts/site-server.ts';
import { TITLE_SUFFIX } from '#site/identity.ts';
import { href } from '#site/site.ts';
import { socialPicturePath } from '#site/social-pictures.ts';
import { testSite } from '#tests/test-site.ts';

/** Sits between the site and its client: either sends the answer itself (`true`) or changes the exchange. */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

let fault: Fault | null = null;
let origin: URL;
let answerAsBuilt: RequestListener;
const server = createServer((request, response) => {
  if (!fault?.(request, response)) answerAsBuilt(request, response);
});

beforeAll(async () => {
  answerAsBuilt = createSiteHandler(inject('built'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function findings(with_: Fault | null, today = new Date()) {
  fault = with_;
  const all = await checkDeployedSite(testSite, origin, { today });
  return all.filter(({ verdict }) => verdict !== 'good');
}

const pageCount = testSite.routes.length;
const terms = href('terms');
const premium = testSite.route('pbsenginePremium');

test('a site that is served as built has no findings', async () => {
  expect(await findings(null)).toEqual([]);
});

/** Answers with `body` at `path`, and leaves other paths alone. */
const answer =
  (path: string, status: number, body: string): Fault =>
  ({ url }, response) => {
    if (url !== path) return false;
    response.writeHead(status, { 'Content-Type': 'text/html' }).end(body);
    return true;
  };

/** Leaves a header out of every answer. */
const without =
  (name: string): Fault =>
  (_, response) => {
    const set = response.setHeader.bind(response);
    response.setHeader = (header, value) =>
      header.toLowerCase() === name.toLowerCase() ? response : set(header, value);
    return false;
  };

describe('a deployment with a fault', () => {
  test.each<[string, Fault, string, RegExp]>([
    [
      'a page is missing',
      answer(terms, 404, ''),
      terms,
      /answers with status 404; should answer with 200/,
    ],
    [
      'a page belongs to another site',
      answer(premium.path, 200, `<title>Welcome to nginx!</title>`),
      premium.path,
      new RegExp(
        `has the title "Welcome to nginx!"; should have "${premium.title}${TITLE_SUFFIX}"`,
      ),
    ],
    [
      'the not-found page is the home page',
      (request) => {
        if (request.url?.startsWith('/no-page')) request.url = '/';
        return false;
      },
      'an unknown address',
      /answers with status 200; should answer with 404/,
    ],
    [
      'an address with a trailing slash is a separate page',
      answer(`${href('pbsengine')}/?from=mail`, 200, ''),
      `${href('pbsengine')}/?from=mail`,
      /answers with status 200; should lead to/,
    ],
    [
      'a redirect is not permanent',
      ({ url }, response) => {
        if (url !== `${href('pbsengine')}.html?from=mail`) return false;
        response.writeHead(302, { Location: `${href('pbsengine')}?from=mail` }).end();
        return true;
      },
      `${href('pbsengine')}.html?from=mail`,
      /answers with status 302/,
    ],
    [
      'a redirect loses its query',
      ({ url }, response) => {
        if (url !== `${href('pbsengine')}/?from=mail`) return false;
        response.writeHead(301, { Location: href('pbsengine') }).end();
        return true;
      },
      `${href('pbsengine')}/?from=mail`,
      /should lead to/,
    ],
    [
      'a picture is missing',
      answer(socialPicturePath(premium), 404, ''),
      socialPicturePath(premium),
      /404/,
    ],
    [
      'the sitemap is from another build',
      answer('/sitemap.xml', 200, '<urlset/>'),
      '/sitemap.xml',
      /does not list/,
    ],
    [
      'robots.txt names no sitemap',
      answer('/robots.txt', 200, 'User-agent: *'),
      '/robots.txt',
      /does not name/,
    ],
    [
      'security.txt has no date',
      answer('/.well-known/security.txt', 200, 'Contact: mailto:a@b.co'),
      '/.well-known/security.txt',
      /has no date of expiry/,
    ],
  ])('%s', async (_, seed, subject, says) => {
    const found = await findings(seed);
    expect(new Set(found.map((finding) => finding.subject))).toEqual(new Set([subject]));
    expect(found.map((finding) => finding.says).join('\n')).toMatch(says);
  });

  test.each(['Content-Security-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options'])(
    'no page has a %s',
    async (name) => {
      const found = (await findings(without(name))).filter(
        ({ says }) => says === `sends no ${name}`,
      );
      expect(found.length).toBeGreaterThanOrEqual(pageCount);
    },
  );

  test('nothing is compressed', async () => {
    const found = await findings((request) => {
      delete request.headers['accept-encoding'];
      return false;
    });
    expect(found).toHaveLength(pageCount - 1);
    for (const { says } of found) expect(says).toContain('is not compressed');
  });
});

test('security.txt gets a warning before it expires, and an error after', async () => {
  const later = (days: number) => new Date(Date.now() + days * 86_400_000);
  const [due] = await findings(null, later(340));
  expect(due).toMatchObject({ subject: '/.well-known/security.txt', verdict: 'warning' });
  const [expired] = await findings(null, later(400));
  expect(expired).toMatchObject({ subject: '/.well-known/security.txt', verdict: 'problem' });
});
