import { company } from '#data/company.ts';
import { pageLabel } from '#site/navigation.ts';
import { pageRoute, type PageId, type Route } from '#site/routes.ts';
import { SEARCH_INDEX_PATH } from '#site/search.ts';
import type { Site } from '#site/site.ts';
import { layoutCopy } from './layout.ts';
import { searchAnswers } from './search-answers.ts';

const WORDS = [
  { word: 'how much does it cost', lane: 8 },
  { word: 'missed calls', lane: 4 },
  { word: 'how do I cancel', lane: 7 },
  { word: 'LinkedIn', lane: 5 },
  { word: 'talk to a person', lane: 3 },
];

/** The name that the words have in the address: the structured data of every page promises it. */
const PARAMETER = 'q';

/** The pages by what is on them. Purchase pages follow, each under the line that it sells. */
const GROUPS: readonly { heading: string; pages: readonly PageId[] }[] = [
  { heading: company.platformName, pages: ['pbsengine', 'pbsenginePremium'] },
  { heading: 'Services', pages: ['aiAutomation', 'linkedin', 'catalog'] },
  { heading: 'Company', pages: ['home', 'collective', 'privacy', 'terms'] },
];

/** The search page. */
export function searchCopy(site: Site) {
  const action = pageRoute('search').path;
  return {
    heading: 'Search',
    field: {
      action,
      parameter: PARAMETER,
      label: 'What are you looking for?',
      submit: 'Search',
      index: SEARCH_INDEX_PATH,
      shortcut: 'Press / to come back to this field',
    },
    hint: 'Ask in your own words, or start at a station.',
    words: {
      words: WORDS.map((word) => ({
        ...word,
        href: `${action}?${new URLSearchParams({ [PARAMETER]: word.word }).toString()}`,
      })),
    },
    /** What the page says about a search; "{…}" is filled in. */
    messages: {
      one: '1 place for “{query}”.',
      many: '{count} places for “{query}”, best first.',
      corrected: '“{typed}” is read as “{meant}”.',
      none: 'Nothing for “{query}”.',
      common: '“{query}” is on every page. Add what it is about.',
      loading: 'Looking for “{query}” …',
      failed: 'The search cannot be loaded. Every page is below.',
    },
    answers: searchAnswers(site),
    siteIndex: {
      heading: 'All pages',
      groups: [
        ...GROUPS.map(({ heading, pages }) => ({
          heading,
          pages: pages.map((id) => indexEntry(site.route(id))),
        })),
        {
          heading: 'Order',
          pages: site.purchases.map(({ product, path }) => ({
            href: path,
            // The plan named Premium and the page of all premium plans would else have one name.
            label: `Order ${product}`,
          })),
        },
      ],
    },
    noResults: {
      hint: 'Try other words, or fewer. Or start at a station.',
      person: { lead: 'Or ask a person.', label: layoutCopy.scheduleCall },
    },
  };
}

function indexEntry(route: Route) {
  return { href: route.path, label: pageLabel(route), text: route.description };
}
