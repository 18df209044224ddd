import type { BreadcrumbList, Graph, ItemList, Product, WebPage } from 'schema-dts';
import { catalog } from '#data/catalog.ts';
import { type ProductLine, productLines } from '#data/catalog-entry.ts';
import { company } from '#data/company.ts';
import { coreServices } from '#data/services.ts';
import { socialPicturePath } from '#site/files.ts';
import { LOCALE, TITLE_SUFFIX } from '#site/identity.ts';
import { pageLabel } from '#site/navigation.ts';
import { LINE_PAGES, type PageId, pageRoute, type Route } from '#site/routes.ts';
import type { Site } from '#site/site.ts';
import { offer, planOffers } from './offers.ts';
import { graphIds, organization, website } from './organization.ts';

/** The product lines that have a rating (specification, section 3). */
const RATINGS: Partial<Record<ProductLine, { value: number; reviewCount: number }>> = {
  standard: company.ratings.platform,
  linkedin: company.ratings.linkedin,
};

/** The page above this one; none is above Home. */
function parentOf(site: Site, { id }: Route): PageId | null {
  if (id === 'home') return null;
  if (id === 'pbsenginePremium') return 'pbsengine';
  return site.purchases.find((purchase) => purchase.id === id)?.backTo ?? 'home';
}

/** The pages from Home to this one. */
function trailTo(site: Site, route: Route): Route[] {
  const parent = parentOf(site, route);
  return parent ? [...trailTo(site, pageRoute(parent)), route] : [route];
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

/** The line of the catalog that `route` presents, with its offers and, if the specification gives one, its rating. */
function lineProduct(site: Site, route: Route): Product[] {
  const line = (Object.keys(productLines) as ProductLine[]).find(
    (candidate) => LINE_PAGES[candidate] === route.id,
  );
  if (!line) return [];
  const rating = RATINGS[line];
  const ids = graphIds(site);
  const url = site.absoluteUrl(route.path);
  const sold = catalog.filter((entry) => entry.line === line);
  return [
    {
      '@type': 'Product',
      '@id': ids.product(url),
      name: productLines[line].name,
      description: route.description,
      url,
      image: site.absoluteUrl(socialPicturePath(route)),
      brand: { '@id': ids.organization },
      offers: planOffers(site, sold).map((plan) => offer(site, plan)),
      ...(rating && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.value,
          reviewCount: rating.reviewCount,
          bestRating: 5,
        },
      }),
    },
  ];
}

/** A page's structured data as one graph. The not-found page has no address: its graph only says whose site this is. */
export function pageGraph(site: Site, route: Route): Graph {
  const everywhere = [organization(site), website(site)];
  if (route.id === 'notFound') return { '@context': 'https://schema.org', '@graph': everywhere };
  const own =
    route.id === 'home'
      ? [webPage(site, route), serviceList(site)]
      : [webPage(site, route), breadcrumb(site, route), ...lineProduct(site, route)];
  return { '@context': 'https://schema.org', '@graph': [...everywhere, ...own] };
}

/** The page itself; every page but Home has a breadcrumb. */
function webPage(site: Site, { id, path, title, description }: Route): WebPage {
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
    ...(id !== 'home' && { breadcrumb: { '@id': ids.breadcrumb(url) } }),
  };
}

function breadcrumb(site: Site, route: Route): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': graphIds(site).breadcrumb(site.absoluteUrl(route.path)),
    itemListElement: trailTo(site, route).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pageLabel(step),
      item: site.absoluteUrl(step.path),
    })),
  };
}
