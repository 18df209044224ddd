import type { BreadcrumbList, Graph, ItemList, Thing, WebPage } from 'schema-dts';
import { catalog } from '#data/catalog.ts';
import { type ProductLine, productLines } from '#data/catalog-entry.ts';
import { company } from '#data/company.ts';
import { coreServices } from '#data/services.ts';
import { LOCALE, TITLE_SUFFIX } from '#site/identity.ts';
import { pageLabel } from '#site/navigation.ts';
import { LINE_PAGES, type PageId, pageRoute, type Route } from '#site/routes.ts';
import type { Site } from '#site/site.ts';
import { graphIds } from './ids.ts';
import { planOffers, product } from './offers.ts';
import { organization, website } from './organization.ts';

/** The lines that have a rating (specification, section 3). */
const RATINGS: Partial<Record<ProductLine, { value: number; reviewCount: number }>> = {
  standard: company.ratings.platform,
  linkedin: company.ratings.linkedin,
};

/** The page above this one, if that is not Home. */
function parentOf(site: Site, route: Route): PageId | null {
  if (route.id === 'pbsenginePremium') return 'pbsengine';
  return site.purchases.find(({ id }) => id === route.id)?.backTo ?? null;
}

/** The pages between Home and this one, from the top. */
function ancestorsOf(site: Site, route: Route): Route[] {
  const parent = parentOf(site, route);
  if (!parent) return [];
  const page = pageRoute(parent);
  return [...ancestorsOf(site, page), page];
}

function crumbsOf(site: Site, route: Route): Crumb[] {
  if (route.id === 'home') return [];
  const steps = [...ancestorsOf(site, route), route];
  return [
    { path: '/', name: 'Home' },
    ...steps.map((step) => ({ path: step.path, name: pageLabel(step) })),
  ];
}

/** The catalog list on Home: three services (specification, section 3). */
function serviceList(site: Site): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${site.absoluteUrl('/')}#services`,
    name: `Services of ${company.brand}`,
    itemListElement: coreServices.map(({ line, name }, index) => {
      const page = pageRoute(LINE_PAGES[line]);
      return {
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Service',
          name,
          description: page.description,
          url: site.absoluteUrl(page.path),
          provider: { '@id': graphIds(site).organization },
          areaServed: company.salesRegions.map(({ code }) => code),
        },
      };
    }),
  };
}

/** The line of the catalog that `route` presents, as a product. */
function lineProduct(site: Site, route: Route): Thing[] {
  const line = (Object.keys(productLines) as ProductLine[]).find(
    (candidate) => LINE_PAGES[candidate] === route.id,
  );
  if (!line) return [];
  const rating = RATINGS[line];
  return [
    product(site, route, {
      name: productLines[line].name,
      offers: planOffers(
        site,
        catalog.filter((entry) => entry.line === line),
      ),
      ...(rating && { rating }),
    }),
  ];
}

function ownThings(site: Site, route: Route): Thing[] {
  return route.id === 'home' ? [serviceList(site)] : lineProduct(site, route);
}

/** A page's structured data as one graph. The not-found page has no address: its graph only says whose site this is. */
export function pageGraph(site: Site, route: Route): Graph {
  const everywhere = [organization(site), website(site)];
  if (route.id === 'notFound') return { '@context': 'https://schema.org', '@graph': everywhere };
  const crumbs = crumbsOf(site, route);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...everywhere,
      webPage(site, route, crumbs.length > 0),
      ...(crumbs.length > 0 ? [breadcrumb(site, crumbs)] : []),
      ...ownThings(site, route),
    ],
  };
}

/** A step of a breadcrumb. */
type Crumb = Pick<Route, 'path'> & { name: string };

/** The page itself. */
function webPage(site: Site, { path, title, description }: Route, hasBreadcrumb: boolean): WebPage {
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
function breadcrumb(site: Site, crumbs: readonly Crumb[]): BreadcrumbList {
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
