import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { digest } from '#config/digest.ts';
import { securityHeaders, type SiteHeaders } from '#config/security-headers.ts';
import { frameOrigins } from '#site/embeds.ts';
import { testSite } from '#tests/test-site.ts';
import { headersFile, pages, root, type BuiltPage } from './pages.ts';

const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as SiteHeaders;

/** The sources of one of a policy's directives. */
function sources(text: string, directive: string): string[] {
  const found = text.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

const policyOf = ({ $ }: BuiltPage) =>
  $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';

describe.each(pages)('$route.path', (page) => {
  const { $ } = page;
  const policy = policyOf(page);
  const inlineScripts = $('script:not([src])').filter(
    (_, script) => !$(script).attr('type')?.endsWith('json'),
  );
  const digestsOf = (elements: ReturnType<typeof $>) =>
    elements.map((_, element) => `'${digest($(element).text())}'`).get();

  test('allows by hash exactly the inline scripts and styles that it contains', () => {
    expect(sources(policy, 'script-src').sort()).toEqual(
      ["'self'", ...new Set(digestsOf(inlineScripts))].sort(),
    );
    expect(sources(policy, 'style-src').sort()).toEqual([...new Set(digestsOf($('style')))].sort());
    expect($('[style]')).toHaveLength(0);
  });

  test('carries the right integrity on every script that it loads', () => {
    $('script[src]').each((_, script) => {
      const file = readFileSync(join(root, $(script).attr('src') ?? ''));
      expect($(script).attr('integrity')).toBe(digest(file));
    });
  });

  test('puts the policy before everything that it governs', () => {
    const order = $('head')
      .children()
      .map((_, element) =>
        element.tagName === 'meta' && $(element).attr('http-equiv') ? 'policy' : element.tagName,
      )
      .get();
    expect(order.indexOf('policy')).toBe(1);
  });
});

test('the headers follow from the configuration alone, so that they fit the pages of every build', () => {
  expect(headers).toEqual(securityHeaders(testSite.env));
});

test('frames come from the configured hosts and from nowhere else', () => {
  for (const page of pages)
    expect(sources(policyOf(page), 'frame-src')).toEqual(frameOrigins(testSite.env));
  const used = new Set(
    pages.flatMap(({ $ }) =>
      $('[data-frame]')
        .map((_, box) => new URL($(box).attr('data-src') ?? '').origin)
        .get(),
    ),
  );
  // `frameHosts` are the hosts that these pages lead to.
  expect([...used, ...testSite.env.frameHosts].sort()).toEqual(frameOrigins(testSite.env));
});

test('every form leads to a page of this site', () => {
  for (const page of pages) {
    const expected = page.$('form').length > 0 ? "'self'" : "'none'";
    expect(sources(policyOf(page), 'form-action')).toEqual([expected]);
  }
});
