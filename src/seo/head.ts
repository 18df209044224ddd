import { company } from '#data/company.ts';
import { ICONS, SOCIAL_PICTURE } from '#site/files.ts';
import { LOCALE, THEME_COLORS, TITLE_SUFFIX } from '#site/identity.ts';
import type { Route } from '#site/routes.ts';

/** One element of a page's head. */
export type HeadTag =
  { tag: 'title'; content: string } | { tag: 'meta' | 'link'; attributes: Record<string, string> };

const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });
const metaTag = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes });
const meta = (name: string, content: string) => metaTag({ name, content });
const openGraph = (property: string, content: string) => metaTag({ property, content });
const themeColor = (theme: 'light' | 'dark') => {
  const media = `(prefers-color-scheme: ${theme})`;
  return metaTag({ name: 'theme-color', media, content: THEME_COLORS[theme] });
};

/** The Open Graph image: its absolute URL and its alternative text. */
export type HeadPicture = { url: string; alt: string };

function pictureTags({ url, alt }: HeadPicture): HeadTag[] {
  const { width, height, type } = SOCIAL_PICTURE;
  return [
    openGraph('og:image', url),
    openGraph('og:image:type', type),
    openGraph('og:image:width', String(width)),
    openGraph('og:image:height', String(height)),
    openGraph('og:image:alt', alt),
    meta('twitter:image', url),
    meta('twitter:image:alt', alt),
  ];
}

/**
 * The head of a page: title with the common suffix, description, keywords, robots, social tags with
 * its picture and, if the page has an address of its own (`url`, absolute), its canonical link.
 */
export function buildHead(
  { title, description, keywords, indexed }: Route,
  url: string | null,
  picture: HeadPicture | null,
): HeadTag[] {
  const fullTitle = `${title}${TITLE_SUFFIX}`;
  return [
    { tag: 'title', content: fullTitle },
    meta('description', description),
    meta('keywords', keywords.join(', ')),
    ...(indexed ? [] : [meta('robots', 'noindex, follow')]),
    ...(url ? [link({ rel: 'canonical', href: url }), openGraph('og:url', url)] : []),
    openGraph('og:type', 'website'),
    openGraph('og:site_name', company.brand),
    openGraph('og:locale', LOCALE.openGraph),
    openGraph('og:title', fullTitle),
    openGraph('og:description', description),
    ...(picture ? pictureTags(picture) : []),
    meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('twitter:title', fullTitle),
    meta('twitter:description', description),
    themeColor('light'),
    themeColor('dark'),
    link({
      rel: 'icon',
      href: ICONS.legacy.path,
      sizes: `${ICONS.legacy.size}x${ICONS.legacy.size}`,
    }),
    link({ rel: 'icon', href: ICONS.vector.path, type: ICONS.vector.type }),
    link({ rel: 'apple-touch-icon', href: ICONS.appleTouch.path }),
    link({ rel: 'manifest', href: ICONS.manifest }),
  ];
}
