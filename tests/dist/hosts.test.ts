import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { azureFiles } from '#config/hosts/azure.ts';
import { cloudflareFiles } from '#config/hosts/cloudflare.ts';
import { cloudfrontFiles } from '#config/hosts/cloudfront.ts';
import { readHostedSite } from '#config/hosts/hosted-site.ts';
import { deployTarget, HOSTS } from '#config/hosts/index.ts';
import { netlifyFiles } from '#config/hosts/netlify.ts';
import { nginxFiles } from '#config/hosts/nginx.ts';
import { vercelFiles } from '#config/hosts/vercel.ts';
import { securityHeaders } from '#config/security-headers.ts';
import { listen } from '#scripts/listen.ts';
import { createSiteHandler } from '#scripts/site-server.ts';
import { parseEnv } from '#site/env.ts';
import { overHttp1 } from '#tests/hosts/ask.ts';
import { cloudfrontInterpreter } from '#tests/hosts/cloudfront-interpreter.ts';
import {
  azureInterpreter,
  rulesInterpreter,
  vercelInterpreter,
} from '#tests/hosts/interpreters.ts';
import { rowsOfServers } from '#tests/hosts/server-table.ts';
import { rowsOfEveryHost } from '#tests/hosts/table.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';
import { testSite } from '#tests/test-site.ts';
import { headersFile, root } from './pages.ts';

const { siteOrigin } = testSite.env;
const site = readHostedSite(root, siteOrigin, securityHeaders(testSite.env));
const built = { site, root };
/** With the headers of a production build, which are longer. */
const hosted = readHostedSite(
  root,
  PRODUCTION_ENV.SITE_URL,
  securityHeaders(parseEnv(PRODUCTION_ENV)),
);

describe('npm start and npm run preview', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createServer(createSiteHandler({ root, headersFile }));
    origin = await listen(server, 0, 'TEST_PORT');
  });
  afterAll(() => server.close());

  test.each([...rowsOfEveryHost(built), ...rowsOfServers(built)])('$name', ({ check }) =>
    check(overHttp1(origin)),
  );
});

describe.each([
  [
    'cloudflare',
    rulesInterpreter({ site: hosted, root }, cloudflareFiles(hosted).published, {
      missingOnNotFound: ['Cross-Origin-Resource-Policy'],
      givesFileHeadersToMissing: (path) => path.startsWith('/_astro/'),
    }),
  ],
  [
    'netlify',
    rulesInterpreter({ site: hosted, root }, netlifyFiles(hosted).published, {
      hasPageHeadersOnFiles: true,
      missingOnNotFound: ['Cross-Origin-Resource-Policy'],
      givesFileHeadersToMissing: (path) => path.startsWith('/_astro/'),
    }),
  ],
  [
    'vercel',
    vercelInterpreter({ site: hosted, root }, vercelFiles(hosted).beside['vercel.json'] ?? ''),
  ],
  [
    'azure',
    azureInterpreter(
      { site: hosted, root },
      azureFiles(hosted).published['staticwebapp.config.json'] ?? '',
    ),
  ],
  ['cloudfront', cloudfrontInterpreter({ site: hosted, root }, cloudfrontFiles(hosted).beside)],
] as const)('what %s makes of its files', (_, { ask, limits }) => {
  test.each(rowsOfEveryHost({ site: hosted, root }, limits))('$name', ({ check }) => check(ask));
});

describe('no host gets more than it accepts', () => {
  const lines = (text = '') => text.split('\n').filter(Boolean);

  // https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/
  test('cloudflare: 100 rules, 2,000 characters a line; 2,000 redirects and 100 with patterns, 1,000 each', () => {
    const { _headers, _redirects } = cloudflareFiles(hosted).published;
    expect(_headers?.split('\n\n').length).toBeLessThanOrEqual(100);
    for (const line of lines(_headers)) expect(line.length).toBeLessThanOrEqual(2000);
    const hasPattern = (line: string) => /[*:]/.test(line.split(/\s+/)[0] ?? '');
    const redirects = lines(_redirects);
    expect(redirects.filter((line) => !hasPattern(line)).length).toBeLessThanOrEqual(2000);
    expect(redirects.filter(hasPattern).length).toBeLessThanOrEqual(100);
    for (const line of redirects) expect(line.length).toBeLessThanOrEqual(1000);
  });

  // https://docs.netlify.com/routing/redirects/redirect-options/ (10,000 rules); none is published for headers.
  test('netlify: 10,000 redirects', () => {
    expect(lines(netlifyFiles(hosted).published._redirects).length).toBeLessThanOrEqual(10_000);
  });

  // https://vercel.com/docs/project-configuration (1,024 headers; 4,096 characters each)
  test('vercel: 1,024 rules, 4,096 characters a pattern and a value', () => {
    const { headers } = JSON.parse(vercelFiles(hosted).beside['vercel.json'] ?? '') as {
      headers: { source: string; headers: { value: string }[] }[];
    };
    expect(headers.length).toBeLessThanOrEqual(1024);
    for (const { source, headers: values } of headers)
      for (const text of [source, ...values.map(({ value }) => value)])
        expect(text.length).toBeLessThanOrEqual(4096);
  });

  // https://learn.microsoft.com/azure/static-web-apps/configuration#restrictions
  test('azure: 20 kB of configuration', () => {
    const { 'staticwebapp.config.json': text = '' } = azureFiles(hosted).published;
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(20_000);
  });

  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
  test('cloudfront: 10 kB of function, 10 custom headers, 1,783 characters a value, 10,240 in all', () => {
    const { 'viewer-request.js': code = '', ...files } = cloudfrontFiles(hosted).beside;
    expect(Buffer.byteLength(code)).toBeLessThanOrEqual(10_240);
    for (const [name, text] of Object.entries(files).filter(([name]) => name.endsWith('.json'))) {
      const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = JSON.parse(text) as {
        SecurityHeadersConfig: { ContentSecurityPolicy?: { ContentSecurityPolicy: string } };
        CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string }[] };
      };
      expect(custom.Quantity, name).toBeLessThanOrEqual(10);
      for (const { Value } of custom.Items) expect(Value.length, name).toBeLessThanOrEqual(1783);
      const whole = custom.Items.map(({ Header, Value }) => Header + Value).join('');
      expect(whole.length, name).toBeLessThanOrEqual(10_240);
      expect(own.ContentSecurityPolicy?.ContentSecurityPolicy.length ?? 0).toBeLessThanOrEqual(
        1783,
      );
    }
  });

  // https://github.com/nginx/nginx/blob/master/src/core/ngx_conf_file.c (NGX_CONF_BUFFER)
  test('nginx: 4,096 characters a parameter', () => {
    for (const line of lines(nginxFiles(hosted).beside['site.conf']))
      expect(line.length).toBeLessThan(4096);
  });
});

test('the build writes the files of every host, and knows them by name', () => {
  const folder = headersFile.replace(/headers\.json$/, '');
  for (const [host, describeFiles] of Object.entries(HOSTS)) {
    const { published, beside } = describeFiles(site);
    for (const [name, text] of Object.entries({ ...published, ...beside }))
      expect(readFileSync(`${folder}${host}/${name}`, 'utf8')).toBe(text);
    expect(deployTarget({ DEPLOY_TARGET: host })).toBe(host);
  }
  expect(deployTarget({ DEPLOY_TARGET: '' })).toBeUndefined();
  expect(() => deployTarget({ DEPLOY_TARGET: 'apache' })).toThrow(
    'DEPLOY_TARGET: must be one of nginx, caddy, cloudflare',
  );
});
