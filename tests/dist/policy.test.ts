import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { digest } from '#config/digest.ts';
import type { SiteHeaders } from '#config/security-headers.ts';
import { frameOrigins } from '#site/embeds.ts';
import { testSite } from '#tests/test-site.ts';
import { headersFile, pages, root } from './pages.ts';

const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as SiteHeaders;
const policy = headers.everywhere['Content-Security-Policy'] ?? '';

/** The sources of one directive of a policy. */
function sources(text: string, directive: string): string[] {
  const found = text.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe.each(pages)('$route.path', ({ $ }) => {
  const meta = $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
  const inlineScripts = $('script:not([src])').filter(
    (_, script) => !$(script).attr('type')?.endsWith('json'),
  );
  const digestsOf = (elements: ReturnType<typeof $>) =>
    elements.map((_, element) => `'${digest($(element).text())}'`).get();
  const external = $('script[src]')
    .map((_, script) => `'${$(script).attr('integrity') ?? ''}'`)
    .get();

  const importMap = JSON.parse($('script[type=importmap]').text() || '{}') as {
    integrity?: Record<string, string>;
  };
  const imported = Object.values(importMap.integrity ?? {}).map((hash) => `'${hash}'`);

  test('allows by hash exactly the scripts and styles that it holds', () => {
    expect(sources(meta, 'script-src').sort()).toEqual(
      [...new Set([...digestsOf(inlineScripts), ...external, ...imported])].sort(),
    );
    expect(sources(meta, 'style-src').sort()).toEqual([...new Set(digestsOf($('style')))].sort());
  });

  test('holds nothing that the header would block', () => {
    for (const hash of sources(meta, 'script-src'))
      expect(sources(policy, 'script-src')).toContain(hash);
    for (const hash of sources(meta, 'style-src'))
      expect(sources(policy, 'style-src')).toContain(hash);
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

test('the header allows no hash that no page needs', () => {
  const needed = (directive: string) =>
    new Set(
      pages.flatMap(({ $ }) =>
        sources($('meta[http-equiv="content-security-policy"]').attr('content') ?? '', directive),
      ),
    );
  expect(new Set(sources(policy, 'script-src'))).toEqual(needed('script-src'));
  expect(new Set(sources(policy, 'style-src'))).toEqual(needed('style-src'));
});

test('frames come from the configured hosts and from nowhere else', () => {
  expect(sources(policy, 'frame-src')).toEqual(frameOrigins(testSite.env));
  const used = new Set(
    pages.flatMap(({ $ }) =>
      $('[data-frame]')
        .map((_, box) => new URL($(box).attr('data-src') ?? '').origin)
        .get(),
    ),
  );
  expect([...used].sort()).toEqual(frameOrigins(testSite.env));
});

test('every form leads to a page of this site', () => {
  for (const { $ } of pages) {
    const meta = $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
    const expected = $('form').length > 0 ? "'self'" : "'none'";
    expect(sources(meta, 'form-action')).toEqual([expected]);
  }
});

test('no header is longer than hosts accept', () => {
  for (const [name, value] of Object.entries(headers.everywhere)) {
    // Cloudflare's limit for a line of its _headers file.
    expect(`  ${name}: ${value}`.length, name).toBeLessThanOrEqual(2000);
  }
});
