import { expect, test } from 'vitest';
import { buildHead } from '#seo/head.ts';
import { THEME_COLORS } from '#site/identity.ts';
import type { Route } from '#site/routes.ts';

const route: Route = {
  id: 'plans',
  path: '/plans',
  title: 'Plans',
  description: 'Three plans.',
  keywords: ['plans', 'prices'],
  indexed: true,
};

const picture = {
  url: 'https://www.acme-systems.com/social/plans.png',
  alt: 'Three plans. Three engines side by side.',
};

test('a page has its title with the suffix, its description, its address and its social tags', () => {
  expect(buildHead(route, 'https://www.acme-systems.com/plans', picture)).toEqual([
    { tag: 'title', content: 'Plans | PBS' },
    { tag: 'meta', attributes: { name: 'description', content: 'Three plans.' } },
    { tag: 'meta', attributes: { name: 'keywords', content: 'plans, prices' } },
    { tag: 'link', attributes: { rel: 'canonical', href: 'https://www.acme-systems.com/plans' } },
    {
      tag: 'meta',
      attributes: { property: 'og:url', content: 'https://www.acme-systems.com/plans' },
    },
    { tag: 'meta', attributes: { property: 'og:type', content: 'website' } },
    { tag: 'meta', attributes: { property: 'og:site_name', content: 'PBS' } },
    { tag: 'meta', attributes: { property: 'og:locale', content: 'en_US' } },
    { tag: 'meta', attributes: { property: 'og:title', content: 'Plans | PBS' } },
    { tag: 'meta', attributes: { property: 'og:description', content: 'Three plans.' } },
    {
      tag: 'meta',
      attributes: {
        property: 'og:image',
        content: 'https://www.acme-systems.com/social/plans.png',
      },
    },
    { tag: 'meta', attributes: { property: 'og:image:type', content: 'image/png' } },
    { tag: 'meta', attributes: { property: 'og:image:width', content: '1200' } },
    { tag: 'meta', attributes: { property: 'og:image:height', content: '630' } },
    {
      tag: 'meta',
      attributes: {
        property: 'og:image:alt',
        content: 'Three plans. Three engines side by side.',
      },
    },
    {
      tag: 'meta',
      attributes: {
        name: 'twitter:image',
        content: 'https://www.acme-systems.com/social/plans.png',
      },
    },
    {
      tag: 'meta',
      attributes: {
        name: 'twitter:image:alt',
        content: 'Three plans. Three engines side by side.',
      },
    },
    { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
    { tag: 'meta', attributes: { name: 'twitter:title', content: 'Plans | PBS' } },
    { tag: 'meta', attributes: { name: 'twitter:description', content: 'Three plans.' } },
    {
      tag: 'meta',
      attributes: {
        name: 'theme-color',
        media: '(prefers-color-scheme: light)',
        content: THEME_COLORS.light,
      },
    },
    {
      tag: 'meta',
      attributes: {
        name: 'theme-color',
        media: '(prefers-color-scheme: dark)',
        content: THEME_COLORS.dark,
      },
    },
    { tag: 'link', attributes: { rel: 'icon', href: '/favicon.ico', sizes: '32x32' } },
    { tag: 'link', attributes: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' } },
    { tag: 'link', attributes: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
    { tag: 'link', attributes: { rel: 'manifest', href: '/manifest.webmanifest' } },
  ]);
});

test('a page that search engines should leave out says so, and is followed', () => {
  expect(
    buildHead({ ...route, indexed: false }, 'https://www.acme-systems.com/plans', null),
  ).toContainEqual({
    tag: 'meta',
    attributes: { name: 'robots', content: 'noindex, follow' },
  });
});

test('a page that answers at every address names none', () => {
  const tags = JSON.stringify(buildHead(route, null, picture));
  expect(tags).not.toContain('canonical');
  expect(tags).not.toContain('og:url');
});

test('a page without a picture asks for the small card', () => {
  const tags = buildHead(route, null, null);
  expect(tags).toContainEqual({
    tag: 'meta',
    attributes: { name: 'twitter:card', content: 'summary' },
  });
  expect(JSON.stringify(tags)).not.toContain('image:');
});
