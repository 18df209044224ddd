import type { Route } from './routes.ts';
import type { InternalHref } from './site.ts';

/** The size of Open Graph images in pixels, and the file size above which some networks drop them. */
export const SOCIAL_PICTURE = { width: 1200, height: 630, type: 'image/png', maxBytes: 300_000 };

/** The path of a page's Open Graph image, which the build draws. */
export function socialPicturePath({ id }: Pick<Route, 'id'>): InternalHref {
  return `/social/${id}.png`;
}
