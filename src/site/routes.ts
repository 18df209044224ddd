import { company } from '#data/company.ts';
import { weeklyConnectionsText } from '#data/claims.ts';
import type { ProductLine } from '#data/catalog-entry.ts';
import { BUNDLE_MONTHS, linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import {
  buildFrom,
  bundlesFrom,
  cheapest,
  communityPrice,
  doneForYouFrom,
  partnershipFrom,
  platformFrom,
  premiumFrom,
} from '#data/prices.ts';
import { InputError } from '#lib/input-error.ts';
import { byId } from '#lib/lists.ts';
import { inWords, inWordsFirst } from '#lib/text.ts';

/** One page of the site. */
export type Route = {
  id: string;
  /** From the root, without a trailing slash. */
  path: `/${string}`;
  /** Without the common suffix. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** Whether search engines may list the page. */
  indexed: boolean;
};

/** Who sets up the platform, and the lowest price for each way. */
const setUp = `We set it up with you from ${platformFrom} a month, or for you from ${doneForYouFrom}.`;
const discountedPlans = premiumPlans.filter((plan) => plan.discountPercent > 0);
const discounts = discountedPlans.map((plan) => plan.discountPercent);
const discountFrom =
  discountedPlans.length > 0
    ? ` Plans from ${cheapest(discountedPlans)} take ${Math.min(...discounts)}% to ${Math.max(...discounts)}% off our fees for other services.`
    : '';

/** The phrases of a list written as "a, b, c". */
const phrases = (list: string): readonly string[] => list.split(', ');

const pages = [
  {
    id: 'home',
    path: '/',
    title: 'CRM, booking and invoicing for service businesses',
    description: `Your customer list, bookings, texts, reviews and invoices in one system. ${setUp} Your first call is free.`,
    keywords: phrases(
      'business systems, business automation, done-for-you CRM, service business software, AI automation partner',
    ),
    indexed: true,
  },
  {
    id: 'pbsengine',
    path: '/pbsengine',
    title: `${company.platformName}: all-in-one CRM, booking, texts and payments`,
    description: `One login for your customer list, bookings, texts, reviews, payments and reports. ${setUp}`,
    keywords: phrases(
      'business automation platform, CRM with scheduling and payments, marketing automation, unlimited sub-accounts, white-label CRM',
    ),
    indexed: true,
  },
  {
    id: 'pbsenginePremium',
    path: '/pbsengine-premium',
    title: `${company.premiumName}: platform plus managed LinkedIn`,
    description: `${company.platformName} plus a team that runs your LinkedIn: ${inWords(premiumPlans.length)} plans from ${premiumFrom} a month.${discountFrom}`,
    keywords: phrases(
      'managed LinkedIn with CRM, business platform with services, LinkedIn management plan, done-for-you marketing plan',
    ),
    indexed: true,
  },
  {
    id: 'aiAutomation',
    path: '/ai-automation-systems',
    title: 'AI automation for service businesses, done for you',
    description: `A part-time AI and automation team from ${partnershipFrom} a month, no minimum term. Custom AI builds from ${buildFrom}. Starts with a free assessment.`,
    keywords: phrases(
      'fractional AI team, AI automation for service businesses, custom AI build, business process automation, free AI assessment',
    ),
    indexed: true,
  },
  {
    id: 'linkedin',
    path: '/linkedin-management',
    title: 'LinkedIn management and outreach, done for you',
    description: `We run your profile, page and outreach, working toward ${weeklyConnectionsText} connections a week. ${inWordsFirst(linkedinBundles.length)} ${BUNDLE_MONTHS}-month bundles from ${bundlesFrom}, each paid once.`,
    keywords: phrases(
      'LinkedIn management, managed LinkedIn outreach, LinkedIn lead generation, LinkedIn company page management',
    ),
    indexed: true,
  },
  {
    id: 'collective',
    path: '/pbs-collective',
    title: `${company.communityName}: a community of business owners`,
    description: `A community where business owners compare notes on systems, automation, follow-up and growth. Free to join; paid membership is ${communityPrice} a month.`,
    keywords: phrases(
      `business owner community, service business community, automation community, ${company.communityName}`,
    ),
    indexed: true,
  },
  {
    id: 'catalog',
    path: '/service-catalog',
    title: 'Service catalog: our main services',
    description: `Browse the main ${company.brand} services in one catalog: ${company.platformName}, AI and automation systems, and LinkedIn management.`,
    keywords: phrases(
      'service catalog, business services, automation services, LinkedIn services, AI services',
    ),
    indexed: true,
  },
  {
    id: 'privacy',
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description: `How ${company.brand} collects, uses, stores and protects personal information, your rights in the US and Canada, and how to reach us.`,
    keywords: phrases(
      `privacy policy, data protection, personal information, ${company.brand} privacy`,
    ),
    indexed: false,
  },
  {
    id: 'terms',
    path: '/terms-of-service',
    title: 'Terms of Service',
    description: `The terms on which ${company.brand} provides its platform, AI and automation services, LinkedIn management, community, business connector and additional services.`,
    keywords: phrases(`terms of service, service agreement, payment terms, ${company.brand} terms`),
    indexed: false,
  },
  {
    id: 'accessibility',
    path: '/accessibility',
    title: 'Accessibility',
    description: `How accessible this website is: the standard it meets, how we check it, what we can’t vouch for, and how to tell ${company.brand} what’s in your way.`,
    keywords: phrases(
      `accessibility statement, accessible website, ${company.brand} accessibility`,
    ),
    indexed: true,
  },
  {
    id: 'search',
    path: '/search',
    title: 'Search',
    description: `Find a feature, a service or a price on this site: the platform, its plans, AI and automation, LinkedIn management and the community.`,
    keywords: phrases(`search, ${company.brand} search, site search`),
    indexed: false,
  },
  {
    id: 'notFound',
    path: '/404',
    title: 'Page Not Found',
    description: `There is no page at this address. Go back to the ${company.brand} home page, or pick another page from the menu.`,
    keywords: phrases(`page not found, ${company.brand}`),
    indexed: false,
  },
] as const satisfies readonly Route[];

export type PageId = (typeof pages)[number]['id'];

/** The page that presents each line of the catalog. */
export const LINE_PAGES = {
  standard: 'pbsengine',
  premium: 'pbsenginePremium',
  linkedin: 'linkedin',
  ai: 'aiAutomation',
} as const satisfies Record<ProductLine, PageId>;

const pagesById = byId(pages);

/** The page with this id. */
export const pageRoute = (id: PageId): Route => pagesById[id];

/** The facts about a purchase page that its route is made from. */
export type PurchasePage = Pick<Route, 'id' | 'path' | 'description'> & {
  /** What is bought, as the page's heading shows it. */
  product: string;
  /** The price with its period: "US$297 a month". */
  price: string;
};

/** The route of a purchase page. */
export function purchaseRoute(purchase: PurchasePage): Route {
  const { id, product, price, description, path } = purchase;
  return {
    id,
    path,
    title: product,
    description,
    keywords: [product, `${company.brand} plans`, `${company.brand} pricing`, price],
    indexed: true,
  };
}

/**
 * Every page of the site, in the order of the specification.
 * @throws {InputError} if two pages share a path, which a configured LinkedIn slug can cause.
 */
export function createRoutes(purchases: readonly PurchasePage[]): readonly Route[] {
  const routes: Route[] = [...pages, ...purchases.map(purchaseRoute)];
  const collisions = routes.filter(
    (route, index) => routes.findIndex(({ path }) => path === route.path) < index,
  );
  if (collisions.length > 0) {
    throw new InputError(
      'Two pages share an address:',
      collisions.map(
        ({ id, path }) =>
          `${path} of "${id}" is taken; change LINKEDIN_LEVEL_…_SLUG or the plan's path`,
      ),
    );
  }
  return routes;
}
