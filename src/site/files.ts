import type { Route } from './routes.ts';
import type { InternalHref } from './site.ts';

/** The site's icons, as files in its root. */
export const ICONS = {
  vector: { path: '/favicon.svg', type: 'image/svg+xml' },
  legacy: { path: '/favicon.ico', size: 32 },
  appleTouch: { path: '/apple-touch-icon.png', size: 180 },
  /** For the manifest. `maskable` stays within the inner four fifths, so any launcher can crop it. */
  app: [
    { path: '/icon-192.png', size: 192, purpose: 'any' },
    { path: '/icon-512.png', size: 512, purpose: 'any' },
    { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
  ],
  manifest: '/manifest.webmanifest',
} as const;

/** Where the search page finds its index; a build puts the file under a name with its hash instead. */
export const SEARCH_INDEX_PATH = '/search-index.json';

/** The size of Open Graph images in pixels, and the file size above which some networks drop them. */
export const SOCIAL_PICTURE = { width: 1200, height: 630, type: 'image/png', maxBytes: 300_000 };

/** The path of a page's Open Graph image, which the build draws. */
export function socialPicturePath({ id }: Pick<Route, 'id'>): InternalHref {
  return `/social/${id}.png`;
}
