import type { ProductLine } from '#data/catalog-entry.ts';
import { BUNDLE_MONTHS } from '#data/linkedin-bundles.ts';
import { pageLabel } from '#site/navigation.ts';
import { pageRoute, type PageId } from '#site/routes.ts';
import { SEARCH_INDEX_PATH } from '#site/files.ts';
import type { Site } from '#site/site.ts';
import { scheduleCall } from '#features/navigation/content.ts';
import {
  bundlesFrom,
  partnershipFrom,
  platformFrom,
  premiumFrom,
  quarterFrom,
} from '#data/prices.ts';
import { searchAnswers } from './answers.ts';

/** Topics to start with. */
export const SEARCH_WORDS = [
  { word: 'What it costs' },
  { word: 'Missed calls' },
  { word: 'How to cancel' },
  { word: 'LinkedIn' },
  { word: 'Talk to a person' },
];

export const SEARCH_HINT = 'Ask in your own words, or pick a topic.';

/** The query parameter of a search, which every page's structured data states as well. */
const PARAMETER = 'q';

/** The pages by group, each with a sentence about it, and the product line that it sells. */
const LISTED: Record<
  Exclude<PageId, 'search' | 'notFound'>,
  { group: 'Services' | 'Company'; label?: string; text: string; line?: ProductLine }
> = {
  pbsengine: {
    group: 'Services',
    text: `The platform. From ${platformFrom} a month.`,
    line: 'standard',
  },
  pbsenginePremium: {
    group: 'Services',
    text: `LinkedIn included. From ${premiumFrom} a month.`,
    line: 'premium',
  },
  aiAutomation: {
    group: 'Services',
    text: `A part-time AI and automation team. From ${partnershipFrom} a month.`,
  },
  linkedin: {
    group: 'Services',
    text: `From ${quarterFrom} a quarter, or ${bundlesFrom} once for ${BUNDLE_MONTHS} months.`,
    line: 'linkedin',
  },
  catalog: {
    group: 'Services',
    label: 'Service catalog',
    text: 'Our main services in one place.',
  },
  home: { group: 'Company', text: 'What we do, who it’s for and what it costs.' },
  collective: { group: 'Company', text: 'Talk shop with other owners.' },
  privacy: { group: 'Company', text: 'What we do with your personal information.' },
  terms: { group: 'Company', text: 'What you agree to when you buy.' },
  accessibility: {
    group: 'Company',
    text: 'How accessible this website is, and how to report a problem.',
  },
};

/** The search page. */
export function searchCopy(site: Site) {
  const action = pageRoute('search').path;
  return {
    heading: 'Search',
    field: {
      action,
      parameter: PARAMETER,
      label: 'What are you looking for?',
      example: 'Try: missed calls',
      submit: 'Search',
      index: SEARCH_INDEX_PATH,
      shortcut: 'On this page, press / to jump to search',
    },
    hint: SEARCH_HINT,
    onPage: 'on the page',
    words: {
      label: 'Topics to search for',
      words: SEARCH_WORDS.map((word) => ({
        ...word,
        href: `${action}?${new URLSearchParams({ [PARAMETER]: word.word }).toString()}`,
      })),
    },
    /** The messages about a search; "{…}" is filled in. */
    messages: {
      one: '1 result for “{query}”.',
      many: '{count} results for “{query}”.',
      /** Used if a prepared answer is shown above the list. */
      answered: 'Short answer first, then {found}',
      answeredAlone: 'An answer for “{query}”.',
      corrected: 'Showing “{meant}” instead of “{typed}”.',
      none: 'No results for “{query}”.',
      common: '“{query}” is on every page. Add a word or two.',
      loading: 'Searching for “{query}” …',
      failed: 'Search didn’t load. Every page is listed below.',
    },
    answers: searchAnswers(site),
    siteIndex: {
      heading: 'All pages',
      order: { open: 'Order online', lead: 'Order' },
      groups: (['Services', 'Company'] as const).map((heading) => ({
        heading,
        pages: Object.entries(LISTED)
          .filter(([, { group }]) => group === heading)
          .map(([id, { label, text, line }]) => {
            const route = site.route(id);
            return {
              href: route.path,
              label: label ?? pageLabel(route),
              text,
              orders: site.purchases
                .filter(({ entry }) => entry.line === line)
                .map(({ entry, period, price, path }) => ({
                  href: path,
                  label: period === 'year' ? `${entry.name}, yearly` : entry.name,
                  // The sentence about the page says how often a bundle is paid.
                  text: price.replace(/, .*/, ''),
                })),
            };
          }),
      })),
    },
    noResults: {
      hint: 'Try different or fewer words, pick a topic, or ask a person.',
      call: scheduleCall,
    },
  };
}

export type SearchCopy = ReturnType<typeof searchCopy>;
