import { describe, expect, test } from 'vitest';
import { digest } from '#config/digest.ts';
import { readPagePolicy } from '#config/page-policy.ts';
import { contentSecurityPolicy, securityHeaders } from '#config/security-headers.ts';
import { parseEnv } from '#site/env.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';

const env = parseEnv(PRODUCTION_ENV);
const needs = { scripts: ['sha256-aaa'], styles: ['sha256-bbb', 'sha256-ccc'], hasForm: false };

test('a deployment gets the whole header set', () => {
  expect(securityHeaders(env, needs)).toEqual({
    everywhere: {
      'Content-Security-Policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; script-src 'sha256-aaa'; style-src 'sha256-bbb' 'sha256-ccc'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; frame-src https://calendar.acme-vendor.com https://community.acme-vendor.com https://connect.acme-systems.com https://forms.acme-vendor.com; require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests",
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Integrity-Policy': 'blocked-destinations=(script)',
      'Origin-Agent-Cluster': '?1',
      'Permissions-Policy':
        'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(self "https://community.acme-vendor.com"), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self "https://connect.acme-systems.com"), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
    pages: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
    hashedFiles: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    pictures: {
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
    otherFiles: { 'Cache-Control': 'public, max-age=86400' },
  });
});

test('a policy in the page leaves out what browsers ignore there', () => {
  expect(contentSecurityPolicy(env, needs, 'meta')).not.toContain('frame-ancestors');
});

test('a demo on this machine does not ask for https', () => {
  expect(contentSecurityPolicy(parseEnv({ SITE_MODE: 'demo' }), needs, 'header')).not.toContain(
    'upgrade-insecure-requests',
  );
});

test('nothing to run means that nothing may run', () => {
  expect(
    contentSecurityPolicy(env, { scripts: [], styles: [], hasForm: false }, 'header'),
  ).toContain("script-src 'none'; style-src 'none'");
});

test('a site with a form may send it to itself, and nowhere else', () => {
  expect(contentSecurityPolicy(env, { ...needs, hasForm: true }, 'header')).toContain(
    "form-action 'self';",
  );
  expect(contentSecurityPolicy(env, needs, 'header')).toContain("form-action 'none';");
});

describe('reading a page', () => {
  const script = Buffer.from('console.log(1)');
  const page = (head: string, body = '') =>
    `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
  const read = (html: string) => readPagePolicy(html, () => script);

  test('hashes inline scripts, speculation rules and styles, those in <noscript> too, and no data block', () => {
    const { needs: found } = read(
      page(
        '<script>a()</script><style>b{}</style><noscript><style>c{}</style></noscript><script type="speculationrules">{}</script>',
        '<script type="application/ld+json">{"d":1}</script>',
      ),
    );
    expect(found.scripts).toEqual([digest('a()'), digest('{}')].sort());
    expect(found.styles).toEqual([digest('b{}'), digest('c{}')].sort());
  });

  test('gives external scripts their integrity and the page its policy', () => {
    const { withPolicy } = read(page('<script type="module" src="/_astro/main.js"></script>'));
    expect(withPolicy(({ scripts }) => scripts.join(' '))).toBe(
      `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${digest(script)}"><script type="module" src="/_astro/main.js" integrity="${digest(script)}"></script></head><body></body></html>`,
    );
  });

  test('gives what a script imports its integrity in an import map, and allows both by hash', () => {
    const files: Record<string, string> = {
      '/_astro/main.js': 'import "./shared.js"; const load = () => import("./finder.js");',
      '/_astro/shared.js': 'export const shared = 1;',
      '/_astro/finder.js': 'import { shared } from "./shared.js"; import "./deep.js";',
      '/_astro/deep.js': 'export {};',
    };
    const hashOf = (path: string) => digest(files[path] ?? '');
    const { needs: found, withPolicy } = readPagePolicy(
      page('<script type="module" src="/_astro/main.js"></script>'),
      (address) => Buffer.from(files[address] ?? ''),
    );
    const map = JSON.stringify({
      integrity: {
        '/_astro/deep.js': hashOf('/_astro/deep.js'),
        '/_astro/finder.js': hashOf('/_astro/finder.js'),
        '/_astro/shared.js': hashOf('/_astro/shared.js'),
      },
    });
    expect(withPolicy(() => 'policy')).toContain(
      `content="policy"><script type="importmap">${map}</script>`,
    );
    expect(found.scripts).toEqual([...Object.keys(files).map(hashOf), digest(map)].sort());
  });

  test('sees a form', () => {
    expect(read(page('', '<form action="/search"></form>')).needs.hasForm).toBe(true);
    expect(read(page('')).needs.hasForm).toBe(false);
  });

  test.each([
    ['an inline style', page('', '<p style="color:red">x</p>'), '<p> carries style="color:red"'],
    ['an event handler', page('', '<p onclick="x()">x</p>'), '<p> carries onclick="x()"'],
    [
      'a script from elsewhere',
      page('<script src="https://a.b/c.js"></script>'),
      'The script https://a.b/c.js comes from elsewhere',
    ],
    [
      'a script from elsewhere without a scheme',
      page('<script src="//a.b/c.js"></script>'),
      'The script //a.b/c.js comes from elsewhere',
    ],
    [
      'a page without a charset',
      '<!doctype html><html><head></head><body></body></html>',
      'names no charset',
    ],
  ])('refuses %s', (_, html, problem) => {
    expect(() => read(html)).toThrow(problem);
  });
});
