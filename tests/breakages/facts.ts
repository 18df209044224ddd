import type { Breakage } from './breakage.ts';

/** Facts from the specification, and the rules that the data follows. */
export const facts: readonly Breakage[] = [
  {
    id: 'state-nevada',
    means: 'The company is in another state.',
    file: 'src/data/company.ts',
    search: "state: 'Delaware'",
    replacement: "state: 'Nevada'",
    noticedBy: {
      file: 'tests/unit/specification/company.test.ts',
      name: 'the company: names, place, regions, dates and ratings',
    },
  },
  {
    id: 'standard-price',
    means: 'A plan has a price with a typo.',
    file: 'src/data/standard-plans.ts',
    search: "name: 'Standard',\n    price: usd(",
    replacement: "name: 'Standard',\n    price: usd(1000 + ",
    noticedBy: {
      file: 'tests/unit/specification/platform-plans.test.ts',
      name: 'the plans of the platform: name, prices, which one is popular, what each gives, and where it is bought',
    },
  },
  {
    id: 'eleven-months',
    means: 'A year costs eleven months.',
    file: 'src/data/catalog-entry.ts',
    search: 'MONTHS_CHARGED_PER_YEAR = 10',
    replacement: 'MONTHS_CHARGED_PER_YEAR = 11',
    noticedBy: {
      file: 'tests/unit/specification/platform-plans.test.ts',
      name: 'the plans of the platform: name, prices, which one is popular, what each gives, and where it is bought',
    },
  },
  {
    id: 'enterprise-discount',
    means: 'A premium plan has a different discount.',
    file: 'src/data/premium-plans.ts',
    search: 'discountPercent: 60',
    replacement: 'discountPercent: 50',
    noticedBy: {
      file: 'tests/unit/specification/premium-plans.test.ts',
      name: 'the premium plans: name, prices, LinkedIn level, discount, what one alone has, and where it is bought',
    },
  },
  {
    id: 'level-2-advertisements',
    means: 'A bundle has one more advertisement per week.',
    file: 'src/data/linkedin-bundles.ts',
    search: 'advertisementsPerWeek: 3',
    replacement: 'advertisementsPerWeek: 4',
    noticedBy: {
      file: 'tests/unit/specification/linkedin-bundles.test.ts',
      name: 'the LinkedIn bundles: price, advertisements, communication, term and billing',
    },
  },
  {
    id: 'custom-build-price',
    means: 'The custom build costs less than it does.',
    file: 'src/data/ai-offers.ts',
    search: "built for one job.',\n    price: usd(",
    replacement: "built for one job.',\n    price: usd(1 + ",
    noticedBy: {
      file: 'tests/unit/specification/ai-offers.test.ts',
      name: 'the AI offers: price and period',
    },
  },
  {
    id: 'sales-management-monthly',
    means: 'A set-up fee is charged every month.',
    file: 'src/data/services.ts',
    search: "period: 'setup'",
    replacement: "period: 'month'",
    noticedBy: {
      file: 'tests/unit/specification/services.test.ts',
      name: 'the additional services: price, period, set-up and what comes on top',
    },
  },
  {
    id: 'late-fee',
    means: 'The late fee is ten times as high.',
    file: 'src/data/legal-facts.ts',
    search: 'payment: { lateFeePercentPerDay: ',
    replacement: 'payment: { lateFeePercentPerDay: 1 + ',
    noticedBy: {
      file: 'tests/unit/specification/legal-facts.test.ts',
      name: 'what the legal text states in figures',
    },
  },
  {
    id: 'uptime',
    means: 'The business claims more than it does.',
    file: 'src/data/claims.ts',
    search: 'uptimePercent: 9',
    replacement: 'uptimePercent: 8',
    noticedBy: {
      file: 'tests/unit/specification/claims.test.ts',
      name: 'what the business claims',
    },
  },
  {
    id: 'purchase-page-shared',
    means: 'Two plans may share a purchase page.',
    file: 'src/data/catalog.ts',
    search: 'shared.size > 0',
    replacement: 'shared.size > 99',
    noticedBy: {
      file: 'tests/unit/data.test.ts',
      name: 'wrong data is refused with the fix > an id and a purchase path that two entries share',
    },
  },
  {
    id: 'two-popular',
    means: 'Two plans may both be the popular one.',
    file: 'src/data/standard-plans.ts',
    search: 'plan.popular).length === 1',
    replacement: 'plan.popular).length > 0',
    noticedBy: {
      file: 'tests/unit/data.test.ts',
      name: 'wrong data is refused with the fix > two popular',
    },
  },
];
