import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { securityHeaders } from '#build/csp/headers.ts';
import { HOSTS } from '#build/hosts/host-files.ts';
import { aliases, readHostedSite } from '#build/hosts/hosted-site.ts';
import { createSiteHandler } from '#server/static-server.ts';
import { overHttp1 } from '#tests/hosts/ask.ts';
import { serve } from '#tests/support/serve.ts';
import { rowsOfServers } from '#tests/hosts/server-table.ts';
import { failuresOf, rowsOfEveryHost, type Ask } from '#tests/hosts/table.ts';
import { builtSite, headersFile, repeated, root } from './pages.ts';

const site = readHostedSite(root, builtSite.env.siteOrigin, securityHeaders(builtSite.env));

let ask: Ask;
beforeEach(async () => {
  ask = overHttp1(await serve(createSiteHandler({ root, headersFile })));
});

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
      const { length } = `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`;
      expect.soft(length, path).toBeLessThanOrEqual(limit);
    }
});

/** The files that the build wrote for a host, by name. */
const filesFor = (host: string) => {
  const folder = headersFile.replace(/headers\.json$/, host);
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
};

test("the build writes files for every host; the vendors' hold every header, and a redirect from every other address of a page", () => {
  expect(Object.keys(HOSTS).filter((host) => Object.keys(filesFor(host)).length === 0)).toEqual([]);
  for (const host of ['cloudflare', 'netlify', 'vercel']) {
    const { _redirects, ...others } = filesFor(host);
    const text = Object.values(others).join('\n').replaceAll('\\', '');
    for (const headers of Object.values(site.headers))
      for (const value of Object.values(headers)) expect.soft(text, host).toContain(value);
    // Vercel redirects on its own.
    if (host === 'vercel') continue;
    for (const { from, to } of aliases(site))
      expect.soft(_redirects).toContain(`${from} ${to} 301`);
  }
});

// Cloudflare and Netlify join the values of all rules that match a path with commas.
test('no two rules of a vendor set the same header of a path', () => {
  for (const { _headers = '' } of [filesFor('cloudflare'), filesFor('netlify')])
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

// https://developers.cloudflare.com/pages/configuration/headers/
test('no host gets more than it accepts: 100 header rules on Cloudflare, long lines on Cloudflare and nginx', () => {
  const { _headers = '' } = filesFor('cloudflare');
  expect(_headers.split('\n\n').length).toBeLessThanOrEqual(100);
  for (const line of _headers.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  // https://github.com/nginx/nginx/blob/master/src/core/ngx_conf_file.c (NGX_CONF_BUFFER)
  for (const line of (filesFor('nginx')['site.conf'] ?? '').split('\n'))
    expect(line.length).toBeLessThan(4096);
});
