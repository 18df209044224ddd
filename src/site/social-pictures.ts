import type { Route } from './routes.ts';
import type { InternalHref } from './site.ts';

/** The size that networks ask for, in pixels, and the weight above which some of them give up. */
export const SOCIAL_PICTURE = { width: 1200, height: 630, type: 'image/png', maxBytes: 300_000 };

/** Where the picture of an indexable page stands; it is made while the site is built. */
export function socialPicturePath({ id }: Pick<Route, 'id'>): InternalHref {
  return `/social/${id}.png`;
}
