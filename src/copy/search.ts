import { menuLabel, pageLabel } from '#site/navigation.ts';
import { pageRoute, type PageId } from '#site/routes.ts';
import { href, type Site } from '#site/site.ts';
import { aiCopy } from './ai.ts';
import { homeCopy } from './home.ts';
import { layoutCopy } from './layout.ts';
import { linkedinCopy } from './linkedin.ts';
import { pbsengineCopy } from './pbsengine.ts';
import { premiumCopy } from './premium.ts';

/** The copy of the pages whose sections can be linked to, in the order of the page. */
const PAGE_COPY = {
  home: homeCopy,
  pbsengine: pbsengineCopy,
  pbsenginePremium: premiumCopy,
  aiAutomation: aiCopy,
  linkedin: linkedinCopy,
} satisfies Partial<Record<PageId, Copy>>;

type Copy = Readonly<Record<string, { id?: string; heading?: string | readonly string[] }>>;

/** The sections of a page, as its copy heads them. */
function sectionsOf(page: string): { href: string; label: string }[] {
  const copy = (PAGE_COPY as Readonly<Record<string, Copy>>)[page] ?? {};
  return Object.values(copy).flatMap(({ id, heading }) =>
    id !== undefined && typeof heading === 'string'
      ? [{ href: href(page as PageId, id), label: heading.replaceAll('\n', ' ') }]
      : [],
  );
}

const WORDS = [
  { word: 'invoice', lane: 7 },
  { word: 'LinkedIn', lane: 5 },
  { word: 'price', lane: 8 },
  { word: 'missed call', lane: 4 },
  { word: 'community', lane: 3 },
];

/** The name that the words have in the address: the structured data of every page promises it. */
const PARAMETER = 'q';

/** The search page. */
export function searchCopy(site: Site) {
  const action = pageRoute('search').path;
  const pages = site.routes
    .filter(({ indexed }) => indexed)
    .map((route) => ({
      id: route.id,
      href: route.path,
      label: site.purchases.some(({ id }) => id === route.id)
        ? `Order ${route.title}`
        : pageLabel(route),
      sections: sectionsOf(route.id),
    }));
  const mainPages = pages
    .filter((page) => menuLabel(page) !== undefined)
    .map(({ href: path, label }) => ({ href: path, label }));
  // Neither is searched, and both are looked for.
  const documents = [pageRoute('privacy'), pageRoute('terms')];
  return {
    heading: 'Search',
    field: {
      action,
      parameter: PARAMETER,
      label: 'Search this site',
      placeholder: 'A plain word',
      submit: 'Search',
    },
    hint: 'Type a job, a tool or a price. Or start at a station.',
    words: {
      words: WORDS.map((word) => ({
        ...word,
        href: `${action}?${new URLSearchParams({ [PARAMETER]: word.word }).toString()}`,
      })),
    },
    siteIndex: { heading: 'Every page and section', pages },
    noResults: {
      hint: 'Try a plain word: invoice, LinkedIn, price.',
      mainPages: {
        heading: 'The main pages',
        pages: [
          ...mainPages,
          ...documents.map((route) => ({ href: route.path, label: pageLabel(route) })),
        ],
      },
    },
    person: { lead: 'Or ask a person.', label: layoutCopy.scheduleCall },
  };
}
