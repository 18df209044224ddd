import { expect, test } from 'vitest';
import { llms, robots, securityTxt, sitemap } from '#seo/discovery.ts';
import { webManifest } from '#seo/manifest.ts';
import { parseEnv } from '#site/env.ts';
import { createSite } from '#site/site.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';

const site = createSite(parseEnv(PRODUCTION_ENV));
const listed = site.routes
  .filter(({ indexed }) => indexed)
  .map(({ path }) => site.absoluteUrl(path));

test('the sitemap lists exactly the pages that may be listed', () => {
  expect([...sitemap(site).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(listed);
});

test('llms.txt lists the same pages, each with its description', () => {
  const text = llms(site);
  expect(text).toMatch(/^# PBS\n/);
  expect([...text.matchAll(/^- \[.+?\]\((.*?)\): .+\.$/gm)].map(([, url]) => url)).toEqual(listed);
});

test('crawlers may read everything and find the sitemap', () => {
  expect(robots(site)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.acme-systems.com/sitemap.xml\n',
  );
});

test('the security contact is valid for the better part of a year from the build', () => {
  const text = securityTxt(site, new Date('2026-11-21T10:00:00Z'));
  expect(text).toBe(
    'Contact: mailto:help@acme-systems.com\nExpires: 2027-11-01T00:00:00.000Z\nPreferred-Languages: en\nCanonical: https://www.acme-systems.com/.well-known/security.txt\n',
  );
});

test('the manifest names the site and its icons', () => {
  expect(webManifest()).toMatchObject({
    id: '/',
    short_name: 'PBS',
    start_url: '/',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
});
