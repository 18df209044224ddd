import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cloudflareFiles } from '#build/hosts/cloudflare.ts';
import { aliases, readHostedSite } from '#build/hosts/hosted-site.ts';
import { HOSTS } from '#build/hosts/index.ts';
import { netlifyFiles } from '#build/hosts/netlify.ts';
import { nginxFiles } from '#build/hosts/nginx.ts';
import { vercelFiles } from '#build/hosts/vercel.ts';
import { securityHeaders } from '#build/csp/headers.ts';
import { listen } from '#server/listen.ts';
import { createSiteHandler } from '#server/static-server.ts';
import { overHttp1 } from '#tests/hosts/ask.ts';
import { rowsOfServers } from '#tests/hosts/server-table.ts';
import { failuresOf, rowsOfEveryHost, type Ask } from '#tests/hosts/table.ts';
import { builtSite, headersFile, repeated, root } from './pages.ts';

const site = readHostedSite(root, builtSite.env.siteOrigin, securityHeaders(builtSite.env));

let server: Server;
let ask: Ask;
beforeAll(async () => {
  server = createServer(createSiteHandler({ root, headersFile }));
  ask = overHttp1(await listen(server, 0, 'TEST_PORT'));
});
afterAll(() => server.close());

test('npm start and npm run preview answer everything, without an error', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => report.mockRestore());
  const rows = [...rowsOfEveryHost({ site, root }), ...rowsOfServers({ site, root })];
  expect(await failuresOf(rows, ask)).toEqual([]);
  expect(report).not.toHaveBeenCalled();
});

/** Only sites with an address for reports send these. */
const OPTIONAL = ['content-security-policy-report-only', 'reporting-endpoints'];

test('headers, which precede the content of every answer, take 1.2 kB of a page and 0.4 kB of a file', async () => {
  const hashed = readdirSync(`${root}/_astro`).map((name) => `/_astro/${name}`);
  const files = [...site.pictures, ...site.otherFiles, ...hashed];
  for (const [paths, limit] of [
    [[...site.pages, '/nothing'], 1_200],
    [files.filter((path) => !/\.(br|gz)$/.test(path)), 400],
  ] as const)
    for (const path of paths) {
      const { headers } = await ask({ path, headers: { 'accept-encoding': 'br' } });
      const lines = Object.entries(headers)
        .filter(([name]) => !OPTIONAL.includes(name))
        .map(([name, value]) => `${name}: ${value}\r\n`);
      expect
        .soft(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`.length, path)
        .toBeLessThanOrEqual(limit);
    }
});

test("vendors' files hold every header, and a redirect from every other address of a page", () => {
  for (const host of ['cloudflare', 'netlify', 'vercel'] as const) {
    const { siteFiles, extraFiles } = HOSTS[host](site);
    const text = Object.values({ ...siteFiles, ...extraFiles }).join('\n');
    for (const set of Object.values(site.headers))
      for (const value of Object.values(set as Record<string, string>))
        expect.soft(text.replaceAll('\\', ''), host).toContain(value);
    for (const { from, to } of aliases(site))
      if (siteFiles._redirects) expect.soft(siteFiles._redirects).toContain(`${from} ${to} `);
  }
});

// Cloudflare and Netlify join the values of all rules that match a path by a comma.
test('no two rules of a vendor set the same header of a path', () => {
  for (const { _headers = '' } of [cloudflareFiles(site).siteFiles, netlifyFiles(site).siteFiles])
    for (const path of [...site.pages, ...site.pictures, ...site.otherFiles, '/_astro/a.js']) {
      const set: string[] = [];
      for (const [pattern = '', ...rules] of _headers
        .split('\n\n')
        .map((block) => block.split('\n')))
        if (pattern === path || (pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1))))
          for (const [, detach, name = ''] of rules.join('\n').matchAll(/^ *(! )?([\w-]+)/gm))
            if (detach) set.splice(set.indexOf(name), 1);
            else set.push(name);
      expect.soft(repeated(set), path).toEqual([]);
      expect(set.length).toBeGreaterThan(2);
    }
});

describe('no host gets more than it accepts', () => {
  const lines = (text = '') => text.split('\n').filter(Boolean);

  // https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/
  test('cloudflare: 100 rules, 2,000 characters a line; 2,000 redirects and 100 with patterns, 1,000 each', () => {
    const { _headers, _redirects } = cloudflareFiles(site).siteFiles;
    expect(_headers?.split('\n\n').length).toBeLessThanOrEqual(100);
    for (const line of lines(_headers)) expect(line.length).toBeLessThanOrEqual(2000);
    const hasPattern = (line: string) => /[*:]/.test(line.split(/\s+/)[0] ?? '');
    const redirects = lines(_redirects);
    expect(redirects.filter((line) => !hasPattern(line)).length).toBeLessThanOrEqual(2000);
    expect(redirects.filter(hasPattern).length).toBeLessThanOrEqual(100);
    for (const line of redirects) expect(line.length).toBeLessThanOrEqual(1000);
  });

  // https://docs.netlify.com/routing/redirects/redirect-options/ (10,000 rules); it names none for headers.
  test('netlify: 10,000 redirects', () => {
    expect(lines(netlifyFiles(site).siteFiles._redirects).length).toBeLessThanOrEqual(10_000);
  });

  // https://vercel.com/docs/project-configuration (1,024 headers; 4,096 characters each)
  test('vercel: 1,024 rules, 4,096 characters a pattern and a value', () => {
    const { headers } = JSON.parse(vercelFiles(site).extraFiles['vercel.json'] ?? '') as {
      headers: { source: string; headers: { value: string }[] }[];
    };
    expect(headers.length).toBeLessThanOrEqual(1024);
    for (const { source, headers: values } of headers)
      for (const text of [source, ...values.map(({ value }) => value)])
        expect(text.length).toBeLessThanOrEqual(4096);
  });

  // https://github.com/nginx/nginx/blob/master/src/core/ngx_conf_file.c (NGX_CONF_BUFFER)
  test('nginx: 4,096 characters a parameter', () => {
    for (const line of lines(nginxFiles(site).extraFiles['site.conf']))
      expect(line.length).toBeLessThan(4096);
  });
});

test('the build writes the files of every host', () => {
  const folder = headersFile.replace(/headers\.json$/, '');
  for (const [host, describeFiles] of Object.entries(HOSTS)) {
    const { siteFiles, extraFiles } = describeFiles(site);
    for (const [name, text] of Object.entries({ ...siteFiles, ...extraFiles }))
      expect(readFileSync(`${folder}${host}/${name}`, 'utf8')).toBe(text);
  }
});
