import { layoutCopy } from '#features/navigation/content.ts';
import { banner, type BannerFacts } from '#data/banner.ts';
import { formatIsoDate, toIsoDate } from '#lib/dates.ts';
import { InputError } from '#lib/input-error.ts';
import type { BannerProps } from '#features/navigation/Banner.tsx';
import type { Site } from '#site/site.ts';

/**
 * The banner for every page except those that are one frame, or `null` if none is due on `today`.
 * @throws {InputError} if it links to a page that does not exist.
 */
export function bannerProps(
  site: Pick<Site, 'routes'>,
  today: Date,
  facts: BannerFacts | null = banner,
): BannerProps | null {
  if (facts === null) return null;
  const { text, link, from, until } = facts;
  const [path = ''] = link.path.split('#');
  if (!site.routes.some((route) => route.path === path)) {
    const paths = site.routes.flatMap((route) => (route.indexed ? [route.path] : []));
    throw new InputError('src/data/banner.ts has problems:', [
      `link.path "${link.path}": no page has this address; use one of ${paths.join(', ')}`,
    ]);
  }
  const day = toIsoDate(today);
  if (day < from || day > until) return null;
  return {
    name: layoutCopy.banner.name,
    text,
    link: { href: link.path, label: link.label },
    until: { date: until, text: `${layoutCopy.banner.until} ${formatIsoDate(until)}.` },
  };
}
