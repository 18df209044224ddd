import type { BannerFacts } from '#data/banner.ts';
import { toIsoDate } from '#lib/format.ts';
import { InputError } from '#lib/input-error.ts';
import { didYouMean } from '#lib/did-you-mean.ts';
import { site } from '#site/current.ts';

/**
 * The banner if it is due on `today`, else `null`.
 * @throws {InputError} if it links to a page that does not exist.
 */
export function dueBanner(banner: BannerFacts | null, today: Date): BannerFacts | null {
  if (banner === null) return null;
  const { link, from, until } = banner;
  const [path = ''] = link.path.split('#');
  if (!site.routes.some((route) => route.path === path)) {
    const paths = site.routes.flatMap((route) => (route.indexed ? [route.path] : []));
    throw new InputError('src/data/banner.ts has problems:', [
      `link.path "${link.path}": no page has this address; use one of ${paths.join(', ')}`,
    ]);
  }
  const day = toIsoDate(today);
  return from <= day && day <= until ? banner : null;
}

/**
 * Checks the place on a page that the banner links to, if it names one. `readPage` reads the built page of a path.
 * @throws {InputError} if the page has no such place.
 */
export function checkBannerPlace(
  banner: BannerFacts | null,
  readPage: (path: string) => string,
): void {
  const [path = '', place] = banner?.link.path.split('#') ?? [];
  if (!place) return;
  const places = [...readPage(path).matchAll(/<(?:section|h\d)[^>]* id="([^"]+)"/g)].map(
    ([, id]) => `#${id}`,
  );
  if (places.includes(`#${place}`)) return;
  throw new InputError('src/data/banner.ts has problems:', [
    `link.path "${path}#${place}": the page has no such place; ${didYouMean(`#${place}`, places)}`,
  ]);
}
