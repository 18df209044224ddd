import type { BreadcrumbList, WebPage } from 'schema-dts';
import { LOCALE, TITLE_SUFFIX } from '#site/identity.ts';
import type { Route } from '#site/routes.ts';
import type { Site } from '#site/site.ts';
import { graphIds } from './ids.ts';

/** A step of a breadcrumb. */
export type Crumb = Pick<Route, 'path'> & { name: string };

/** The page itself. */
export function webPage(
  site: Site,
  { path, title, description }: Route,
  hasBreadcrumb: boolean,
): WebPage {
  const ids = graphIds(site);
  const url = site.absoluteUrl(path);
  return {
    '@type': 'WebPage',
    '@id': ids.page(url),
    url,
    name: `${title}${TITLE_SUFFIX}`,
    description,
    inLanguage: LOCALE.language,
    isPartOf: { '@id': ids.website },
    publisher: { '@id': ids.organization },
    ...(hasBreadcrumb && { breadcrumb: { '@id': ids.breadcrumb(url) } }),
  };
}

/** The breadcrumb of a page. @throws if there are fewer than two steps. */
export function breadcrumb(site: Site, crumbs: readonly Crumb[]): BreadcrumbList {
  const last = crumbs.at(-1);
  if (!last || crumbs.length < 2) throw new Error('A breadcrumb has at least two steps');
  return {
    '@type': 'BreadcrumbList',
    '@id': graphIds(site).breadcrumb(site.absoluteUrl(last.path)),
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.absoluteUrl(path),
    })),
  };
}
