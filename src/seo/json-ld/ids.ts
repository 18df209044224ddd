import type { Site } from '#site/site.ts';

/** The `@id`s by which the nodes of every page's graph refer to each other. */
export function graphIds(site: Site) {
  const home = site.absoluteUrl('/');
  return {
    organization: `${home}#organization`,
    website: `${home}#website`,
    page: (url: string) => `${url}#webpage`,
    breadcrumb: (url: string) => `${url}#breadcrumb`,
    product: (url: string) => `${url}#product`,
  };
}
