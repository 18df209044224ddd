import type { Graph, ItemList, Thing } from 'schema-dts';
import { company } from '#data/company.ts';
import { coreServices } from '#data/services.ts';
import { pageLabel } from '#site/navigation.ts';
import { pageRoute, type PageId, type Route } from '#site/routes.ts';
import type { Site } from '#site/site.ts';
import { graphIds } from './ids.ts';
import { product } from './offers.ts';
import { organization, website } from './organization.ts';
import {
  aiPlanOffers,
  linkedinOffers,
  premiumPlanOffers,
  standardPlanOffers,
} from './plan-offers.ts';
import { breadcrumb, webPage, type Crumb } from './web-page.ts';

/** The page that stands between Home and this one, if any. */
function parentOf(site: Site, route: Route): PageId | null {
  if (route.id === 'pbsenginePremium') return 'pbsengine';
  return site.purchases.find(({ id }) => id === route.id)?.backTo ?? null;
}

function crumbsOf(site: Site, route: Route): Crumb[] {
  if (route.id === 'home') return [];
  const parent = parentOf(site, route);
  const crumb = (step: Route): Crumb => ({ path: step.path, name: pageLabel(step) });
  return [{ path: '/', name: 'Home' }, ...(parent ? [crumb(pageRoute(parent))] : []), crumb(route)];
}

/** The pages of the three services, in the order of the list. */
const SERVICE_PAGES: Record<(typeof coreServices)[number]['id'], PageId> = {
  platform: 'pbsengine',
  'ai-automation': 'aiAutomation',
  'linkedin-management': 'linkedin',
};

/** @throws where the catalog list has no such service. */
function serviceName(id: string): string {
  const service = coreServices.find((candidate) => candidate.id === id);
  if (!service) throw new Error(`src/data/services.ts lists no service "${id}"`);
  return service.name;
}

/** The catalog list of Home: three services (specification, section 3). */
function serviceList(site: Site): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${site.absoluteUrl('/')}#services`,
    name: `Services of ${company.brand}`,
    itemListElement: coreServices.map(({ id, name }, index) => {
      const page = SERVICE_PAGES[id];
      if (!page) throw new Error(`The service "${id}" has no page; add it to SERVICE_PAGES`);
      return {
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Service',
          name,
          description: pageRoute(page).description,
          url: site.absoluteUrl(pageRoute(page).path),
          provider: { '@id': graphIds(site).organization },
          areaServed: company.salesRegions.map(({ code }) => code),
        },
      };
    }),
  };
}

function ownThings(site: Site, route: Route): Thing[] {
  switch (route.id) {
    case 'home':
      return [serviceList(site)];
    case 'pbsengine':
      return [
        product(site, route, {
          name: company.platformName,
          offers: standardPlanOffers(),
          rating: company.ratings.platform,
        }),
      ];
    case 'pbsenginePremium':
      return [product(site, route, { name: company.premiumName, offers: premiumPlanOffers() })];
    case 'aiAutomation':
      return [product(site, route, { name: serviceName('ai-automation'), offers: aiPlanOffers() })];
    case 'linkedin':
      return [
        product(site, route, {
          name: serviceName('linkedin-management'),
          offers: linkedinOffers(site),
          rating: company.ratings.linkedin,
        }),
      ];
    default:
      return [];
  }
}

/** Everything that a page says to machines, as one graph. The not-found page says nothing. */
export function pageGraph(site: Site, route: Route): Graph | null {
  if (route.id === 'notFound') return null;
  const crumbs = crumbsOf(site, route);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(site),
      website(site),
      webPage(site, route, crumbs.length > 0),
      ...(crumbs.length > 0 ? [breadcrumb(site, crumbs)] : []),
      ...ownThings(site, route),
    ],
  };
}
