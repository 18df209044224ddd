import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digest } from '#build/csp/csp.ts';
import { securityHeaders } from '#build/csp/headers.ts';
import { frameOrigins } from '#site/embeds.ts';
import { builtSite, headersFile, pages, root, type BuiltPage } from './pages.ts';

/** The directives of a page's policy, each with its sources. */
function policyOf({ $ }: BuiltPage): Record<string, string[]> {
  const text = $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('every page allows by hash exactly its inline scripts and styles, before them, and its script files have their integrity', () => {
  for (const page of pages) {
    const { route, $ } = page;
    const policy = policyOf(page);
    const digests = (selector: string) =>
      new Set(Array.from($(selector), (element) => `'${digest($(element).text())}'`));
    const scripts = digests('script:not([src], [type$=json])');
    expect.soft(new Set(policy['script-src']), route.path).toEqual(new Set(["'self'", ...scripts]));
    expect.soft(new Set(policy['style-src']), route.path).toEqual(digests('style'));
    expect.soft($('[style]'), route.path).toHaveLength(0);
    const second = $('head').children().eq(1);
    expect.soft(second.attr('http-equiv'), route.path).toBe('content-security-policy');
    for (const { attribs } of $('script[src]').toArray()) {
      const file = readFileSync(join(root, attribs.src ?? ''));
      expect.soft(attribs.integrity, route.path).toBe(digest(file));
    }
  }
});

test('the headers follow from the configuration alone, so that they fit the pages of every build', () => {
  expect(JSON.parse(readFileSync(headersFile, 'utf8'))).toEqual(securityHeaders(builtSite.env));
});

test('frames come from the configured hosts, requests go to them and the counter of visits, and forms lead to this site', () => {
  const counter = new URL(builtSite.env.analyticsUrl ?? '').origin;
  expect(builtSite.env.reportingUrl).toBeDefined();
  for (const page of pages) {
    const policy = policyOf(page);
    expect.soft(policy['frame-src'], page.route.path).toEqual(frameOrigins(builtSite.env));
    // A script of this site counts visits, so the counter's host is in no other directive.
    const requested = [...frameOrigins(builtSite.env), counter];
    expect.soft(policy['connect-src'], page.route.path).toEqual(["'self'", ...requested]);
    expect.soft(page.html.split(counter), page.route.path).toHaveLength(3);
    const target = page.$('form').length > 0 ? "'self'" : "'none'";
    expect.soft(policy['form-action'], page.route.path).toEqual([target]);
    // The address for reports is not in a page's policy, where browsers would ignore it and log a warning.
    expect.soft(Object.keys(policy).join(), page.route.path).not.toContain('report');
  }
  const used = pages.flatMap(({ $ }) =>
    Array.from($('[data-frame]'), ({ attribs }) => new URL(attribs['data-src'] ?? '').origin),
  );
  // `frameHosts` are the hosts that framed pages lead to.
  expect([...new Set([...used, ...builtSite.env.frameHosts])].sort()).toEqual(
    frameOrigins(builtSite.env),
  );
});
