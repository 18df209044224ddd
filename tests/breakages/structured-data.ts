import type { Breakage } from './breakage.ts';

/** What pages tell machines. */
export const structuredData: readonly Breakage[] = [
  {
    id: 'rating-on-premium',
    means: 'A rating is on a page that must not have one.',
    file: 'src/seo/json-ld/graph.ts',
    search: 'const rating = RATINGS[line];',
    replacement: 'const rating = RATINGS[line] ?? company.ratings.platform;',
    noticedBy: {
      file: 'tests/unit/json-ld.test.ts',
      name: 'the graph of a page > ratings stand on the two pages that the specification names, and never on the company',
    },
  },
  {
    id: 'offers-without-start',
    means: 'Offers do not say when they became valid.',
    file: 'src/seo/json-ld/offers.ts',
    search: 'validFrom: company.offersValidFrom,',
    replacement: '',
    noticedBy: {
      file: 'tests/unit/json-ld.test.ts',
      name: 'a monthly plan is offered with everything that the specification lists',
    },
  },
  {
    id: 'search-action-elsewhere',
    means: 'The search action leads to a parameter that the search page does not read.',
    file: 'src/seo/json-ld/organization.ts',
    search: '?q={search_term_string}',
    replacement: '?s={search_term_string}',
    noticedBy: {
      file: 'tests/unit/json-ld.test.ts',
      name: 'the graph of a page > the search action leads to the search page',
    },
  },
  {
    id: 'seller-without-phone',
    means: 'The seller has no telephone number.',
    file: 'src/seo/json-ld/organization.ts',
    search: 'telephone: site.env.supportPhone,',
    replacement: '',
    noticedBy: {
      file: 'tests/unit/json-ld.test.ts',
      name: 'the seller has a name, a telephone and an e-mail address',
    },
  },
  {
    id: 'not-found-has-an-address',
    means: 'The structured data of the not-found page says that it has an address.',
    file: 'src/seo/json-ld/graph.ts',
    search:
      "if (route.id === 'notFound') return { '@context': 'https://schema.org', '@graph': everywhere };",
    replacement: '',
    noticedBy: {
      file: 'tests/unit/json-ld.test.ts',
      name: 'the graph of a page > notFound says what it is',
    },
  },
  {
    id: 'yearly-price-by-the-month',
    means: 'The yearly offer names the price of a month.',
    file: 'src/seo/json-ld/plan-offers.ts',
    search: 'price: amount,',
    replacement:
      "price: period === 'year' && entry.prices.month ? entry.prices.month.amount : amount,",
    noticedBy: {
      file: 'tests/unit/json-ld.test.ts',
      name: 'amounts follow the data > of the standard line',
    },
  },
  {
    id: 'premium-year-on-the-monthly-page',
    means: 'A year of a premium plan is offered on the page that sells a month.',
    file: 'src/data/premium-plans.ts',
    search: 'year: null',
    replacement: 'year: path',
    noticedBy: {
      file: 'tests/unit/json-ld.test.ts',
      name: 'a year of a premium plan is offered on the page of its line, which says how it is bought',
    },
  },
  {
    id: 'plan-named-like-its-line',
    means: 'A plan and its line have one name in a breadcrumb.',
    file: 'src/data/premium-plans.ts',
    search: '${productLines.premium.name}, ${plan.name} plan',
    replacement: '${productLines.standard.name} ${plan.name}',
    noticedBy: {
      file: 'tests/dist/discovery.test.ts',
      name: 'the graph of /pbsengine-premium-subscription > leads to the page through pages with different names',
    },
  },
];
