import { Version } from 'csp_evaluator/dist/csp.js';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test, vi } from 'vitest';
import { addPolicy, digest } from '#build/csp/csp.ts';
import { contentSecurityPolicy, securityHeaders, type PolicyNeeds } from '#build/csp/headers.ts';
import { allowAttribute } from '#site/embeds.ts';
import { parseEnv } from '#site/env.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';

const env = parseEnv(PRODUCTION_ENV);
const HSTS = 'max-age=63072000; includeSubDomains';
const needs = {
  inlineScripts: ['sha256-aaa'],
  inlineStyles: ['sha256-bbb', 'sha256-ccc'],
  hasForm: false,
};

test('a deployment gets the whole header set', () => {
  expect(securityHeaders(env)).toEqual({
    everywhere: {
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Strict-Transport-Security': HSTS,
      'X-Content-Type-Options': 'nosniff',
    },
    pages: {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Origin-Agent-Cluster': '?1',
      'Permissions-Policy':
        'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(self "https://community.acme-vendor.com"), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self "https://connect.acme-systems.com"), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'DENY',
    },
    hashedFiles: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    pictures: {
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
    otherFiles: { 'Cache-Control': 'public, max-age=86400' },
  });
});

test.each([
  ['yes', `${HSTS}; preload`],
  ['trial', 'max-age=300'],
])("only the owner's setting enters the preload list, or tries https: %s", (setting, value) => {
  const { everywhere } = securityHeaders(parseEnv({ ...PRODUCTION_ENV, HSTS_PRELOAD: setting }));
  expect(everywhere['Strict-Transport-Security']).toBe(value);
});

test('reports go to the configured address, by headers that no new build changes', () => {
  const reportingUrl = 'https://reports.acme-vendor.com/p?id=1';
  const { pages } = securityHeaders({ ...env, reportingUrl });
  expect(pages).toEqual({
    ...securityHeaders(env).pages,
    'Reporting-Endpoints': 'policy="https://reports.acme-vendor.com/p?id=1"',
    'Content-Security-Policy-Report-Only':
      "default-src 'none'; base-uri 'none'; form-action 'self'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self' https://calendar.acme-vendor.com https://community.acme-vendor.com https://connect.acme-systems.com https://forms.acme-vendor.com; frame-src https://calendar.acme-vendor.com https://community.acme-vendor.com https://connect.acme-systems.com https://forms.acme-vendor.com; require-trusted-types-for 'script'; trusted-types 'none'; report-uri https://reports.acme-vendor.com/p?id=1; report-to policy",
  });
});

test("a page's policy allows its inline code by hash, files of this site, and frames of the configured hosts and requests to them", () => {
  expect(contentSecurityPolicy(env, needs)).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; script-src 'self' 'sha256-aaa'; style-src 'sha256-bbb' 'sha256-ccc'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self' https://calendar.acme-vendor.com https://community.acme-vendor.com https://connect.acme-systems.com https://forms.acme-vendor.com; frame-src https://calendar.acme-vendor.com https://community.acme-vendor.com https://connect.acme-systems.com https://forms.acme-vendor.com; require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests",
  );
});

test('a counter of visits adds its host to the requests of a page, and nothing else', () => {
  const counted = { ...env, analyticsUrl: 'https://acme.goatcounter.com/count' };
  expect(contentSecurityPolicy(counted, needs)).toBe(
    contentSecurityPolicy(env, needs).replace(
      '; frame-src',
      ' https://acme.goatcounter.com; frame-src',
    ),
  );
  expect(securityHeaders(counted)).toEqual(securityHeaders(env));
});

test('further hosts of frames may do what the page before them could', () => {
  const { pages } = securityHeaders({ ...env, frameHosts: ['https://pay.acme-vendor.com'] });
  expect(pages['Permissions-Policy']).toContain(
    'payment=(self "https://connect.acme-systems.com" "https://pay.acme-vendor.com")',
  );
  expect(allowAttribute(env, 'payment')).toBe('payment');
});

test('a demo does not ask for https; a page without styles may have none, a page with a form may send it here', () => {
  const demo = contentSecurityPolicy(parseEnv({ SITE_MODE: 'demo' }), needs);
  expect(demo).not.toContain('upgrade-insecure-requests');
  const policy = contentSecurityPolicy(env, { inlineScripts: [], inlineStyles: [], hasForm: true });
  expect(policy).toContain("form-action 'self'; script-src 'self'; style-src 'none';");
});

test("Google's evaluator has one remark: scripts of this site may run", () => {
  // A page's own policy and the header together, as browsers apply them.
  const { 'Content-Security-Policy': header = '' } = securityHeaders(env).pages;
  const { csp } = new CspParser(`${contentSecurityPolicy(env, needs)}; ${header}`);
  const findings = new CspEvaluator(csp, Version.CSP3).evaluate();
  expect(findings.map(({ directive, value }) => [directive, value])).toEqual([
    ['script-src', "'self'"],
  ]);
});

describe('reading a page', () => {
  const page = (head: string, body = '') =>
    `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
  const needsOf = (html: string) => {
    const toPolicy = vi.fn<(needs: PolicyNeeds) => string>(() => 'policy');
    addPolicy(html, () => Buffer.from(''), toPolicy);
    return toPolicy.mock.lastCall?.[0];
  };

  test('hashes inline scripts, speculation rules and styles, those in <noscript> too, and no data block', () => {
    const found = needsOf(
      page(
        '<script>a()</script><style>b{}</style><noscript><style>c{}</style></noscript><script type="speculationrules">{}</script>',
        '<script type="application/ld+json">{"d":1}</script>',
      ),
    );
    expect(found?.inlineScripts).toEqual([digest('a()'), digest('{}')].sort());
    expect(found?.inlineStyles).toEqual([digest('b{}'), digest('c{}')].sort());
  });

  test('refuses what no policy could allow', () => {
    for (const [html, problem] of [
      [page('', '<p style="color:red">x</p>'), '<p> carries style="color:red"'],
      [page('', '<p onclick="x()">x</p>'), '<p> carries onclick="x()"'],
      [page('<script src="https://a.b/c.js"></script>'), 'The script https://a.b/c.js comes from'],
      [page('<script src="//a.b/c.js"></script>'), 'The script //a.b/c.js comes from elsewhere'],
      ['<!doctype html><html><head></head><body></body></html>', 'names no charset'],
    ] as const)
      expect.soft(() => needsOf(html)).toThrow(problem);
  });
});
